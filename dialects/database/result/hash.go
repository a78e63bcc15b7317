package result

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Hash distinguishes a result from others later, when it is no longer at hand, in 32 hexadecimal digits: rows in any
// order, the order of columns counts, their names do not. Numbers that are not whole are taken by six digits. A result
// that was cut has none, "".
func Hash(r *database.Result) string {
	if r.Truncated {
		return ""
	}
	rows := make([]string, len(r.Rows))
	for i, row := range r.Rows {
		var b strings.Builder
		for _, v := range row {
			k := Key(v)
			if n, err := strconv.ParseFloat(strings.TrimPrefix(k, "n"), 64); err == nil && k[0] == 'n' && strings.Contains(k, ".") {
				k = "n" + strconv.FormatFloat(n, 'g', 6, 64)
			}
			fmt.Fprintf(&b, "%d:%s", len(k), k)
		}
		rows[i] = b.String()
	}
	slices.Sort(rows)
	sum := sha256.Sum256([]byte(fmt.Sprintf("%d\n", len(r.Columns)) + strings.Join(rows, "\n")))
	return hex.EncodeToString(sum[:16])
}
