package eval

import (
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/testresult"
)

func TestCellsAreEqual(t *testing.T) {
	type num = database.Number
	blob := func(content string) database.Blob { return database.BlobOf([]byte(content)) }
	nan, inf, tenth, fifth := math.NaN(), math.Inf(1), 0.1, 0.2
	for _, c := range []struct {
		a, b           database.Value
		strict, python bool
		paverl         bool
		why            string
	}{
		{int64(1), 1.0, true, true, true, "a whole number is one in every type"},
		{int64(1), num("1.00"), true, true, true, ""},
		{int64(0), math.Copysign(0, -1), true, true, true, "-0.0"},
		{int64(1), "1", false, false, true, "text is no number, but for PaVeRL"},
		{1.0, "1.0", false, false, true, ""},
		{int64(1), " 1 ", false, false, true, ""},
		{int64(1), "one", false, false, false, ""},
		{inf, "Inf", false, false, false, "a word is no number"},
		{int64(16), "0x10", false, false, false, ""},
		{int64(1), true, false, true, true, "Python's True is 1"},
		{false, int64(0), false, true, true, ""},
		{true, true, true, true, true, ""},
		{nil, nil, true, true, true, ""},
		{nil, int64(0), false, false, false, ""},
		{nil, "", false, false, false, ""},
		{nil, false, false, false, false, ""},
		{"a", "A", false, false, false, ""},
		{"a", "a ", false, false, false, ""},
		{blob("abc"), blob("abc"), true, true, true, ""},
		{blob("abc"), blob("abd"), false, false, false, "of one size"},
		{blob("abc"), int64(3), false, false, false, ""},
		{nan, nan, true, true, true, ""},
		{nan, 0.0, false, false, false, ""},
		{nan, nil, false, false, false, ""},
		{inf, inf, true, true, true, ""},
		{inf, 5.0, false, false, false, ""},
		{inf, -inf, false, false, false, ""},
		{tenth + fifth, 0.3, true, false, true, "a sum in another order"},
		{1.5, 1.500001, true, false, true, "within 1e-6"},
		{1.5, 1.50001, false, false, true, "beyond it, within 0.005"},
		{1.5, 1.505, false, false, true, "at PaVeRL's edge"},
		{1.5, 1.506, false, false, false, "beyond it"},
		{int64(1000000), int64(1000001), false, false, false, "whole numbers are exact, however large"},
		{1000000.0, 1000001.0, false, false, false, "in floats too"},
		{int64(1 << 60), int64(1<<60 + 1), false, false, false, "and beyond a float's digits"},
		{int64(1000000), 1000000.5, true, false, false, ""},
		{1e300, 1e300, true, true, true, ""},
		{num("0.10"), 0.1, true, true, true, "decimals by their digits"},
		{num("12345678901234567890.5"), num("12345678901234567890.50"), true, true, true, ""},
		{num("1e2"), int64(100), true, true, true, ""},
		{num("NaN"), nan, true, true, true, ""},
	} {
		a, b := testresult.Rows(1, []database.Value{c.a}), testresult.Rows(1, []database.Value{c.b})
		for _, swap := range []bool{false, true} {
			if swap {
				a, b = b, a
			}
			if got := result.Match(a, b, true); got != c.strict {
				t.Errorf("Match of %#v and %#v is %v %s", c.a, c.b, got, c.why)
			}
			if got := result.MatchSet(a, b); got != c.python {
				t.Errorf("MatchSet of %#v and %#v is %v %s", c.a, c.b, got, c.why)
			}
			if got := result.MatchPermuted(a, b, false); got != c.python {
				t.Errorf("MatchPermuted of %#v and %#v is %v %s", c.a, c.b, got, c.why)
			}
			if got := EXf(a, b) == 1; got != c.paverl {
				t.Errorf("EXf of %#v and %#v is %v %s", c.a, c.b, got, c.why)
			}
		}
	}
}
