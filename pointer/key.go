package pointer

import "github.com/sqlagent/sqlagent/dialects/schema"

// Guess is a foreign key that a schema does not declare.
type Guess struct{ Table, Column, RefTable, RefColumn string }

// GuessKeys guesses.
func GuessKeys(s *schema.Schema) []Guess { return nil }
