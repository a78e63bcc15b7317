package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	dbopen "github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/llm/llama"
	"github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/pull"
)

var pullModelCommand = &cli.Command{
	Name:      "pull",
	Usage:     "download a model's GGUF file",
	ArgsUsage: "[NAME | hf:OWNER/REPO[:FILE] | URL]",
	Description: "Without an argument it lists the models that have a short name. The file goes into the folder that models list\n" +
		"reads. Its header is read first, and the memory it needs is shown. An interrupted download resumes where it\n" +
		"stopped, the hash is checked, and the file gets its name only when complete. Files that Hugging Face's, Ollama's or LM\n" +
		"Studio's caches hold are taken from there. Finally the model answers one question about the built-in sample. From\n" +
		"then on it is the larger model of --model auto.\n" +
		"HF_ENDPOINT, HF_TOKEN, HF_HUB_OFFLINE and the variables of proxies are honoured.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "folder", DefaultText: "that of models list", Usage: "`FOLDER` for the file"},
		&cli.StringFlag{Name: "sha256", Usage: "`HASH` that the file must have, if the hub has none"},
		&cli.IntFlag{Name: "connections", Value: 4, Validator: cmdline.Positive[int], Usage: "at the same time"},
		&cli.BoolFlag{Name: "no-question", Usage: "do not ask the model a test question"},
	},
	Action: func(ctx context.Context, c *cli.Command) error {
		switch c.NArg() {
		case 0:
			return listCatalogue(c)
		case 1:
		default:
			return cmdline.Usagef("pull takes one model, got %d arguments", c.NArg())
		}
		p, answers, err := pullModel(ctx, c)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(c.Root().Writer, p.Path); err != nil || !answers {
			return err
		}
		if !c.Bool("no-question") {
			if err := firstQuestion(ctx, c, p.Path); err != nil {
				return err
			}
		}
		return notePulled(p.Path)
	},
}

func listCatalogue(c *cli.Command) error {
	w := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "NAME\tSIZE\tLICENSE\tRIGHT\tFROM")
	for _, m := range pull.Catalogue {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\thf:%s:%s\n", m.Name, size(m.Bytes), m.License, cmp.Or(m.Right, "not measured"), m.Repository, m.File)
	}
	return w.Flush()
}

// adapterType is that of a LoRA adapter, which goes with a model.
const adapterType = "adapter"

// pullModel brings the file. answers reports whether it is a model that does: an adapter does not.
func pullModel(ctx context.Context, c *cli.Command) (p *pull.Pulled, answers bool, err error) {
	stderr := c.Root().ErrWriter
	folder, err := folderOf(c)
	if err != nil {
		return nil, false, err
	}
	offline, _ := strconv.ParseBool(os.Getenv("HF_HUB_OFFLINE"))
	o := bringing(c)
	o.Folder, o.SHA256, o.Connections = folder, c.String("sha256"), c.Int("connections")
	o.Hub, o.Token, o.Offline, o.Caches = os.Getenv("HF_ENDPOINT"), pull.Token(os.Getenv), offline, pull.Caches(os.Getenv)
	o.Found = func(m *inspect.Model) error {
		describeModel(c, m)
		if m.Unfit != "" && m.Type != adapterType {
			return &pull.Error{What: c.Args().First(), Err: errors.New(m.Unfit), Hint: "name a model tuned for conversations; its name often contains \"instruct\" or \"it\""}
		}
		answers = m.Unfit == ""
		return nil
	}
	answers = true // where it is there already, it was looked at
	p, err = pull.Pull(ctx, c.Args().First(), o)
	switch {
	case err != nil:
		return nil, false, ofModel(err)
	case p.From == "":
		fmt.Fprintf(stderr, "%s exists already\n", printable(p.Path))
	default:
		fmt.Fprintf(stderr, "from %s, SHA-256 %s\n", printable(p.From), p.SHA256)
	}
	return p, answers, nil
}

// describeModel says what a file holds, what memory it takes, and what would run it.
func describeModel(c *cli.Command, m *inspect.Model) {
	stderr := c.Root().ErrWriter
	fmt.Fprintf(stderr, "%s: %s, %s, %s parameters, %s, license %s\n", printable(orDash(m.Name)), printable(m.Architecture), size(m.Bytes),
		count(m.Parameters), m.Weights, printable(orDash(m.License)))
	needs := m.Needs(min(m.Context, 8192), 1)
	_, _, missing := llama.Find()
	free, known := inspect.Available()
	for _, n := range needs {
		if n.Engine == "llama" != (missing == nil) && len(needs) > 1 {
			continue // the other one would run it
		}
		fmt.Fprintf(stderr, "memory, %s: %s", n.Engine, size(n.Total()))
		if known {
			fmt.Fprintf(stderr, "; this machine has %s free", size(free))
			if n.Total() > free {
				fmt.Fprint(stderr, ": too little")
			}
		}
		fmt.Fprintln(stderr)
	}
	if missing != nil {
		fmt.Fprintf(stderr, "llama.cpp would run it: %v\n", missing)
	}
}

// firstQuestion shows that the model answers.
func firstQuestion(ctx context.Context, c *cli.Command, path string) error {
	const question = "How many albums are there?"
	stderr := c.Root().ErrWriter
	engine, err := open.Open(ctx, open.Options{Model: path, Notice: func(text string) { fmt.Fprintln(stderr, printable(text)) }})
	if err != nil {
		return err
	}
	defer engine.Close()
	file, err := sample.Path(ctx)
	if err != nil {
		return err
	}
	db, err := dbopen.Open(ctx, file, dbopen.Options{})
	if err != nil {
		return err
	}
	defer db.Close()
	a, err := protocols.NewAgent(engine, db, agent.Options{Profile: &database.ProfileOptions{}})
	if err != nil {
		return err
	}
	answer, err := a.Ask(ctx, agent.Question{Text: question})
	var none *agent.NoAnswerError
	switch {
	case errors.As(err, &none):
		fmt.Fprintf(stderr, "test question %q: no answer: %v\n", question, err)
		return nil
	case err != nil:
		return err
	}
	fmt.Fprintf(stderr, "test question %q: %s, %.1f s\n  %s\n", question, plain.Count(len(answer.Result.Rows), "row"),
		answer.Elapsed.Seconds(), printable(answer.SQL))
	return nil
}
