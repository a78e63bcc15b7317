package form

import "slices"

// Items are the first select list of a query, from its beginning.
func Items(tokens []Token) []Token {
	end := slices.IndexFunc(tokens, func(t Token) bool {
		return slices.Contains([]Token{From, On, Where, Group, Order, Limit, Union, Intersect, Except}, t)
	})
	if end < 0 {
		return tokens
	}
	return tokens[:end]
}

// Outer are the tokens that stand in no parentheses.
func Outer(tokens []Token) (out []Token) {
	depth := 0
	for _, t := range tokens {
		switch {
		case t == Open:
			depth++
		case t == Close:
			depth--
		case depth == 0:
			out = append(out, t)
		}
	}
	return out
}

// Cores are the tokens of a query's cores, each without those that are nested in it.
func Cores(tokens []Token) (out [][]Token) {
	open := [][]Token{nil}
	for _, token := range append(slices.Clone(tokens), Close) {
		at := len(open) - 1
		switch token {
		case Open:
			open = append(open, nil)
		case Close, Union, Intersect, Except:
			core := open[at]
			if slices.Contains(core, Select) {
				out = append(out, core)
				core = nil
			}
			if open[at] = nil; token == Close && at > 0 { // conditions in parentheses are their core's
				open = open[:at]
				open[at-1] = append(open[at-1], core...)
			}
		default:
			open[at] = append(open[at], token)
		}
	}
	return out
}

// Closing is where what a parenthesis opens ends; -1: nowhere.
func Closing(tokens []Token, open int) int {
	depth := 0
	for i := open; i < len(tokens); i++ {
		switch tokens[i] {
		case Open:
			depth++
		case Close:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}
