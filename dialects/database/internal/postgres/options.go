package postgres

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/foreign"
)

// ignored are options of libpq that pgx does not know, of pgx's other packages, and of other clients, that change
// nothing for a session that reads. Those of frameworks are in package foreign.
var ignored = foreign.Names(`keepalives keepalives_idle keepalives_interval keepalives_count tcp_user_timeout gssencmode
	gsslib gssdelegation load_balance_hosts fallback_application_name
	default_query_exec_mode statement_cache_capacity description_cache_capacity
	prepare_threshold prepared_statement_cache_queries prepared_statement_cache_size_mib database_metadata_cache_fields
	database_metadata_cache_fields_mib default_row_fetch_size re_write_batched_inserts string_type binary_transfer
	binary_transfer_enable binary_transfer_disable assume_min_server_version read_only read_only_mode auto_save
	cleanup_savepoints prefer_query_mode load_balance_hosts host_recheck_seconds gss_enc_mode unknown_length
	log_unclosed_connections allow_encoding_changes disable_column_sanitiser escape_syntax_call_mode ssl_response_timeout
	cancel_signal_timeout send_buffer_size receive_buffer_size protocol_version adaptive_fetch quote_returning_identifiers
	xml_factory_factory hide_unprivileged_objects group_startup_parameters max_result_buffer binary parse_input_dates
	use_server_side_binding`)

// lacking would make a connection safer, and cannot be had: to ignore them would be to weaken it.
var lacking = map[string]string{
	"sslcrl":              "revocation lists are not read",
	"sslcrldir":           "revocation lists are not read",
	"requirepeer":         "the owner of a socket is not checked",
	"sslidentity":         "give the client's certificate as sslcert and sslkey, in PEM",
	"sslfactory":          "give sslmode=verify-full and sslrootcert=FILE",
	"sslhostnameverifier": "give sslmode=verify-full and sslrootcert=FILE",
}

// identifier is what names an option. Anything else may be a part of a password, and no message names it.
var identifier = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.-]*$`)

const sslmodes = "disable, allow, prefer, require, verify-ca, verify-full"

// translated is dsn, where it is a URL, with the options of other clients as libpq has them.
func translated(dsn string) (string, error) {
	base, query, _ := strings.Cut(dsn, "?")
	if !strings.Contains(base, "://") || query == "" {
		return dsn, nil
	}
	var options []string
	set := func(name, value string) {
		options = append(options, name+"="+strings.ReplaceAll(url.QueryEscape(value), "+", "%20")) // libpq takes a + as it is
	}
	tls := map[string]string{}
	for pair := range strings.SplitSeq(query, "&") {
		name, value, _ := strings.Cut(pair, "=")
		value, err := url.PathUnescape(value)
		if err != nil || !identifier.MatchString(name) {
			return "", badDSN(": its options are not name=value&name=value")
		}
		switch key := foreign.Name(name); key {
		case "ssl", "sslmode", "sslaccept", "sslcert", "requiressl":
			tls[key] = value
		case "schema", "currentschema", "schemasearchpath":
			set("search_path", searchPath(value))
		case "applicationname":
			set("application_name", value)
		case "channelbinding":
			set("channel_binding", value)
		case "targetservertype":
			target := targets[strings.ToLower(value)]
			if target == "" {
				return "", badDSN(": its " + name + " is not one of any, primary, secondary, preferSecondary, preferPrimary")
			}
			set("target_session_attrs", target)
		case "sslfactory":
			if !strings.HasSuffix(value, ".NonValidatingFactory") {
				return "", unsupported(name)
			}
		default:
			if lacking[key] != "" {
				return "", unsupported(name)
			}
			set(name, value)
		}
	}
	if err := translateTLS(tls, set); err != nil {
		return "", err
	}
	return base + "?" + strings.Join(options, "&"), nil
}

func unsupported(option string) error {
	return badDSN(": its option " + option + " is not supported: " + lacking[foreign.Name(option)])
}

// translateTLS writes what clients say about TLS as sslmode and its files. An sslmode counts before ssl and requiressl,
// and Prisma's strict before it.
func translateTLS(given map[string]string, set func(name, value string)) error {
	mode := strings.ToLower(strings.ReplaceAll(given["sslmode"], "_", "-"))
	if ssl, ok := given["ssl"]; ok && mode == "" {
		mode = strings.ToLower(ssl)
		switch {
		case foreign.True(ssl):
			mode = "require" // as libpq reads it
		case strings.HasPrefix(ssl, "{"): // node's
			if mode = "verify-full"; rejectsNothing.MatchString(ssl) {
				mode = "require"
			}
		case slices.Contains([]string{"0", "false", "f", "off", "no"}, mode):
			mode = "disable"
		}
	}
	if requires, ok := given["requiressl"]; ok && mode == "" && foreign.True(requires) { // libpq's old name
		mode = "require"
	}
	if mode == "no-verify" { // node's
		mode = "require"
	}
	accept, prisma := given["sslaccept"]
	if prisma && mode != "disable" && strings.EqualFold(accept, "strict") {
		mode = "verify-full"
	}
	switch {
	case given["sslcert"] != "" && prisma: // the authority's
		set("sslrootcert", given["sslcert"])
	case given["sslcert"] != "":
		set("sslcert", given["sslcert"])
	}
	if mode == "" {
		return nil
	}
	if !slices.Contains(strings.Split(sslmodes, ", "), mode) {
		return badDSN(": something is wrong with its sslmode, which is one of " + sslmodes)
	}
	set("sslmode", mode)
	return nil
}

var rejectsNothing = regexp.MustCompile(`"?rejectUnauthorized"?\s*:\s*false`)

// targets are JDBC's names of servers.
var targets = map[string]string{"any": "any", "primary": "primary", "master": "primary", "secondary": "standby",
	"slave": "standby", "prefersecondary": "prefer-standby", "preferslave": "prefer-standby", "preferprimary": "any"}

// searchPath quotes the names of schemas that are not plain: frameworks write them as they are.
func searchPath(schemas string) string {
	names := strings.Split(schemas, ",")
	for i, name := range names {
		name = strings.TrimSpace(name)
		if !plainName.MatchString(name) && !strings.HasPrefix(name, `"`) {
			name = dialects.Quote(name)
		}
		names[i] = name
	}
	return strings.Join(names, ", ")
}

var plainName = regexp.MustCompile(`^[a-z_][a-z0-9_]*$`)

// dropForeign takes the options out of what the server is asked to set that no server knows. What else it does not
// know, it names.
func dropForeign(settings map[string]string) {
	for name := range settings {
		if key := foreign.Name(name); ignored[key] || foreign.Ignored(key) || strings.HasPrefix(name, "pool_") {
			delete(settings, name)
		}
	}
}

func badDSN(why string) *database.Error {
	return &database.Error{Kind: database.Unreachable, Message: "the PostgreSQL DSN cannot be read" + why,
		Hint: "write postgres://USER:PASSWORD@HOST:PORT/DATABASE?sslmode=MODE, with odd characters of user and" +
			" password as %XX (@ is %40, : is %3A, / is %2F, # is %23, % is %25); or" +
			" host=HOST user=USER dbname=DATABASE"}
}
