package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/trainer"
)

var quantizeCommand = &cli.Command{
	Name:      "quantize",
	Usage:     "write a GGUF file with fewer bits per weight",
	ArgsUsage: "FILE",
	Description: "Stores the matrices of a GGUF file as another type, by llama.cpp's rules of which tensors keep more bits, with all\n" +
		"processors. The bytes are those that llama.cpp's own quantiser writes.",
	Flags: []cli.Flag{outFlag, typeFlag("Q4_K_M"),
		&cli.StringFlag{Name: "imatrix", Usage: "importance of the matrices' columns (`FILE`), as `sqltrain imatrix` or llama.cpp's writes it"},
		&cli.BoolFlag{Name: "tied", Usage: "keep the bits: copy every tensor, but drop an output matrix that repeats the embedding, keeping the better copy"}, dryRunFlag},
	Action: runQuantize,
}

func runQuantize(_ context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("quantize takes one file, got %d arguments", c.NArg())
	}
	as, err := fileType(c)
	if err != nil {
		return err
	}
	path := c.Args().First()
	f, err := gguf.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if c.Bool("tied") {
		return writeTied(c.String("out"), f)
	}
	for _, t := range f.Tensors {
		if !t.Type.Writable() {
			return fmt.Errorf("%s: tensor %s is stored as %s, which this build cannot read: quantise the file that it was made from", path, t.Name, t.Type)
		}
	}
	if n, _ := f.Meta.Uint("general.file_type"); n != uint64(gguf.FileF32) && n != uint64(gguf.FileF16) && n != uint64(gguf.FileBF16) {
		fmt.Fprintf(os.Stderr, "%s is already quantised (%s): its errors add to the new ones; better use the file that it was made from\n", path, gguf.FileType(n))
	}
	var importance *gguf.Importance
	if name := c.String("imatrix"); name != "" {
		if importance, err = gguf.ReadImportance(name); err != nil {
			return err
		}
	}
	sources := gguf.Sources(f.Tensors, as.Types(f.Meta, f.Tensors, importance != nil))
	meta := f.Meta
	meta.Set("general.file_type", uint32(as))
	meta.Set("general.quantization_version", uint32(2))
	if importance != nil {
		for i, s := range sources {
			if sources[i].Importance, err = importance.Columns(s.Name, int(s.Dims[0])); err != nil {
				return fmt.Errorf("%s: %w", c.String("imatrix"), err)
			}
		}
		meta.Set("quantize.imatrix.file", c.String("imatrix"))
		if len(importance.Datasets) > 0 {
			meta.Set("quantize.imatrix.dataset", importance.Datasets[0])
		}
		meta.Set("quantize.imatrix.entries_count", uint32(len(importance.Inputs)))
	}
	return writeGGUF(c, meta, sources)
}

// writeTied writes a file without its output matrix, where that repeats the embedding: a fifth of a small model. Of the
// two, the one that takes more bits stays.
func writeTied(path string, f *gguf.File) error {
	at := func(name string) int {
		return slices.IndexFunc(f.Tensors, func(t gguf.Tensor) bool { return t.Name == name })
	}
	embedding, output := at("token_embd.weight"), at("output.weight")
	if embedding < 0 || output < 0 {
		return errors.New("the file has no output matrix of its own: it is tied already")
	}
	tensors := slices.Clone(f.Tensors)
	e, o := tensors[embedding], tensors[output]
	same, err := repeats(e, o)
	if err != nil {
		return err
	}
	if !same {
		return errors.New("the output matrix does not repeat the embedding: it cannot be left out")
	}
	if len(o.Data) > len(e.Data) {
		o.Name = e.Name
		tensors[embedding] = o
	}
	return gguf.Write(path, f.Meta, slices.Delete(tensors, output, output+1))
}

// repeats reports whether two matrices are one, but for what was rounded off: by the first rows.
func repeats(a, b gguf.Tensor) (bool, error) {
	if !slices.Equal(a.Dims, b.Dims) {
		return false, nil
	}
	width := int(a.Dims[0])
	rows := min(int(a.Dims[1]), 64)
	x, y := make([]float32, rows*width), make([]float32, rows*width)
	if err := errors.Join(a.Rows(x, 0), b.Rows(y, 0)); err != nil {
		return false, err
	}
	var off, all float64
	for i := range x {
		off += float64(x[i]-y[i]) * float64(x[i]-y[i])
		all += float64(y[i]) * float64(y[i])
	}
	return off <= 0.01*all, nil
}

var imatrixCommand = &cli.Command{
	Name:      "imatrix",
	Usage:     "collect the importance of the columns of a model's matrices",
	ArgsUsage: "FILE",
	Description: "Runs conversations through the model of a GGUF file, and writes the mean squares of its matrices' inputs, for\n" +
		"quantize. The weights are held as float32.",
	Flags: []cli.Flag{outFlag,
		&cli.StringFlag{Name: "data", Usage: "conversations (`FILE` of JSON lines), as `sqltrain synth` writes them", Required: true},
		&cli.IntFlag{Name: "tokens", Value: 100_000, Validator: cmdline.Positive[int], Usage: "maximum `TOKENS` to run"},
		&cli.IntFlag{Name: "batch", Value: 2048, Validator: cmdline.Positive[int], Usage: "packed `TOKENS` at a time"},
	},
	Action: runImatrix,
}

func runImatrix(ctx context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("imatrix takes one model, got %d arguments", c.NArg())
	}
	from, tok, err := initial(c.Args().First())
	if err != nil {
		return err
	}
	defer from.Close()
	m, err := from.Model()
	if err != nil {
		return err
	}
	corpus, err := trainer.LoadCorpus(c.String("data"), tok, m.Config().Context, 3)
	if err != nil {
		return err
	}
	importance := gguf.Importance{Datasets: []string{c.String("data")}}
	bar := progress.New(os.Stderr, "imatrix tokens", 0)
	total := min(c.Int("tokens"), corpus.Tokens)
	batches := corpus.Batches(c.Int("batch"), 1, 0)
	for done, step := 0, 0; done < total; step++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		p, err := batches.Batch(step)
		if err != nil {
			return err
		}
		for i := range p.Score { // what is given matters too; the first token of a sequence has nothing before it
			p.Score[i] = i > 0
		}
		for _, s := range p.Segments {
			p.Score[s.Start] = s.Prefix >= 0
		}
		if err := m.Observe(p.Packed, &importance); err != nil {
			return err
		}
		done += len(p.Tokens)
		bar.Set(min(done, total), total, "")
	}
	return importance.Write(c.String("out"))
}
