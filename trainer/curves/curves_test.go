package curves

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testpython"
)

// TestTensorBoard has TensorBoard itself read a run that was killed after its third step and went on after its first.
func TestTensorBoard(t *testing.T) {
	packages := os.Getenv("SQLAGENT_TEST_PYTHON")
	if packages == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("SQLAGENT_TEST_PYTHON is not set")
		}
		t.Skip("SQLAGENT_TEST_PYTHON does not name what scripts/get-transformers.sh gets")
	}
	dir := t.TempDir()
	type step struct {
		Loss    float64            `json:"loss"`
		Seconds map[string]float64 `json:"seconds"`
		Stage   string             `json:"stage"`
	}
	part := func(after int, losses ...float64) {
		f, err := Open(dir, after)
		if err != nil {
			t.Fatal(err)
		}
		for i, loss := range losses {
			if err := f.Add(after+1+i, step{loss, map[string]float64{"rollout": float64(after + 1 + i)}, "a word"}); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	part(0, 4, 3, 2)
	part(1, 1.5, 1.25)
	cmd := testpython.Command(t, packages, "-c", `
import json, sys
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
e = EventAccumulator(sys.argv[1])
e.Reload()
print(json.dumps({tag: [[s.step, s.value] for s in e.Scalars(tag)] for tag in e.Tags()["scalars"]}))`, dir)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var got map[string][][2]float64
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatal(err)
	}
	want := map[string][][2]float64{
		"loss":            {{1, 4}, {2, 1.5}, {3, 1.25}},
		"seconds/rollout": {{1, 1}, {2, 2}, {3, 3}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("TensorBoard reads %v, want %v", got, want)
	}
}
