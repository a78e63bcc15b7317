// Package idle counts the threads that a computation should have: as many as there are processors that would otherwise
// be idle. The threads of a matrix product wait for the slowest of them, so that one too many, which has to share a
// processor, costs far more than one too few.
//
// Meter counts what is free: the processors that the process may run on (its affinity), what its control groups let it
// use (cpu.max, or cpu.cfs_quota_us of version 1), and how much of both others used lately (/proc/stat, cpu.stat). The
// load average would count the process's own work too, and that of a minute ago.
//
// Governor adds a measurement: where one thread fewer is as fast, it takes that.
package idle

import (
	"bufio"
	"bytes"
	"math"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

const (
	// hertz is of the ticks in which the kernel counts time, on all of its architectures.
	hertz = 100
	// window is how many ticks lie between two samples: within fewer, a tick is too much.
	window = 10
	// rest is how much of a processor others may use that still counts as idle: the system itself takes some.
	rest = 0.25
)

// Meter counts free processors. It is not safe for concurrent use.
type Meter struct {
	root  string // of /proc and /sys
	cores int    // where the system reports nothing better
	last  sample
	free  float64 // as of the last sample; negative: not known yet
}

// NewMeter begins to count.
func NewMeter() *Meter { return newMeter("/", runtime.GOMAXPROCS(0)) }

func newMeter(root string, cores int) *Meter {
	m := &Meter{root: root, cores: cores, free: -1}
	m.last, _ = m.sample()
	return m
}

// sample is what the system has counted so far, in ticks.
type sample struct {
	idle, total map[int]float64 // of each processor that the process may run on
	own         float64         // of the process
	groups      []group
}

// group is a control group with a quota.
type group struct {
	quota float64 // processors
	used  float64 // by all of it; negative: not known
}

// Threads is how many threads would find a processor of their own: as it was since the call before, or since NewMeter.
// It is at least 1.
func (m *Meter) Threads() int {
	now, ok := m.sample()
	most := float64(m.cores)
	if ok {
		most = min(most, float64(len(now.total)))
	}
	for _, g := range now.groups {
		most = min(most, math.Floor(g.quota))
	}
	if !ok {
		return max(1, int(most))
	}
	if free, ok := now.free(m.last); ok {
		m.free, m.last = free, now
	}
	if m.free >= 0 {
		most = min(most, math.Floor(m.free+rest))
	}
	return max(1, int(most))
}

// free is how many processors the process could have used since another sample: what was idle, and what it used itself.
func (s sample) free(before sample) (free float64, ok bool) {
	own, elapsed := s.own-before.own, 0.0
	for cpu, total := range s.total {
		if d := total - before.total[cpu]; before.total[cpu] > 0 && d > 0 {
			free += max(0, s.idle[cpu]-before.idle[cpu]) / d
			elapsed = max(elapsed, d)
		}
	}
	if elapsed < window || own < 0 {
		return 0, false
	}
	own /= elapsed
	free += own
	if len(s.groups) == len(before.groups) {
		for i, g := range s.groups {
			if used := (g.used - before.groups[i].used) / elapsed; g.used >= 0 && used >= own {
				free = min(free, g.quota-used+own)
			}
		}
	}
	return free, true
}

// sample reads what the system reports; ok is false where that is nothing of its processors.
func (m *Meter) sample() (s sample, ok bool) {
	s = sample{idle: map[int]float64{}, total: map[int]float64{}, groups: m.groups()}
	allowed := m.affinity()
	for fields := range m.lines("proc/stat") {
		number, isCPU := strings.CutPrefix(fields[0], "cpu")
		cpu, err := strconv.Atoi(number)
		if !isCPU || err != nil || len(fields) < 5 || allowed != nil && !allowed[cpu] {
			continue
		}
		for i, field := range fields[1:] {
			ticks, err := strconv.ParseFloat(field, 64)
			if err != nil || i > 7 { // guests are counted as users too
				break
			}
			s.total[cpu] += ticks
			if i == 3 || i == 4 { // idle, and waiting for a disk
				s.idle[cpu] += ticks
			}
		}
	}
	text, _ := os.ReadFile(filepath.Join(m.root, "proc/self/stat"))
	if i := bytes.LastIndexByte(text, ')'); i >= 0 { // a program's name may hold spaces
		if fields := strings.Fields(string(text[i+1:])); len(fields) > 12 {
			user, _ := strconv.ParseFloat(fields[11], 64)
			system, _ := strconv.ParseFloat(fields[12], 64)
			s.own = user + system
		}
	}
	return s, len(s.total) > 0
}

// affinity is the set of processors that the process may run on; nil: not known.
func (m *Meter) affinity() map[int]bool {
	for fields := range m.lines("proc/self/status") {
		if fields[0] != "Cpus_allowed_list:" || len(fields) < 2 {
			continue
		}
		allowed := map[int]bool{}
		for _, part := range strings.Split(fields[1], ",") {
			from, to, several := strings.Cut(part, "-")
			first, err := strconv.Atoi(from)
			last := first
			if several && err == nil {
				last, err = strconv.Atoi(to)
			}
			if err != nil || last-first > 1<<16 {
				return nil
			}
			for cpu := first; cpu <= last; cpu++ {
				allowed[cpu] = true
			}
		}
		return allowed
	}
	return nil
}

// groups are the process's control groups that have a quota, of both versions.
func (m *Meter) groups() (groups []group) {
	for _, dir := range m.folders() {
		quota, period := 0.0, 0.0
		if fields := strings.Fields(m.text(dir, "cpu.max")); len(fields) == 2 { // "max 100000" has none
			quota, _ = strconv.ParseFloat(fields[0], 64)
			period, _ = strconv.ParseFloat(fields[1], 64)
		} else {
			quota, _ = strconv.ParseFloat(m.text(dir, "cpu.cfs_quota_us"), 64) // -1: none
			period, _ = strconv.ParseFloat(m.text(dir, "cpu.cfs_period_us"), 64)
		}
		if !(quota > 0) || !(period > 0) || math.IsInf(quota, 0) {
			continue
		}
		g := group{quota: quota / period, used: -1}
		if _, text, ok := strings.Cut(m.text(dir, "cpu.stat"), "usage_usec "); ok {
			text, _, _ = strings.Cut(text, "\n")
			if used, err := strconv.ParseFloat(text, 64); err == nil {
				g.used = used / 1e6 * hertz
			}
		} else if used, err := strconv.ParseFloat(m.text(dir, "cpuacct.usage"), 64); err == nil {
			g.used = used / 1e9 * hertz
		}
		groups = append(groups, g)
	}
	return groups
}

// folders are those of the control groups that the process is in, the innermost first, up to where they are mounted.
func (m *Meter) folders() (folders []string) {
	in := map[string]string{} // the process's group, by hierarchy: "" is that of version 2
	for fields := range m.lines("proc/self/cgroup") {
		parts := strings.SplitN(strings.Join(fields, " "), ":", 3)
		if len(parts) < 3 {
			continue
		}
		for _, controller := range strings.Split(parts[1], ",") {
			in[controller] = parts[2]
		}
	}
	for fields := range m.lines("proc/self/mountinfo") {
		// 31 23 0:28 ROOT POINT options … - TYPE source options
		tail := 0
		for i, field := range fields {
			if field == "-" {
				tail = i
			}
		}
		if tail < 6 || tail+3 >= len(fields) {
			continue
		}
		at, ok := "", false
		switch {
		case fields[tail+1] == "cgroup2":
			at, ok = in[""]
		case fields[tail+1] == "cgroup" && strings.Contains(","+fields[tail+3]+",", ",cpu,"):
			at, ok = in["cpu"]
		}
		if !ok {
			continue
		}
		root, point := fields[3], fields[4]
		below, within := strings.CutPrefix(path.Clean(at), strings.TrimSuffix(root, "/"))
		if !within || below != "" && !strings.HasPrefix(below, "/") {
			below = "/" // the process sees its own groups alone
		}
		for ; ; below = path.Dir(below) {
			folders = append(folders, path.Join(point, below))
			if below == "/" || below == "" || below == "." {
				break
			}
		}
	}
	return folders
}

func (m *Meter) text(dir, name string) string {
	text, _ := os.ReadFile(filepath.Join(m.root, dir, name))
	return strings.TrimSpace(string(text))
}

// lines are those of a file that hold something, cut at spaces; none of a file that cannot be read.
func (m *Meter) lines(name string) func(yield func([]string) bool) {
	return func(yield func([]string) bool) {
		text, err := os.ReadFile(filepath.Join(m.root, name))
		if err != nil {
			return
		}
		scan := bufio.NewScanner(bytes.NewReader(text))
		scan.Buffer(nil, 1<<20)
		for scan.Scan() {
			if fields := strings.Fields(scan.Text()); len(fields) > 0 && !yield(fields) {
				return
			}
		}
	}
}
