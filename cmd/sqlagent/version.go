package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/model/nano"
)

var versionCommand = &cli.Command{
	Name:         "version",
	Usage:        "tell what was built, from what, and which model is inside",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Flags:        []cli.Flag{&cli.BoolFlag{Name: "json", Usage: "a JSON object"}},
	Action: func(_ context.Context, c *cli.Command) error {
		b := version()
		f, err := nano.File()
		if err == nil {
			b.Model, _ = f.Meta.String("general.name")
			f.Close()
		}
		if c.Bool("json") {
			return writeJSON(c.Root().Writer, b)
		}
		return b.write(c.Root().Writer)
	},
}

// build is what this program was built from. What is not known is "".
type build struct {
	Version  string `json:"version"`
	Commit   string `json:"commit"`
	Time     string `json:"time"`     // of the commit
	Modified bool   `json:"modified"` // the files differed from the commit
	Go       string `json:"go"`
	Platform string `json:"platform"`
	Model    string `json:"model"` // that is embedded
}

// stamp is "VERSION COMMIT TIME", where scripts/release.sh built this: by -ldflags, because a release may be built away
// from its repository.
var stamp string

// version reads what the release or else the compiler noted, but for the model.
func version() build {
	b := build{Version: "(devel)", Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	if noted := strings.Fields(stamp); len(noted) == 3 {
		b.Version, b.Commit, b.Time = noted[0], noted[1], noted[2]
		return b
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return b
	}
	b.Version = cmp.Or(info.Main.Version, b.Version)
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value
		case "vcs.time":
			b.Time = s.Value
		case "vcs.modified":
			b.Modified = s.Value == "true"
		}
	}
	return b
}

func (b build) write(out io.Writer) error {
	commit := orDash(b.Commit)
	if b.Modified {
		commit += ", with changes"
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "sqlagent\t%s\ncommit\t%s\ntime\t%s\ngo\t%s on %s\nmodel\t%s\n",
		b.Version, commit, orDash(b.Time), b.Go, b.Platform, orDash(b.Model))
	return w.Flush()
}
