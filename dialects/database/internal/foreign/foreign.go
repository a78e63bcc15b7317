// Package foreign knows the options of a DSN that frameworks and their connection pools read, and no database. A
// DATABASE_URL of an application works unchanged because they are ignored, each by its name.
package foreign

import "strings"

// Name is how an option is looked up: Prisma writes connection_limit, node connectionLimit, Connector/J
// connection-limit.
func Name(option string) string { return strings.ToLower(joined.Replace(option)) }

// joined is made once: a replacer of its own for each of the names above was a third of what a start allocates.
var joined = strings.NewReplacer("-", "", "_", "")

// Ignored reports whether an option, by its Name, says nothing about a connection of ours.
func Ignored(name string) bool { return ignored[name] }

// True reports whether the value of an option switches it on. An option without a value is on, as in JDBC.
func True(value string) bool {
	switch strings.ToLower(value) {
	case "", "1", "true", "t", "on", "yes":
		return true
	}
	return false
}

// Names makes a set of a list of names.
func Names(list string) map[string]bool {
	names := map[string]bool{}
	for name := range strings.FieldsSeq(list) {
		names[Name(name)] = true
	}
	return names
}

var ignored = Names(prisma + sqlalchemy + django + rails + node + jdbc + hosts)

const (
	prisma = ` connection_limit pool_timeout pgbouncer socket_timeout connect_timeout statement_cache_size
		max_connection_lifetime max_idle_connection_lifetime single_use_connections `
	sqlalchemy = ` pool_size max_overflow pool_recycle pool_pre_ping pool_use_lifo pool_reset_on_return echo future
		prepared_statement_cache_size prepared_statement_name_func executemany_mode executemany_batch_page_size
		async_fallback command_timeout connection_timeout use_native_hstore `
	django = ` conn_max_age conn_health_checks disable_server_side_cursors atomic_requests autocommit engine `
	rails  = ` adapter pool max_connections min_connections min_threads max_threads reaping_frequency checkout_timeout
		idle_timeout keepalive max_age prepared_statements statement_limit advisory_locks migrations_paths retries
		connection_retries retry_deadline query_cache schema_cache_path database_tasks replica encoding reconnect
		insert_returning min_messages `
	node = ` max min idle_timeout_millis connection_timeout_millis acquire_timeout acquire_timeout_millis
		create_timeout_millis destroy_timeout_millis query_timeout keep_alive keep_alive_initial_delay_millis
		wait_for_connections queue_limit max_idle use_libpq_compat uselibpqcompat synchronize logging dialect
		max_uses allow_exit_on_idle enable_keep_alive keep_alive_initial_delay `
	jdbc = ` connect_timeout login_timeout socket_timeout tcp_keep_alive tcp_no_delay maximum_pool_size minimum_idle
		max_pool_size min_pool_size max_lifetime leak_detection_threshold register_mbeans default_fetch_size
		data_source_cache_name pool_name log_server_error_detail logger_level logger_file `
	hosts = ` supa workaround sslcompression ` // Supabase, Vercel; compression by TLS is gone
)
