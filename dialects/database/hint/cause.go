package hint

// Cause is what is wrong with a statement, or what it takes too much of, whatever the database calls it.
type Cause string

const (
	UnknownTable    Cause = "unknown_table"
	UnknownColumn   Cause = "unknown_column"
	UnknownFunction Cause = "unknown_function"
	UnknownName     Cause = "unknown_name"   // of a collation, a type, an index
	AmbiguousName   Cause = "ambiguous_name" // several tables have it

	WrongSyntax Cause = "wrong_syntax"
	WrongType   Cause = "wrong_type"  // operands or arguments do not fit together
	WrongGroup  Cause = "wrong_group" // an aggregate, a window function or a column that is not grouped is where it may not be
	WrongShape  Cause = "wrong_shape" // numbers of columns, arguments or rows do not fit, or a clause is not allowed there
	WrongValue  Cause = "wrong_value" // a row's: out of range, not of the type, divided by zero

	OverTime   Cause = "over_time"
	OverRows   Cause = "over_rows"   // the database expects to read too many
	OverMemory Cause = "over_memory" // or space on disk, or a row too long
)
