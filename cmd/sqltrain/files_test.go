package main

import (
	"encoding/binary"
	"errors"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
)

const checkpoint = "../../model/huggingface/testdata/qwen2"

// opened is a GGUF file that a command has written.
func opened(t *testing.T, path string) *gguf.File {
	t.Helper()
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// A checkpoint of transformers becomes GGUF, is weighed, quantised, trained on as it was rounded, and becomes a
// checkpoint of transformers again.
func TestWeightsThereAndBack(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := os.WriteFile(at("said.jsonl"), []byte(said("w", "SELECT 1", "SELECT name FROM customers")), 0o600); err != nil {
		t.Fatal(err)
	}
	stdout, _, code := sqltrain(t, "", "import", checkpoint, "--out", at("f32.gguf"), "--type", "F32", "--dry-run")
	if _, err := os.Stat(at("f32.gguf")); code != exitOK || err == nil || !strings.Contains(stdout, "token_embd.weight\tF32\t[32 320]\t40960\n") {
		t.Errorf("a dry run: exit code %d, %v\n%s", code, err, stdout)
	}
	command(t, "import", checkpoint, "--out", at("f32.gguf"), "--type", "F32", "--name", "tiny")
	size, err := os.Stat(at("f32.gguf"))
	if err != nil || !strings.HasSuffix(stdout, at("f32.gguf")+"\t"+strconv.FormatInt(size.Size(), 10)+"\n") {
		t.Errorf("the file has %v bytes (%v), the dry run said\n%s", size.Size(), err, stdout)
	}
	command(t, "imatrix", at("f32.gguf"), "--data", at("said.jsonl"), "--out", at("imatrix.gguf"))
	command(t, "quantize", at("f32.gguf"), "--out", at("q4.gguf"), "--imatrix", at("imatrix.gguf"))
	f := opened(t, at("q4.gguf"))
	down, _ := f.Tensor("blk.0.ffn_down.weight")
	if n, _ := f.Meta.Uint("general.file_type"); n != uint64(gguf.FileQ4_K_M) || down.Type != gguf.Q5_0 {
		t.Errorf("file type %d, ffn_down %s", n, down.Type)
	}
	if entries, _ := f.Meta.Uint("quantize.imatrix.entries_count"); entries != 14 {
		t.Errorf("importance of %d matrices, want 14", entries)
	}
	command(t, "quantize", at("f32.gguf"), "--out", at("unweighed.gguf"))
	other, _ := opened(t, at("unweighed.gguf")).Tensor("blk.0.ffn_down.weight")
	if slices.Equal(other.Data, down.Data) {
		t.Error("the importance changed nothing")
	}

	_, stderr, code := sqltrain(t, "", "sft", "--data", at("said.jsonl"), "--init", at("q4.gguf"), "--out", at("run"), "--steps", "1", "--lr", "1e-30")
	if code != exitOK || !strings.Contains(stderr, "holds Q4_K_M: its weights are dequantised") {
		t.Errorf("sft: exit code %d, %s", code, stderr)
	}
	command(t, "export", "--checkpoint", at("run"), "--format", "huggingface", "--out", at("hf"), "--type", "F32",
		"--base-model", "owner/base", "--license", "mit")
	command(t, "import", at("hf"), "--out", at("back.gguf"), "--type", "F32")
	back := opened(t, at("back.gguf"))
	want, err := down.Float32s()
	if err != nil {
		t.Fatal(err)
	}
	got, _ := back.Tensor("blk.0.ffn_down.weight")
	near := func(a, b float32) bool { return a-b < 1e-20 && b-a < 1e-20 } // what was zero has moved by the rate of 1e-30
	if x, err := got.Float32s(); err != nil || !slices.EqualFunc(x, want, near) {
		t.Errorf("the weights changed on their way: %v", err)
	}
	license, _ := back.Meta.String("general.license")
	if owner, _ := back.Meta.String("general.base_model.0.organization"); owner != "owner" || license != "mit" {
		t.Errorf("base model of %q, license %q", owner, license)
	}
}

// Training begins with a Hugging Face folder as with the file that it is imported to.
func TestBeginsWithHuggingFace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f32.gguf")
	command(t, "import", checkpoint, "--out", path, "--type", "F32")
	weights, sizes := map[string][]float32{}, map[string]int{}
	for _, init := range []string{path, checkpoint} {
		from, tok, err := initial(init)
		if err != nil {
			t.Fatal(err)
		}
		m, err := from.Model()
		if err := errors.Join(err, from.Close()); err != nil {
			t.Fatal(err)
		}
		weights[init], sizes[init] = m.State().Weights, tok.Size()
	}
	if !slices.Equal(weights[path], weights[checkpoint]) || sizes[path] != sizes[checkpoint] {
		t.Error("the folder is another model than the file")
	}
}

// What export writes asks for its calibration, by commands that are to be typed as they are, and counts as not
// calibrated; a calibrated file of fewer bits keeps what was measured.
func TestExportAsksForCalibration(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	voting := func(path string) *llm.Voting {
		var info llm.Info
		if err := card.Read(opened(t, path).Meta, &info); err != nil {
			t.Fatal(err)
		}
		return info.Voting
	}
	run := at("run")
	from, tok, _, err := trainer.Initial("nano")
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	m, err := from.Model()
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.MkdirAll(run, 0o700), trainer.SaveCheckpoint(run, m, tok, trainer.State{Step: 1}, trainer.Keep)); err != nil {
		t.Fatal(err)
	}
	_, stderr, code := sqltrain(t, "", "export", "--checkpoint", run, "--out", at("own.gguf"), "--type", "F32")
	for _, want := range []string{"sqlagent eval SUITE.jsonl --model " + at("own.gguf") + " --votes 18 > calibration.jsonl",
		"sqlagent calibrate --model " + at("own.gguf") + " --run calibration.jsonl --out "} {
		if code != exitOK || !strings.Contains(stderr, want) {
			t.Errorf("exit code %d; %q is not in\n%s", code, want, stderr)
		}
	}
	if v := voting(at("own.gguf")); v.Measured() || v.Votes != 18 {
		t.Errorf("%+v", v)
	}

	var lines strings.Builder
	for i := range 60 {
		verdict := map[bool]eval.Verdict{true: eval.Right, false: eval.Wrong}[i%3 > 0]
		o := eval.Outcome{Attempt: eval.Attempt{Verdict: verdict, Votes: 18, Share: float64(i%3+1) / 3}}
		if err := jsonl.Write(&lines, o); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(at("calibration.jsonl"), []byte(lines.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	outcomes, err := eval.ReadOutcomes(at("calibration.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	v, err := eval.Calibrate(outcomes, 0.1)
	if err == nil {
		err = card.Copy(at("own.gguf"), at("calibrated.gguf"), v)
	}
	if err != nil {
		t.Fatal(err)
	}
	command(t, "quantize", at("calibrated.gguf"), "--out", at("small.gguf"), "--type", "Q8_0")
	want := voting(at("calibrated.gguf"))
	if got := voting(at("small.gguf")); !want.Measured() || !reflect.DeepEqual(got, want) {
		t.Errorf("calibrated %+v, in fewer bits %+v", want, got)
	}
}

// The adapter of a LoRA's checkpoint has two tensors for each matrix of a block, and names its base.
func TestExportAdapter(t *testing.T) {
	dir := t.TempDir()
	base, imported := filepath.Join(dir, "base.gguf"), filepath.Join(dir, "imported.gguf")
	command(t, "import", checkpoint, "--out", imported, "--type", "F16")
	licensed := opened(t, imported)
	licensed.Meta.Set("general.license", "mit")
	if err := gguf.Write(base, licensed.Meta, licensed.Tensors); err != nil {
		t.Fatal(err)
	}
	from, tok, _, err := trainer.Initial(base)
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	if err := from.AddLoRA(model.LoRA{Rank: 2, Alpha: 6}, 1); err != nil {
		t.Fatal(err)
	}
	m, err := from.Model()
	if err != nil {
		t.Fatal(err)
	}
	run := filepath.Join(dir, "run")
	if err := os.MkdirAll(run, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := trainer.SaveCheckpoint(run, m, tok, trainer.State{Step: 1, Protocol: "plain"}, trainer.Keep); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(run, "recipe.toml"), []byte("steps = 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "adapter.gguf")
	command(t, "export", "--checkpoint", run, "--init", base, "--format", "adapter", "--out", path, "--base-model", "owner/base")
	f := opened(t, path)
	if len(f.Tensors) != 2*7*2 {
		t.Errorf("%d tensors, want 28", len(f.Tensors))
	}
	for key, want := range map[string]any{"general.type": "adapter", "adapter.type": "lora", "adapter.lora.alpha": float32(6),
		"general.architecture": "qwen2", "general.base_model.0.name": "base", "general.license": "mit",
		"sqlagent.protocol": "plain", "sqlagent.training.recipe": "steps = 1\n"} {
		if got, _ := f.Meta.Get(key); got != want {
			t.Errorf("%s is %v, want %v", key, got, want)
		}
	}
	a, _ := f.Tensor("blk.1.ffn_down.weight.lora_a")
	b, _ := f.Tensor("blk.1.ffn_down.weight.lora_b")
	if !slices.Equal(a.Dims, []uint64{64, 2}) || !slices.Equal(b.Dims, []uint64{2, 32}) || a.Type != gguf.F16 || b.Type != gguf.F16 {
		t.Errorf("dimensions %v and %v, %v and %v", a.Dims, b.Dims, a.Type, b.Type)
	}
	// Rows of rank 2 are no blocks of 32.
	small := filepath.Join(dir, "small.gguf")
	command(t, "export", "--checkpoint", run, "--init", base, "--format", "adapter", "--type", "Q8_0", "--out", small)
	a, _ = opened(t, small).Tensor("blk.1.ffn_down.weight.lora_a")
	b, _ = opened(t, small).Tensor("blk.1.ffn_down.weight.lora_b")
	if a.Type != gguf.Q8_0 || b.Type != gguf.F16 {
		t.Errorf("as Q8_0 %v and %v", a.Type, b.Type)
	}
	command(t, "export", "--checkpoint", run, "--init", base, "--out", filepath.Join(dir, "merged.gguf"), "--type", "F32")
	for _, args := range [][]string{
		{"export", "--checkpoint", run, "--out", path},                                                              // weights alone
		{"export", "--checkpoint", run, "--init", "nano", "--out", path},                                            // of other weights
		{"export", "--checkpoint", run, "--init", filepath.Join(dir, "none"), "--format", "adapter", "--out", path}, // of none
	} {
		if _, stderr, code := sqltrain(t, "", args...); code != exitInternal {
			t.Errorf("%v: exit code %d, %s", args, code, stderr)
		}
	}
}

// A file may be written without an output matrix that repeats the embedding: the better copy is both then, and every
// other tensor keeps its bytes. An output matrix of its own stays.
func TestTied(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	command(t, "sft", "--data", tinyData(t, dir), "--out", at("run"), "--steps", "1", "--vocab", "400", "--context", "4096", "--layers", "1",
		"--dim", "32", "--ff", "32", "--heads", "2", "--kv-heads", "1", "--batch", "1024")
	command(t, "export", "--checkpoint", at("run"), "--out", at("tied.gguf"), "--type", "Q4_0")
	tied := opened(t, at("tied.gguf"))
	embedding, ok := tied.Tensor("token_embd.weight")
	if !ok {
		t.Fatal("no embedding")
	}
	better := gguf.Tensor{Name: "output.weight", Dims: embedding.Dims, Type: gguf.F32}
	x := make([]float32, int(embedding.Dims[0]*embedding.Dims[1]))
	if err := embedding.Rows(x, 0); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		times  float32
		repeat bool
	}{"repeats": {1, true}, "another": {-1, false}} {
		better.Data = nil
		for _, v := range x {
			better.Data = binary.LittleEndian.AppendUint32(better.Data, math.Float32bits(c.times*v))
		}
		if err := gguf.Write(at(name+".gguf"), tied.Meta, append(slices.Clone(tied.Tensors), better)); err != nil {
			t.Fatal(err)
		}
		_, stderr, code := sqltrain(t, "", "quantize", "--tied", at(name+".gguf"), "--out", at(name+".out.gguf"))
		if (code == exitOK) != c.repeat {
			t.Fatalf("%s: exit code %d, %s", name, code, stderr)
		}
		if !c.repeat {
			continue
		}
		out := opened(t, at(name+".out.gguf"))
		for _, tensor := range tied.Tensors {
			got, _ := out.Tensor(tensor.Name)
			want := tensor.Data
			if tensor.Name == embedding.Name {
				want = better.Data
			}
			if !slices.Equal(got.Data, want) {
				t.Errorf("%s has other bytes", tensor.Name)
			}
		}
		if _, has := out.Tensor("output.weight"); has || len(out.Tensors) != len(tied.Tensors) {
			t.Error("the output matrix is still there")
		}
	}
	if _, stderr, code := sqltrain(t, "", "quantize", "--tied", at("tied.gguf"), "--out", at("x.gguf")); code != exitInternal || !strings.Contains(stderr, "tied already") {
		t.Errorf("a file that is tied: exit code %d, %s", code, stderr)
	}
}

// tinyData is a file of a few trajectories.
func tinyData(t *testing.T, dir string) string {
	t.Helper()
	path := filepath.Join(dir, "synth.jsonl")
	command(t, "synth", "--out", path, "--worlds", "2", "--per-world", "2")
	return path
}

// Several checkpoints become the mean of their weights.
func TestExportMean(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	_, tok, _, err := trainer.Initial(checkpoint)
	if err != nil {
		t.Fatal(err)
	}
	weights := func(path string) []float32 {
		tensor, _ := opened(t, path).Tensor("blk.1.ffn_down.weight")
		x, err := tensor.Float32s()
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	config := model.Config{Architecture: "qwen2", VocabSize: tok.Size(), Context: 64, Layers: 2, Embedding: 32, FeedForward: 32, Heads: 2, KVHeads: 2,
		RopeBase: 1e4, NormEps: 1e-6}
	for i, name := range []string{"a", "b", "other"} {
		if name == "other" {
			config.Layers = 3
		}
		m, err := model.New(config, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(at(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := trainer.SaveCheckpoint(at(name), m, tok, trainer.State{Step: 1}, trainer.Keep); err != nil {
			t.Fatal(err)
		}
		command(t, "export", "--checkpoint", at(name), "--out", at(name+".gguf"), "--type", "F32")
	}
	a, b := weights(at("a.gguf")), weights(at("b.gguf"))
	for _, other := range []string{at("b"), at("b.gguf")} { // a file may be one of them
		command(t, "export", "--checkpoint", at("a"), "--checkpoint", other, "--out", at("mean.gguf"), "--type", "F32")
		for i, x := range weights(at("mean.gguf")) {
			if want := (a[i] + b[i]) / 2; x-want > 1e-6 || want-x > 1e-6 || a[i] == b[i] {
				t.Fatalf("weight %d is %v, of %v and %v", i, x, a[i], b[i])
			}
		}
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"--checkpoint", at("a"), "--checkpoint", at("other")}, exitInternal, "as the first has"},
		{[]string{"--checkpoint", at("a"), "--checkpoint", at("none")}, exitInternal, "none"},
		{[]string{"--checkpoint", at("a.gguf"), "--checkpoint", at("b.gguf")}, exitInternal, "name a checkpoint"},
		{[]string{"--checkpoint", at("a"), "--checkpoint", at("b"), "--format", "adapter"}, exitInternal, "no LoRA"},
	} {
		if _, stderr, code := sqltrain(t, "", append([]string{"export", "--out", at("x.gguf")}, c.args...)...); code != c.code || !strings.Contains(stderr, c.says) {
			t.Errorf("%v: exit code %d, want %d with %q: %s", c.args, code, c.code, c.says, stderr)
		}
	}
}

// A disk that takes no more leaves nothing behind, under no name: a limit of the process, and a full file system where
// root may mount one.
func TestFullDisk(t *testing.T) {
	base := filepath.Join(t.TempDir(), "base.gguf")
	command(t, "import", checkpoint, "--out", base, "--type", "F32")
	full := t.TempDir()
	mounted := exec.Command("mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", full).Run() == nil
	if mounted {
		t.Cleanup(func() { exec.Command("umount", full).Run() })
	}
	for dir, c := range map[string]struct{ before, says string }{
		t.TempDir(): {"ulimit -f 16;", "file too large"}, // blocks of 512 bytes
		full:        {"", "no space left on device"},
	} {
		if dir == full && !mounted {
			t.Log("no file system can be mounted here")
			continue
		}
		for _, args := range [][]string{
			{"import", checkpoint, "--out", filepath.Join(dir, "x.gguf")},
			{"quantize", base, "--type", "F16", "--out", filepath.Join(dir, "x.gguf")},
			{"export", "--model", base, "--format", "huggingface", "--type", "F32", "--out", filepath.Join(dir, "x")},
		} {
			own := program(t, "", args...)
			cmd := exec.Command("sh", append([]string{"-c", c.before + ` exec "$0" "$@"`, own.Path}, args...)...)
			cmd.Env = own.Env
			text, err := cmd.CombinedOutput()
			if err == nil || !strings.Contains(string(text), c.says) {
				t.Errorf("%v: %v, %s", args, err, text)
			}
			if left, _ := os.ReadDir(dir); len(left) > 0 {
				t.Errorf("%v left %v behind", args, left)
			}
		}
	}
}

func TestFilesUsage(t *testing.T) {
	out := filepath.Join(t.TempDir(), "x")
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"import", "--out", out}, exitUsage, "one folder"},
		{[]string{"import", checkpoint, "--out", out, "--type", "Q3_K"}, exitUsage, "Q4_K_M"},
		{[]string{"import", "/nowhere", "--out", out}, exitInternal, "/nowhere"},
		{[]string{"import", "files_test.go", "--out", out}, exitInternal, "not a directory"},
		{[]string{"quantize", "files_test.go", "--out", out}, exitInternal, "not a GGUF file"},
		{[]string{"quantize", os.DevNull, "--out", out}, exitInternal, "regular file"},
		{[]string{"quantize", "../../nano/weights/nano.gguf", "--out", out, "--imatrix", "../../nano/weights/nano.gguf"}, exitInternal, "not an importance matrix"},
		{[]string{"import", checkpoint, "--out", os.DevNull}, exitInternal, "not a regular file"},
		{[]string{"export", "--model", "x.gguf", "--format", "huggingface", "--shard-size", "5", "--out", out}, exitUsage, "5GB"},
		{[]string{"export", "--out", out}, exitUsage, "either"},
		{[]string{"export", "--model", "x.gguf", "--out", out}, exitUsage, "huggingface"},
		{[]string{"export", "--checkpoint", "x", "--format", "onnx", "--out", out}, exitUsage, "onnx"},
		{[]string{"export", "--model", "../../nano/weights/nano.gguf", "--format", "huggingface", "--out", out}, exitInternal, "F32, F16 or BF16"},
	} {
		_, stderr, code := sqltrain(t, "", c.args...)
		if code != c.code || !strings.Contains(stderr, c.says) {
			t.Errorf("%v: exit code %d, want %d with %q: %s", c.args, code, c.code, c.says, stderr)
		}
		if _, err := os.Lstat(out); err == nil {
			t.Fatalf("%v wrote something", c.args)
		}
	}
}
