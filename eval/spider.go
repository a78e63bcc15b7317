package eval

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// Spider is the rule of Spider's test-suite evaluation (Zhong et al. 2020; result_eq and eval_exec_match of
// taoyds/test-suite-sql-eval): result.MatchPermuted, in order where the text of the gold query has "order by" anywhere.
func Spider(pred, gold *database.Result, goldSQL string) bool {
	return result.MatchPermuted(pred, gold, strings.Contains(strings.ToLower(goldSQL), "order by"))
}
