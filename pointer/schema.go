package pointer

import "github.com/sqlagent/sqlagent/dialects"

// Names of the schema's types.
type (
	Schema       = dialects.Schema
	SchemaTable  = dialects.Table
	SchemaColumn = dialects.Column
	Dialect      = dialects.Dialect
)

const (
	sqlite   = dialects.SQLite
	mysql    = dialects.MySQL
	postgres = dialects.Postgres
)
