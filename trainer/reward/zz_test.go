package reward
import ("testing";"strings";"path/filepath";"os";"time";"syscall";"github.com/sqlagent/sqlagent/internal/testdb")
func cpuNow() time.Duration {
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano()+u.Stime.Nano())
}
func TestZZ(t *testing.T) {
	dir := testdb.DataPath(t, "spider/database")
	w := &Worker{Golds: &Golds{}}
	defer w.Close()
	type q struct{path, sql string}
	var all []q
	for line := range strings.Lines(string(testdb.Data(t, "spider/train_gold.sql"))) {
		sql, name, _ := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		path := filepath.Join(dir, name, name+".sqlite")
		if _, err := os.Stat(path); err != nil { continue }
		w.Database(t.Context(), path)
		all = append(all, q{path, sql})
	}
	for range 2 {
		c, s := cpuNow(), time.Now()
		w.Golds = &Golds{}
		for _, x := range all {
			db, _ := w.Database(t.Context(), x.path)
			w.Golds.Of(t.Context(), db, x.sql)
		}
		cpu := cpuNow()-c
		t.Logf("golds: cpu %v, wall %v; %.0f a core-second", cpu, time.Since(s), float64(len(all))/cpu.Seconds())
		if time.Since(s) > 40*time.Second { break }
	}
}
