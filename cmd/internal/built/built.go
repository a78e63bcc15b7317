// Package built reports what a program was built from: its version and commit, or why they are unknown.
package built

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
)

// Build is what a program was built from. What is not known is "".
type Build struct {
	Program  string `json:"program"`
	Version  string `json:"version"`
	Commit   string `json:"commit"`
	NoCommit string `json:"no_commit"` // why there is no Commit
	Time     string `json:"time"`      // of the commit
	Modified bool   `json:"modified"`  // the files differed from the commit
	Go       string `json:"go"`
	Platform string `json:"platform"`
	Model    string `json:"model"` // that is embedded, in sqlagent alone
}

// stamp is "VERSION COMMIT TIME" where scripts/release.sh built the program: it sets this by -ldflags, because a
// release may be built away from its repository.
var stamp string

// Read reads what the release, or else the compiler, noted in this program.
func Read(program string) Build {
	info, _ := debug.ReadBuildInfo()
	b := from(stamp, info)
	b.Program, b.Go, b.Platform = program, runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH
	return b
}

// from is what a stamp says, or else the compiler's notes, which may be nil.
func from(stamp string, info *debug.BuildInfo) (b Build) {
	if noted := strings.Fields(stamp); len(noted) == 3 {
		return Build{Version: noted[0], Commit: noted[1], Time: noted[2]}
	}
	b.Version = "(devel)"
	if info == nil {
		b.NoCommit = "the program has no build information"
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
	switch {
	case b.Commit != "":
	case info.Main.Sum != "":
		b.NoCommit = "built from the module of that version, not from a repository"
	default:
		b.NoCommit = "built where Go saw no git repository, or with -buildvcs=false"
	}
	return b
}

// Write writes a line for each thing that is known.
func (b Build) Write(out io.Writer) error {
	commit := cmp.Or(b.Commit, "- ("+b.NoCommit+")")
	if b.Modified {
		commit += ", with changes"
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "%s\t%s\ncommit\t%s\ntime\t%s\ngo\t%s on %s\n", b.Program, b.Version, commit, cmp.Or(b.Time, "-"), b.Go, b.Platform)
	if b.Model != "" {
		fmt.Fprintf(w, "model\t%s\n", b.Model)
	}
	return w.Flush()
}

// Command is the command `version`. The model is the embedded one's name; "" where there is none.
func Command(program string, model func() string) *cli.Command {
	return &cli.Command{
		Name:         "version",
		Usage:        "print the version, the commit and what it was built with",
		ArgsUsage:    " ",
		ArgValidator: cmdline.NoArguments,
		Flags:        []cli.Flag{&cli.BoolFlag{Name: "json", Usage: "a JSON object"}},
		Action: func(_ context.Context, c *cli.Command) error {
			b := Read(program)
			b.Model = model()
			if !c.Bool("json") {
				return b.Write(c.Root().Writer)
			}
			e := json.NewEncoder(c.Root().Writer)
			e.SetIndent("", "  ")
			return e.Encode(b)
		},
	}
}
