package idiom

import "github.com/sqlagent/sqlagent/dialects/sqltree"

const findInSet = "find_in_set"

// InSet is whether a SET of MySQL's has a member among others, or has it not.
func InSet(set, member *sqltree.Expr, not bool) *sqltree.Expr {
	x := &sqltree.Expr{Op: sqltree.OpCall, Text: findInSet, Args: []*sqltree.Expr{member, set}}
	if not {
		return &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{x}}
	}
	return x
}

// OfSet is InSet as a comparison of the set with the member; nil: a call is none.
func OfSet(x *sqltree.Expr) *sqltree.Expr {
	if x.Text != findInSet || len(x.Args) != 2 {
		return nil
	}
	return &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{x.Args[1], x.Args[0]}}
}
