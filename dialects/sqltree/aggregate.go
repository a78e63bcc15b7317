package sqltree

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// aggregates are the built-in aggregate functions, PostgreSQL's ordered and hypothetical sets among them. MySQL's
// ANY_VALUE is not: a query with no other aggregate returns every row.
var aggregates = map[dialects.Dialect][]string{
	dialects.SQLite: strings.Fields(`avg count geopoly_group_bbox group_concat json_group_array json_group_object
		jsonb_group_array jsonb_group_object max min string_agg sum total`),
	dialects.MySQL: strings.Fields(`avg bit_and bit_or bit_xor count group_concat json_arrayagg json_objectagg max median min
		percentile_cont percentile_disc st_collect std stddev stddev_pop stddev_samp sum var_pop var_samp variance`),
	// https://www.postgresql.org/docs/18/functions-aggregate.html
	dialects.Postgres: strings.Fields(`any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop
		covar_samp cume_dist dense_rank every grouping json_agg json_agg_strict json_arrayagg json_object_agg
		json_object_agg_strict json_object_agg_unique json_object_agg_unique_strict json_objectagg jsonb_agg
		jsonb_agg_strict jsonb_object_agg jsonb_object_agg_strict jsonb_object_agg_unique jsonb_object_agg_unique_strict
		max min mode percent_rank percentile_cont percentile_disc range_agg range_intersect_agg rank regr_avgx regr_avgy
		regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp string_agg
		sum var_pop var_samp variance xmlagg`),
}

// Aggregates are the names of a dialect's built-in aggregate functions, in lower case. The guard lets queries call all
// of them: none does more than compute from its operands.
func Aggregates(d dialects.Dialect) []string { return aggregates[d] }

// IsAggregate reports whether e is a call of an aggregate, and not over a window: of one that is built in, or with what
// only aggregates may have. A tree does not say its dialect: "" takes the functions of all of them.
func (e *Expr) IsAggregate(d dialects.Dialect) bool {
	switch {
	case e.Op != OpCall || e.Call != nil && e.Call.Over != nil:
		return false
	case e.Call.Aggregates():
		return true
	case (e.Text == "max" || e.Text == "min") && len(e.Args) > 1: // SQLite's scalar functions
		return false
	}
	for of, names := range aggregates {
		if (d == "" || d == of) && slices.Contains(names, e.Text) {
			return true
		}
	}
	return false
}

// Aggregate is the first call of an aggregate in e, nil for none. Those in nested queries are theirs.
func (e *Expr) Aggregate(d dialects.Dialect) *Expr {
	for x := range e.All() {
		if x.IsAggregate(d) {
			return x
		}
	}
	return nil
}

// Aggregates reports whether a call, which may be nil, has a clause that only aggregates and windows may have.
func (c *Call) Aggregates() bool {
	return c != nil && (c.Distinct || c.Filter != nil || len(c.OrderBy)+len(c.WithinGroup) > 0)
}
