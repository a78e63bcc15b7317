package cmdline

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/urfave/cli/v3"
)

// The page has every command and flag that is not hidden, and nothing of what they say steers roff.
func TestMan(t *testing.T) {
	root := &cli.Command{
		Name: "tool", Usage: "do things", UsageText: "tool \"WHAT\" [OPTIONS]\ntool COMMAND", Version: "v1.2.3",
		Commands: []*cli.Command{
			{Name: "make", Usage: "make one", ArgsUsage: "[FILE]", Description: ".begins with a point\n'and a quote, a \\ and a - too.\n\nAnother.",
				Flags: []cli.Flag{
					&cli.StringFlag{Name: "out", Aliases: []string{"o"}, Usage: "the `FILE` to write", DefaultText: "what \"it\" says"},
					&cli.BoolFlag{Name: "quiet", Usage: "say nothing"},
					&cli.BoolFlag{Name: "secret", Usage: "not told", Hidden: true},
				},
				Commands: []*cli.Command{{Name: "below", Usage: "be below"}},
			},
			{Name: "hidden", Usage: "not told", Hidden: true},
		},
	}
	var b bytes.Buffer
	root.Writer = &b
	if err := Run(t.Context(), root, []string{"tool", "man"}); err != nil {
		t.Fatal(err)
	}
	page := b.String()
	for _, want := range []string{
		`.TH "TOOL" "1" "" "tool v1.2.3"`, `tool \- do things`, ".SS \"tool make [FILE]\"\nMake one.\n", "\n\\&.begins with a point\n\\(aqand a quote, a \\e and a \\- too.\n.PP\nAnother.\n",
		".TP\n.B \\-\\-out, \\-o FILE\nthe FILE to write (default: what \"it\" says)\n", ".B \\-\\-quiet\nsay nothing\n", `.SS "tool make below"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not in\n%s", want, page)
		}
	}
	if strings.Contains(page, "not told") {
		t.Errorf("what is hidden is in\n%s", page)
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("there is no groff to read the page")
	}
	cmd := exec.Command(groff, "-man", "-ww", "-z")
	cmd.Stdin = strings.NewReader(page)
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("groff: %v\n%s", err, out)
	}
}
