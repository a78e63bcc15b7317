package idle

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// machine is a fake /proc and /sys.
type machine struct {
	t    *testing.T
	root string
	busy []float64 // ticks of each processor that others used
	idle []float64
	own  float64
}

func newMachine(t *testing.T, cpus int) *machine {
	m := &machine{t: t, root: t.TempDir(), busy: make([]float64, cpus), idle: make([]float64, cpus)}
	m.write("proc/self/status", fmt.Sprintf("Name:\tx\nCpus_allowed_list:\t0-%d\n", cpus-1))
	m.pass(1000, 0)
	return m
}

func (m *machine) write(name, text string) {
	m.t.Helper()
	path := filepath.Join(m.root, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		m.t.Fatal(err)
	}
}

// pass lets ticks go by, in which the process used some processors, and others some share of each.
func (m *machine) pass(ticks, own float64, others ...float64) {
	m.t.Helper()
	stat := "cpu  9 9 9 9 9 9 9 9 9 9\n"
	m.own += own * ticks
	for i := range m.busy {
		busy := 0.0
		if i < len(others) {
			busy = others[i]
		}
		mine := min(1-busy, own) // the process runs where others leave room
		own -= mine
		m.busy[i] += (busy + mine) * ticks
		m.idle[i] += (1 - busy - mine) * ticks
		// Half as user, a quarter as nice, the rest as stolen; of idle a part waits for a disk; guests are users.
		stat += fmt.Sprintf("cpu%d %.0f %.0f 0 %.0f %.0f 0 0 %.0f 77 0\n", i, m.busy[i]/2, m.busy[i]/4, m.idle[i]*3/4, m.idle[i]/4, m.busy[i]/4)
	}
	m.write("proc/stat", stat+"intr 5\n")
	m.write("proc/self/stat", fmt.Sprintf("77 (a b) c) S 1 1 1 0 -1 4 0 0 0 0 %.0f %.0f 0 0 20 0\n", m.own/2, m.own/2))
}

func TestThreadsAreWhatIsIdle(t *testing.T) {
	for name, c := range map[string]struct {
		cpus   int
		own    float64
		others []float64
		want   int
	}{
		"an idle machine":                           {4, 0, nil, 4},
		"the own work is no load":                   {4, 4, nil, 4},
		"one thread of it":                          {2, 1, nil, 2},
		"another process":                           {2, 0, []float64{1}, 1},
		"another process, and the own":              {2, 1, []float64{1}, 1},
		"two threads that share with one of others": {2, 1.33, []float64{0.67}, 1},
		"all busy":                                  {2, 0, []float64{1, 1}, 1},
		"the system's own":                          {4, 0, []float64{0.1, 0.1}, 4},
		"half of one":                               {4, 2, []float64{0.5}, 3},
		"spread over all":                           {4, 0, []float64{0.5, 0.5, 0.5, 0.5}, 2},
	} {
		m := newMachine(t, c.cpus)
		meter := newMeter(m.root, c.cpus)
		m.pass(100, c.own, c.others...)
		if got := meter.Threads(); got != c.want {
			t.Errorf("%s: %d threads, want %d", name, got, c.want)
		}
		m.pass(3, 0, 1, 1, 1, 1) // too short to be measured
		if got := meter.Threads(); got != c.want {
			t.Errorf("%s: %d threads after a moment, want %d", name, got, c.want)
		}
		m.pass(100, 0)
		if got := meter.Threads(); got != c.cpus {
			t.Errorf("%s: %d threads when that is over, want %d", name, got, c.cpus)
		}
	}
}

// Of processors that the process may not run on nothing counts.
func TestAffinity(t *testing.T) {
	for list, want := range map[string]int{"0": 1, "1-2": 2, "0,3": 1, "0-3": 3, "0-1,2": 3, "nonsense": 3} {
		m := newMachine(t, 4)
		m.write("proc/self/status", "Cpus_allowed_list:\t"+list+"\n")
		meter := newMeter(m.root, 4)
		m.pass(100, 0, 0, 0, 0, 1) // the last is busy
		if got := meter.Threads(); got != want {
			t.Errorf("%s: %d threads, want %d", list, got, want)
		}
	}
}

const (
	mounts1 = "31 23 0:28 / /sys/fs/cgroup rw shared:1 - tmpfs tmpfs rw\n32 31 0:29 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpuacct,cpu\n33 31 0:30 / /sys/fs/cgroup/cpuset rw - cgroup cgroup rw,cpuset\n"
	mounts2 = "31 23 0:28 / /sys/fs/cgroup rw shared:1 master:2 - cgroup2 cgroup2 rw\n"
)

func TestQuota(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		want  int // of 4 that are idle
	}{
		"v2, none":           {map[string]string{"proc/self/mountinfo": mounts2, "proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/cpu.max": "max 100000"}, 4},
		"v2, half a core":    {map[string]string{"proc/self/mountinfo": mounts2, "proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/cpu.max": "50000 100000"}, 1},
		"v2, two and a half": {map[string]string{"proc/self/mountinfo": mounts2, "proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/cpu.max": "250000 100000"}, 2},
		"v2, above it":       {map[string]string{"proc/self/mountinfo": mounts2, "proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/cpu.max": "max 100000", "sys/fs/cgroup/a/cpu.max": "300000 100000"}, 3},
		"v2, at its root":    {map[string]string{"proc/self/mountinfo": mounts2, "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "100000 100000"}, 1},
		"v2, of a container that sees the host's path": {map[string]string{
			"proc/self/mountinfo": strings.Replace(mounts2, " / /sys", " /docker/1 /sys", 1), "proc/self/cgroup": "0::/docker/1\n", "sys/fs/cgroup/cpu.max": "200000 100000"}, 2},
		"v2, of another's path": {map[string]string{
			"proc/self/mountinfo": strings.Replace(mounts2, " / /sys", " /docker/1 /sys", 1), "proc/self/cgroup": "0::/docker/12\n", "sys/fs/cgroup/cpu.max": "200000 100000"}, 2},
		"v1, none":        {map[string]string{"proc/self/mountinfo": mounts1, "proc/self/cgroup": "1:cpuset:/x\n2:cpu,cpuacct:/a\n", "sys/fs/cgroup/cpu/a/cpu.cfs_quota_us": "-1", "sys/fs/cgroup/cpu/a/cpu.cfs_period_us": "100000"}, 4},
		"v1, half a core": {map[string]string{"proc/self/mountinfo": mounts1, "proc/self/cgroup": "1:cpuset:/x\n2:cpu,cpuacct:/a\n", "sys/fs/cgroup/cpu/a/cpu.cfs_quota_us": "50000", "sys/fs/cgroup/cpu/a/cpu.cfs_period_us": "100000"}, 1},
		"v1, three":       {map[string]string{"proc/self/mountinfo": mounts1, "proc/self/cgroup": "2:cpu,cpuacct:/a\n", "sys/fs/cgroup/cpu/a/cpu.cfs_quota_us": "30000", "sys/fs/cgroup/cpu/a/cpu.cfs_period_us": "10000"}, 3},
		"nonsense":        {map[string]string{"proc/self/mountinfo": mounts2 + "x\n- -\n", "proc/self/cgroup": "0::/a\nx\n", "sys/fs/cgroup/a/cpu.max": "x y", "sys/fs/cgroup/cpu.max": "-5 0"}, 4},
	} {
		m := newMachine(t, 4)
		for file, text := range c.files {
			m.write(file, text)
		}
		meter := newMeter(m.root, 4)
		first := meter.Threads() // before anything is known of what is idle
		m.pass(100, 0)
		if got := meter.Threads(); got != c.want || first != c.want {
			t.Errorf("%s: %d threads, %d at first, want %d", name, got, first, c.want)
		}
	}
}

// What others of the same group use of its quota is not free, though the machine is idle.
func TestOthersOfTheGroup(t *testing.T) {
	for _, version := range []int{1, 2} {
		m := newMachine(t, 8)
		used := func(processors float64) {
			if version == 2 {
				m.write("sys/fs/cgroup/a/cpu.stat", fmt.Sprintf("usage_usec %.0f\nuser_usec 1\n", 5e6+processors*1e6))
			} else {
				m.write("sys/fs/cgroup/cpu/a/cpuacct.usage", fmt.Sprintf("%.0f\n", 5e9+processors*1e9))
			}
		}
		if version == 2 {
			m.write("proc/self/mountinfo", mounts2)
			m.write("proc/self/cgroup", "0::/a\n")
			m.write("sys/fs/cgroup/a/cpu.max", "400000 100000")
		} else {
			m.write("proc/self/mountinfo", mounts1)
			m.write("proc/self/cgroup", "2:cpu,cpuacct:/a\n")
			m.write("sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "400000")
			m.write("sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "100000")
		}
		used(0)
		meter := newMeter(m.root, 8)
		used(3)
		m.pass(100, 1, 1, 1) // two of the three are others'
		if got := meter.Threads(); got != 2 {
			t.Errorf("version %d: %d threads, want 2", version, got)
		}
	}
}

// Without /proc there are as many as there are processors.
func TestElsewhere(t *testing.T) {
	meter := newMeter(t.TempDir(), 3)
	for range 2 {
		if got := meter.Threads(); got != 3 {
			t.Errorf("%d threads, want 3", got)
		}
	}
}

// The real files are read, where they are there.
func TestHere(t *testing.T) {
	meter := NewMeter()
	if _, ok := meter.sample(); ok != (runtime.GOOS == "linux") {
		t.Fatalf("processors are counted: %v", ok)
	}
	for range 2 {
		if n := meter.Threads(); n < 1 || n > runtime.NumCPU() {
			t.Errorf("%d threads of %d", n, runtime.NumCPU())
		}
	}
	if runtime.GOOS == "linux" {
		if n := len(meter.last.total); n != runtime.NumCPU() {
			t.Errorf("the process may run on %d processors, Go says %d", n, runtime.NumCPU())
		}
	}
}

func TestGovernorTakesFewerWhereTheyAreAsFast(t *testing.T) {
	took := map[int]time.Duration{1: 100, 2: 55, 3: 60} // by threads: the third shares a core
	now, free := time.Unix(0, 0), 3
	g := &Governor{free: func() int { return free }, now: func() time.Time { return now }}
	step := func(tokens int, decode bool) int {
		n := g.Threads()
		g.Took(took[n]+time.Duration(tokens), tokens, decode)
		return n
	}
	if n := step(500, false); n != 3 {
		t.Errorf("a prompt with %d threads", n)
	}
	var steps []int
	for range 8 {
		steps = append(steps, step(1, true))
	}
	if want := []int{3, 3, 3, 2, 2, 2, 2, 2}; !slices.Equal(steps, want) {
		t.Errorf("threads %v, want %v", steps, want)
	}
	if n := step(500, false); n != 2 {
		t.Errorf("a prompt with %d threads, after that is known", n)
	}
	free = 2
	if n := step(1, true); n != 2 {
		t.Errorf("%d threads", n)
	}
	now = now.Add(period)
	steps = nil
	for i := range 12 { // batches of other sizes are not compared
		steps = append(steps, step(1+i/4, true))
	}
	if want := []int{2, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2}; !slices.Equal(steps, want) {
		t.Errorf("threads %v, want %v", steps, want)
	}
	steps = nil
	for range 4 {
		steps = append(steps, step(3, true))
	}
	if want := []int{1, 1, 1, 2}; !slices.Equal(steps, want) {
		t.Errorf("threads %v, want %v: two are faster than one", steps, want)
	}
	free = 1
	now = now.Add(period)
	if n := step(1, true); n != 1 {
		t.Errorf("%d threads where one is free", n)
	}
}
