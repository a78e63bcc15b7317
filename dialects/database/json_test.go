package database_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Programs read results as JSON: what a number in it cannot hold must not be changed on the way.
func TestResultAsJSON(t *testing.T) {
	r := &database.Result{Columns: []string{"a\xff", "b"}, Truncated: true, Rows: [][]database.Value{
		{nil, true}, {int64(1 << 53), int64(1<<53 + 1)}, {1.5, math.Inf(-1)},
		{database.Number("0.10000000000000000001"), database.BlobOf([]byte{1, 2, 3})}, {"<\xff>", int64(math.MinInt64)},
	}}
	const want = `{"columns":["a�","b"],"rows":[[null,true],[9007199254740992,"9007199254740993"],[1.5,"-Inf"],` +
		`["0.10000000000000000001",{"blob":3}],["\u003c�\u003e","-9223372036854775808"]],"truncated":true}`
	if got, err := json.Marshal(r); err != nil || string(got) != want {
		t.Errorf("got  %s, %v\nwant %s", got, err, want)
	}
	const none = `{"columns":[],"rows":[],"truncated":false}`
	if got, err := json.Marshal((*database.Result)(nil).JSON()); err != nil || string(got) != none {
		t.Errorf("no result: %s, %v", got, err)
	}
}
