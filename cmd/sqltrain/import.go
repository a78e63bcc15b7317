package main

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/huggingface"
)

var importCommand = &cli.Command{
	Name:      "import",
	Usage:     "write a Hugging Face checkpoint as a GGUF file",
	ArgsUsage: "FOLDER",
	Description: "Reads config.json, the safetensors with their index, tokenizer.json, tokenizer_config.json and\n" +
		"generation_config.json of a qwen2, qwen3 or llama model. Weights are read and converted as the file is written:\n" +
		"a checkpoint may be larger than memory. The file runs in llama.cpp and in our own engine, and can be trained on.",
	Flags:  []cli.Flag{outFlag, typeFlag("BF16"), &cli.StringFlag{Name: "name", Usage: "general.name", DefaultText: "the folder's"}, dryRunFlag},
	Action: runImport,
}

var (
	outFlag    = &cli.StringFlag{Name: "out", Usage: "GGUF `FILE` to write", Required: true}
	dryRunFlag = &cli.BoolFlag{Name: "dry-run", Usage: "list what would be written, tensor by tensor, but write nothing"}
)

func typeFlag(value string) cli.Flag {
	return &cli.StringFlag{Name: "type", Value: value, Usage: "of the matrices: " + strings.Join(gguf.FileTypes(), ", ")}
}

func runImport(_ context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("import takes one folder, got %d arguments", c.NArg())
	}
	as, err := fileType(c)
	if err != nil {
		return err
	}
	from, err := huggingface.Open(c.Args().First())
	if err != nil {
		return err
	}
	defer from.Close()
	meta, sources, err := from.GGUF(as, c.String("name"))
	if err != nil {
		return err
	}
	return writeGGUF(c, meta, sources)
}

func fileType(c *cli.Command) (gguf.FileType, error) {
	as, err := gguf.ParseFileType(c.String("type"))
	if err != nil {
		return as, cmdline.Usagef("--type %w", err)
	}
	return as, nil
}

// writeGGUF writes the file that --out names, or lists what it would contain.
func writeGGUF(c *cli.Command, meta gguf.Meta, sources []gguf.Source) error {
	size, err := gguf.Size(meta, sources)
	if err != nil {
		return err
	}
	path := c.String("out")
	if c.Bool("dry-run") {
		for _, s := range sources {
			fmt.Fprintf(c.Root().Writer, "%s\t%s\t%v\t%d\n", s.Name, s.Type, s.Dims, s.Bytes())
		}
		fmt.Fprintf(c.Root().Writer, "%s\t%d\n", path, size)
		return nil
	}
	if err := gguf.Create(path, meta, sources, progress.New(os.Stderr, "writing MB", 0).Bytes); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	fmt.Fprintf(os.Stderr, "%s: %d tensors, %.1f MB\n", path, len(sources), float64(size)/1e6)
	return nil
}
