package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/llama"
	"github.com/sqlagent/sqlagent/llm/pull"
)

// The commands below models that carry models and llama.cpp to machines.

var saveModelCommand = &cli.Command{
	Name:      "save",
	Usage:     "write a model and llama.cpp's libraries into a tar file, for a machine without a network",
	ArgsUsage: "NAME FILE.tar",
	Description: "NAME is a file that models list shows, with or without its folder and .gguf. The file's hash is compared with the one\n" +
		"that was recorded when it was pulled. The libraries come along where they are installed. sqlagent models load reads it.",
	Flags: []cli.Flag{&cli.BoolFlag{Name: "no-llama", Usage: "leave out llama.cpp's libraries"}},
	Action: func(ctx context.Context, c *cli.Command) error {
		if c.NArg() != 2 {
			return cmdline.Usagef("save takes a model and a file to write, got %d arguments", c.NArg())
		}
		model, err := modelFile(c.Args().First())
		if err != nil {
			return err
		}
		stderr := c.Root().ErrWriter
		libraries := ""
		if !c.Bool("no-llama") {
			if _, libraries, err = llama.Find(); libraries == "" {
				fmt.Fprintf(stderr, "without llama.cpp's libraries: %v\n", err)
			}
		}
		return ofModel(pull.Save(ctx, model, libraries, c.Args().Get(1), bringing(c)))
	},
}

var loadModelCommand = &cli.Command{
	Name:      "load",
	Usage:     "install the model and llama.cpp's libraries from a tar file that models save wrote",
	ArgsUsage: "FILE.tar",
	Description: "Puts the model into the folder that models list reads, and the libraries where models get-llama installs them,\n" +
		"unless some are there. All hashes are checked. From then on the model is the larger one of --model auto.",
	Flags: []cli.Flag{&cli.StringFlag{Name: "folder", DefaultText: "that of models list", Usage: "`FOLDER` for the model"}},
	Action: func(ctx context.Context, c *cli.Command) error {
		if c.NArg() != 1 {
			return cmdline.Usagef("load takes one file, got %d arguments", c.NArg())
		}
		o := bringing(c)
		var err error
		if o.Folder, err = folderOf(c); err != nil {
			return err
		}
		libraries, err := llama.Folder()
		if err != nil {
			return cmdline.UsageError{Err: err}
		}
		p, err := pull.Load(ctx, c.Args().First(), libraries, o)
		if err != nil {
			return ofModel(err)
		}
		if err := notePulled(p.Path); err != nil {
			return err
		}
		_, err = fmt.Fprintln(c.Root().Writer, p.Path)
		return err
	},
}

var getLlamaCommand = &cli.Command{
	Name:         "get-llama",
	Usage:        "install the llama.cpp libraries that sqlagent-llama is built for",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Downloads their npm package and checks its hash; npm is not needed. NPM_CONFIG_REGISTRY names a mirror.\n" +
		"sqlagent-llama also needs libffi 8 and libstdc++.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "gpu", Validator: cmdline.OneOf("cuda", "vulkan"), DefaultText: "the processor alone",
			Usage: "`KIND` of GPU: cuda, which needs CUDA 13's libcudart and libcublas, or vulkan"},
		&cli.StringFlag{Name: "dir", DefaultText: "where sqlagent looks", Usage: "`FOLDER` for them, which SQLAGENT_LLAMA_LIB then names"},
	},
	Action: func(ctx context.Context, c *cli.Command) error {
		folder := c.String("dir")
		if folder == "" {
			var err error
			if folder, err = llama.Folder(); err != nil {
				return cmdline.Usagef("%w: name a folder with --dir", err)
			}
		}
		there, err := pull.Llama(ctx, folder, c.String("gpu"), os.Getenv("NPM_CONFIG_REGISTRY"), bringing(c))
		if err != nil {
			return ofModel(err)
		}
		if there {
			fmt.Fprintln(c.Root().ErrWriter, "they are installed already")
		}
		_, err = fmt.Fprintln(c.Root().Writer, folder)
		return err
	},
}

// bringing are the options of what brings files.
func bringing(c *cli.Command) pull.Options {
	return pull.Options{
		Progress: progress.New(os.Stderr, "MB", 0).Bytes,
		Notice:   func(text string) { fmt.Fprintln(c.Root().ErrWriter, printable(text)) },
	}
}

// folderOf is that of --folder, or of models list.
func folderOf(c *cli.Command) (string, error) {
	if folder := c.String("folder"); folder != "" {
		return folder, nil
	}
	return modelsFolder()
}

// modelFile is the path of a model that models list shows.
func modelFile(name string) (string, error) {
	if _, err := os.Stat(name); err == nil {
		return name, nil
	}
	folder, err := modelsFolder()
	if err != nil {
		return "", err
	}
	return filepath.Join(folder, strings.TrimSuffix(name, ".gguf")+".gguf"), nil
}

// ofModel makes an error of package pull one of a model.
func ofModel(err error) error {
	var ours *pull.Error
	if errors.As(err, &ours) {
		return &llm.LoadError{Path: ours.What, Err: ours.Err, Hint: ours.Hint}
	}
	return err
}
