package kernels

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The PTX is that of the sources.
func TestPTXIsFresh(t *testing.T) {
	for _, name := range Names() {
		hash, err := Hash(name)
		if err != nil {
			t.Fatal(err)
		}
		ptx, err := PTX(name)
		if err != nil {
			t.Fatal(err)
		}
		if first, _, _ := strings.Cut(ptx, "\n"); !strings.Contains(first, hash) {
			t.Errorf("%s.ptx is of another %s.cu or device.h: run go generate ./cuda", name, name)
		}
		if !strings.Contains(ptx, ".target sm_80") {
			t.Errorf("%s.ptx is not for compute_80", name)
		}
	}
	if len(Names()) == 0 {
		t.Error("there are no kernels")
	}
}

// No kernel keeps registers in memory. ptxas comes with NVIDIA's wheel nvidia-cuda-nvcc-cu12; SQLTRAIN_PTXAS names it.
// With -v the table of docs/cuda.md is printed.
func TestNoSpills(t *testing.T) {
	ptxas := os.Getenv("SQLTRAIN_PTXAS")
	if ptxas == "" {
		var err error
		if ptxas, err = exec.LookPath("ptxas"); err != nil {
			t.Skip("there is no ptxas: pip install nvidia-cuda-nvcc-cu12==12.8.93, and name its bin/ptxas by SQLTRAIN_PTXAS")
		}
	}
	told := regexp.MustCompile(`entry function '(\w+)' for '(\w+)'(?s:.*?)(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads(?s:.*?)Used (\d+) registers`)
	registers := map[string]map[string]string{}
	var names []string
	for _, family := range Names() {
		for _, arch := range []string{"sm_80", "sm_90", "sm_100"} {
			out, err := exec.Command(ptxas, "-v", "-arch="+arch, "-o", filepath.Join(t.TempDir(), "cubin"), family+".ptx").CombinedOutput()
			if err != nil {
				t.Fatalf("%s for %s: %v\n%s", family, arch, err, out)
			}
			all := told.FindAllStringSubmatch(string(out), -1)
			if len(all) == 0 {
				t.Errorf("%s for %s: ptxas tells nothing:\n%s", family, arch, out)
			}
			for _, m := range all {
				if m[3] != "0" || m[4] != "0" || m[5] != "0" {
					t.Errorf("%s for %s: a stack of %s bytes, %s stored and %s loaded by spills", m[1], m[2], m[3], m[4], m[5])
				}
				if registers[m[1]] == nil {
					registers[m[1]] = map[string]string{}
					names = append(names, m[1])
				}
				registers[m[1]][m[2]] = m[6]
			}
		}
	}
	var table strings.Builder
	for _, name := range names {
		r := registers[name]
		fmt.Fprintf(&table, "| `%s` | %s | %s | %s |\n", name, r["sm_80"], r["sm_90"], r["sm_100"])
	}
	t.Logf("\n| kernel | sm_80 | sm_90 | sm_100 |\n| --- | --- | --- | --- |\n%s", table.String())
}
