package parse

import "fmt"

// SyntaxError is what a dialect's parser refuses.
type SyntaxError struct {
	Message string
	Offset  int // in bytes; -1 where the parser does not say
}

func (e *SyntaxError) Error() string { return "syntax error: " + e.Message }

// CountError is text that is not exactly one statement.
type CountError struct{ Statements int } // 2 means any number above 1

func (e *CountError) Error() string {
	if e.Statements == 0 {
		return "there is no statement"
	}
	return "there is more than one statement"
}

// UnknownError is something in a statement that the tree has no place for.
type UnknownError struct {
	What   string // "PIVOT", "the node *ast.Foo"
	Offset int    // in bytes; -1 where it is not known
}

func (e *UnknownError) Error() string { return fmt.Sprintf("%s is not supported", e.What) }
