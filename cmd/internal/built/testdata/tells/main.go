// Command tells has only the command version, for a test that builds it in several ways.
package main

import (
	"context"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/built"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
)

func main() {
	root := &cli.Command{Name: "tells", Commands: []*cli.Command{built.Command("tells", func() string { return "" })}}
	if err := cmdline.Run(context.Background(), root, os.Args); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}
