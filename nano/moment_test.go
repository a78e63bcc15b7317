package nano_test

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/moment"
)

// Integers that say times are compared, grouped and shown as times: on every server the same, whatever its zone.
func TestTimesInIntegersOnServers(t *testing.T) {
	const posts = `CREATE TABLE post (id INTEGER PRIMARY KEY, created BIGINT NOT NULL, editat BIGINT, lastlogin INTEGER NOT NULL);
INSERT INTO post VALUES (1, 1735689599, 1735689599123, 0), (2, 1735689600, 1735689600123, 1735700400), (3, 1767225599, NULL, 1735800000)`
	onServers(t, "test_moments", posts, func(t *testing.T, db database.DB) {
		s, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if s, err = database.Profiled(t.Context(), db, s, database.ProfileOptions{}); err != nil {
			t.Fatal(err)
		}
		s = moment.Schema(s)
		linker := link.NewLinker(form.NewCatalog(s, nil))
		for _, c := range []struct{ question, written, want string }{
			{"created in 2025", "select post.id where post.created = V0 order post.id asc", "[[2] [3]]"},
			{"created in 2024", "select post.id post.created where post.created = V0", "[[1 2024-12-31 23:59:59]]"},
			{"edited in 2025", "select post.editat where post.editat = V0", "[[2025-01-01 00:00:00]]"},
			{"posts by month (YYYY-MM)", "select month post.created count post group month post.created", "[[2024-12 1] [2025-01 1] [2025-12 1]]"},
			{"latest", "select max post.created min post.lastlogin", "[[2025-12-31 23:59:59 2025-01-01 03:00:00]]"},
			{"never", "select post.id where post.lastlogin null", "[[1]]"},
			{"ever", "select count post where post.lastlogin not null", "[[2]]"},
			{"first", "select post.id order post.lastlogin asc limit n1", "[[2]]"},
			{"how many hours", "select minus post.lastlogin post.created where post.id = n2", "[[3]]"},
		} {
			p := linker.Link(c.question, time.Now(), nil)
			query, err := form.Decode(testnano.Tokens(p, c.written), p)
			if err != nil {
				t.Fatal(err)
			}
			moment.Write(query, s)
			answersWith(t, db, query, c.want)
		}
	})
}
