package english

import (
	"slices"
	"strings"
)

// KeepsBooks reports whether a column of a name is of what loads a warehouse, not of what its rows are: connectors say
// so by what it begins with, and others call a time so. Whether a row was deleted is of the row.
func KeepsBooks(name string, time bool) bool {
	name = strings.ToLower(name)
	return !ofRows[name] && slices.ContainsFunc(connectors, func(c string) bool { return strings.HasPrefix(name, c) }) ||
		time && loadTimes[strings.TrimPrefix(name, "_")]
}

var (
	connectors = strings.Fields("_fivetran_ _airbyte_ _sdc_ _dlt_ dbt_scd_ dbt_updated_")
	ofRows     = Words("_fivetran_deleted _sdc_deleted_at")
	loadTimes  = Words("loaded_at synced_at ingested_at etl_date etl_loaded_at etl_updated_at dw_loaded_at dw_created_at dw_updated_at dwh_loaded_at " +
		"load_date load_timestamp load_ts")
)
