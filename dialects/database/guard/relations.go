package guard

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

func checkRelations(d dialects.Dialect, s *sqltree.Statement, r *Rules) *Refusal {
	for _, n := range s.Facts.Relations {
		if refusal := r.relation(d, n); refusal != nil {
			return refusal
		}
	}
	return nil
}

func (r *Rules) relation(d dialects.Dialect, n dialects.Name) *Refusal {
	if refusal := r.denied(d, n); refusal != nil {
		return refusal
	}
	home := r.at(d, n)
	if reason := systemRelation(d, home); reason != "" && !r.lists(d, r.AllowTables, n) {
		return &Refusal{Rule: RuleTable, Reason: fmt.Sprintf("%s %s: not allowed", display(home), reason),
			Allow: fmt.Sprintf("an administrator can allow the table %q", display(home))}
	}
	if len(r.OnlyTables) > 0 && !r.lists(d, r.OnlyTables, n) && !r.lists(d, r.AllowTables, n) {
		return &Refusal{Rule: RuleTable, Reason: fmt.Sprintf("the table %s is not among the tables that may be read", display(n)),
			Allow: fmt.Sprintf("an administrator can add the table %q to them", display(n))}
	}
	return nil
}

// denied refuses what rules deny, and what is hidden.
func (r *Rules) denied(d dialects.Dialect, n dialects.Name) *Refusal {
	var related []dialects.Name
	if len(r.DenyTables) > 0 {
		related = r.Catalog.related(n)
	}
	for _, pattern := range r.DenyTables {
		if slices.ContainsFunc(related, func(table dialects.Name) bool { return names(d, pattern, table) }) {
			return &Refusal{Rule: RuleTable, Reason: fmt.Sprintf("the table %s may not be read", display(n)),
				Allow: fmt.Sprintf("an administrator has denied %q", pattern)}
		}
	}
	if h := r.Catalog.hidden(r.at(d, n)); h != nil {
		return &Refusal{Rule: RuleTable, Reason: fmt.Sprintf("%s may not be read: %s", display(n), h.Reason),
			Allow: fmt.Sprintf("an administrator can allow the table %q", display(h.Name))}
	}
	return nil
}

// at is n where it is, as far as that is known.
func (r *Rules) at(d dialects.Dialect, n dialects.Name) dialects.Name {
	if d == dialects.MySQL && n.Schema == "" && !strings.EqualFold(n.Name, "dual") {
		n.Schema = r.Database
	}
	return n
}

// systemRelation says what is wrong with a relation of the system that shows files, secrets, settings or other
// sessions, and with those that are not known; "" for all others.
func systemRelation(d dialects.Dialect, n dialects.Name) string {
	schema, name := strings.ToLower(n.Schema), strings.ToLower(n.Name)
	switch d {
	case dialects.SQLite:
		switch {
		case strings.HasPrefix(name, "sqlite_stat"):
			return "holds samples of values"
		case strings.HasPrefix(name, "sqlite_") && !sqliteCatalog[name], sqliteInternals[name]:
			return "reveals the file or the host"
		case strings.HasPrefix(name, "pragma_") && !sqliteFunctions.from[name]:
			return "reveals settings or the host"
		}
	case dialects.MySQL:
		switch {
		case schema == "mysql", schema == "performance_schema", schema == "sys":
			return "is internal to the server"
		case schema == "information_schema" && !mysqlCatalog[name]:
			return "is not one of the system tables that only describe schemas"
		}
	case dialects.Postgres:
		switch {
		case schema == "information_schema" && postgresSchemaSecrets[name]:
			return "reveals other servers and their users"
		case (schema == "" || schema == "pg_catalog") && strings.HasPrefix(name, "pg_") && !postgresCatalog[name],
			schema != "pg_catalog" && strings.HasPrefix(schema, "pg_"),
			strings.HasPrefix(name, "pg_stat_") && !postgresCatalog[name]: // extensions live in any schema
			return "is internal to the server"
		}
	}
	return ""
}

// Describes reports whether a relation is the system's own and describes schemas, without values of tables.
func Describes(d dialects.Dialect, n dialects.Name) bool {
	schema, name := strings.ToLower(n.Schema), strings.ToLower(n.Name)
	switch d {
	case dialects.SQLite:
		return sqliteCatalog[name] || strings.HasPrefix(name, "pragma_") && sqliteFunctions.from[name]
	case dialects.MySQL:
		return schema == "information_schema" && mysqlCatalog[name] && name != "partitions" // whose bounds are values
	case dialects.Postgres:
		return schema == "information_schema" && !postgresSchemaSecrets[name] || (schema == "" || schema == "pg_catalog") && postgresCatalog[name]
	}
	return false
}

var (
	sqliteCatalog   = words(`sqlite_master sqlite_schema sqlite_sequence sqlite_temp_master sqlite_temp_schema`)
	sqliteInternals = words(`bytecode completion csv dbstat fsdir fts3tokenize fts5vocab tables_used vtablog wholenumber zipfile`)

	// mysqlCatalog are those of information_schema that describe schemas. Others tell of sessions, users, files,
	// settings or statistics, and some of InnoDB's (innodb_cmp_reset) set back what they tell.
	mysqlCatalog = words(`character_sets check_constraints collation_character_set_applicability collations columns
		columns_extensions engines events geometry_columns key_column_usage key_period_usage keywords parameters partitions
		periods referential_constraints routines schemata schemata_extensions sequences spatial_ref_sys sql_functions
		st_geometry_columns st_spatial_reference_systems st_units_of_measure statistics table_constraints
		table_constraints_extensions tables tables_extensions triggers view_routine_usage view_table_usage views`)

	// postgresSchemaSecrets may hold passwords of foreign servers.
	postgresSchemaSecrets = words(`_pg_foreign_data_wrappers _pg_foreign_servers _pg_foreign_tables _pg_user_mappings
		foreign_data_wrapper_options foreign_server_options foreign_table_options user_mapping_options`)

	// postgresCatalog describes schemas, or counts without showing values.
	postgresCatalog = words(`pg_aggregate pg_am pg_attrdef pg_attribute pg_cast pg_class pg_collation pg_constraint
		pg_conversion pg_database pg_depend pg_description pg_enum pg_extension pg_index pg_indexes
		pg_inherits pg_language pg_matviews pg_namespace pg_opclass pg_operator pg_opfamily pg_partitioned_table
		pg_policies pg_policy pg_proc pg_range pg_rewrite pg_rules pg_sequence pg_sequences pg_stat_all_indexes
		pg_stat_all_tables pg_stat_user_indexes pg_stat_user_tables pg_tables pg_tablespace pg_timezone_abbrevs
		pg_timezone_names pg_trigger pg_ts_config pg_ts_dict pg_ts_parser pg_ts_template pg_type pg_views`)
)

// defaultSchema is what a name without a schema means, as far as a text can tell.
var defaultSchema = map[dialects.Dialect]string{dialects.SQLite: "main", dialects.Postgres: "public"}

// lists reports whether a list of what is allowed has n. Tables of MySQL's own database may be named with it or
// without, in the list and in the query.
func (r *Rules) lists(d dialects.Dialect, list []string, n dialects.Name) bool {
	home := r.at(d, n)
	own := d == dialects.MySQL && strings.EqualFold(home.Schema, r.Database)
	return listed(d, list, home) || own && listed(d, list, dialects.Name{Name: n.Name})
}

// listed reports whether a list of what is allowed has n. A name without a schema is one of the default schema.
func listed(d dialects.Dialect, list []string, n dialects.Name) bool {
	schema, name := strings.ToLower(n.Schema), strings.ToLower(n.Name)
	bare := schema == "" || schema == defaultSchema[d]
	for _, pattern := range list {
		pattern = strings.ToLower(pattern)
		s, t, qualified := strings.Cut(pattern, ".")
		if !qualified {
			s, t = "", pattern
		}
		if matches(t, name) && (s == schema || bare && (s == "" || s == defaultSchema[d])) {
			return true
		}
	}
	return false
}

// names reports whether a denial means n, or may: a name without a schema on either side may be of any.
func names(d dialects.Dialect, pattern string, n dialects.Name) bool {
	s, t, qualified := strings.Cut(pattern, ".")
	if !qualified {
		return mayMatch(d, s, n.Name)
	}
	return mayMatch(d, t, n.Name) && (MayName(d, n.Schema, s) || n.Schema == "")
}

// mayMatch is matches, of a name that a server may take for another.
func mayMatch(d dialects.Dialect, pattern, name string) bool {
	prefix, ok := strings.CutSuffix(pattern, "*")
	if !ok {
		return MayName(d, name, pattern)
	}
	runes := []rune(name)
	n := utf8.RuneCountInString(prefix)
	return n <= len(runes) && MayName(d, string(runes[:n]), prefix)
}
