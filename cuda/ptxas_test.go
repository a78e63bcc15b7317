package cuda

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/kernels"
)

// No kernel keeps registers in memory, and as many blocks of attention fit a multiprocessor as are planned. ptxas comes
// with NVIDIA's wheel nvidia-cuda-nvcc-cu12 (scripts/get-ptxas.sh); SQLTRAIN_PTXAS names it. With -v the table of
// docs/cuda.md is printed.
func TestNoSpills(t *testing.T) {
	ptxas := os.Getenv("SQLTRAIN_PTXAS")
	if ptxas == "" {
		var err error
		if ptxas, err = exec.LookPath("ptxas"); err != nil {
			t.Skip("there is no ptxas: scripts/get-ptxas.sh DIR gets it, and SQLTRAIN_PTXAS=DIR/ptxas names it")
		}
	}
	told := regexp.MustCompile(`entry function '(\w+)' for '(\w+)'(?s:.*?)(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads(?s:.*?)Used (\d+) registers`)
	multiprocessors := []multiprocessor{{"sm_80", 164 << 10}, {"sm_90", 228 << 10}, {"sm_100", 228 << 10}}
	cells, dir := map[string][]string{}, t.TempDir() // of a kernel: registers, then blocks
	var names []string
	for _, family := range kernels.Names() {
		text, err := kernels.PTX(family)
		if err != nil {
			t.Fatal(err)
		}
		source := filepath.Join(dir, family+".ptx")
		if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, of := range multiprocessors {
			out, err := exec.Command(ptxas, "-v", "-arch="+of.name, "-o", filepath.Join(dir, "cubin"), source).CombinedOutput()
			if err != nil {
				t.Fatalf("%s for %s: %v\n%s", family, of.name, err, out)
			}
			all := told.FindAllStringSubmatch(string(out), -1)
			if len(all) == 0 {
				t.Errorf("%s for %s: ptxas tells nothing:\n%s", family, of.name, out)
			}
			for _, m := range all {
				name := m[1]
				if m[3] != "0" || m[4] != "0" || m[5] != "0" {
					t.Errorf("%s for %s: a stack of %s bytes, %s stored and %s loaded by spills", name, of.name, m[3], m[4], m[5])
				}
				if cells[name] == nil {
					names = append(names, name)
				}
				cell := m[6]
				registers, _ := strconv.Atoi(cell) // digits
				if plan, ok := attentionPlan(name); ok {
					blocks := of.blocks(registers, attentionThreads, plan.shared)
					if cell += fmt.Sprintf(" (%d)", blocks); blocks < plan.blocks {
						t.Errorf("%s on %s: %d blocks of %d registers a thread and %d bytes fit a multiprocessor, %d are planned", name, of.name,
							blocks, registers, plan.shared, plan.blocks)
					}
				}
				cells[name] = append(cells[name], cell)
			}
		}
	}
	var table strings.Builder
	for _, name := range names {
		shared := ""
		if plan, ok := attentionPlan(name); ok {
			shared = fmt.Sprintf("%.1f KiB", float64(plan.shared)/1024)
		}
		fmt.Fprintf(&table, "| `%s` | %s | %s |\n", name, strings.Join(cells[name], " | "), shared)
	}
	t.Logf("\n| kernel | sm_80 | sm_90 | sm_100 | shared |\n| --- | --- | --- | --- | --- |\n%s", table.String())
}

// multiprocessor is one of an architecture, with its shared memory.
type multiprocessor struct {
	name   string
	shared int // bytes
}

// blocks is how many fit it: CUDA C++ Programming Guide, tables of compute capabilities. Each block takes 1 KiB of
// shared memory for the system, each warp registers by 256.
func (m multiprocessor) blocks(registers, threads, shared int) int {
	const all, most, maxThreads = 64 << 10, 32, 2048
	warp := (32*registers + 255) / 256 * 256
	return min(all/(warp*threads/32), m.shared/(shared+1<<10), maxThreads/threads, most)
}

// attentionPlan is a block's shared memory of a kernel of attention, and how many blocks are to fit a multiprocessor.
func attentionPlan(kernel string) (plan struct{ shared, blocks int }, ok bool) {
	for _, dim := range HeadWidths {
		for name, shared := range map[string]int{
			"attend": tileBytes(3, dim), "attend_pages": tileBytes(3, dim), "attend_backward_queries": tileBytes(4, dim), "attend_backward_keys": keyTileBytes(dim),
		} {
			if kernel != fmt.Sprint(name, "_", dim) {
				continue
			}
			blocks := map[string]map[int]int{
				"attend": {128: 3, 64: 4, 32: 4, 16: 5}, "attend_pages": {128: 3, 64: 4, 32: 4, 16: 5},
				"attend_backward_queries": {128: 2, 64: 4, 32: 4, 16: 7}, "attend_backward_keys": {128: 2, 64: 2, 32: 4, 16: 4},
			}
			return struct{ shared, blocks int }{shared, blocks[name][dim]}, true
		}
	}
	return plan, false
}
