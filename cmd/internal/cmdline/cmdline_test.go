package cmdline_test

import (
	"context"
	"errors"
	"io"
	"reflect"
	"testing"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
)

// got is what a command was called with.
type got struct {
	name string
	wait time.Duration
	loud bool
	args []string
}

// call runs a program with the commands "sing", which has flags, and "tool oil".
func call(args ...string) (g got, err error) {
	action := func(_ context.Context, c *cli.Command) error {
		g = got{c.FullName(), c.Duration("wait"), c.Bool("loud"), c.Args().Slice()}
		return nil
	}
	root := &cli.Command{Name: "test", Writer: io.Discard, ErrWriter: io.Discard, Commands: []*cli.Command{
		{Name: "sing", Action: action, Flags: []cli.Flag{
			&cmdline.DurationFlag{Name: "wait", Value: 3 * time.Minute, Validator: cmdline.Positive[time.Duration]},
			&cli.BoolFlag{Name: "loud", Aliases: []string{"l"}},
			&cli.FloatFlag{Name: "share", Validator: cmdline.Share},
			&cli.StringFlag{Name: "voice", Validator: cmdline.OneOf("alto", "bass", "tenor")},
		}},
		{Name: "tool", Commands: []*cli.Command{{Name: "oil", Action: action, ArgValidator: cmdline.NoArguments}}},
		{Name: "need", Action: action, Flags: []cli.Flag{&cli.StringFlag{Name: "out", Required: true}}},
	}}
	return g, cmdline.Run(context.Background(), root, append([]string{"test"}, args...))
}

func TestFlagsAnywhere(t *testing.T) {
	for _, c := range []struct {
		args []string
		want got
	}{
		{[]string{"sing"}, got{"test sing", 3 * time.Minute, false, []string{}}},
		{[]string{"sing", "a", "--wait", "5s", "b", "-l"}, got{"test sing", 5 * time.Second, true, []string{"a", "b"}}},
		{[]string{"sing", "--loud", "--wait=5s", "a"}, got{"test sing", 5 * time.Second, true, []string{"a"}}},
		{[]string{"sing", "a", "--", "--loud", "-"}, got{"test sing", 3 * time.Minute, false, []string{"a", "--loud", "-"}}},
		{[]string{"sing", "-", "--loud"}, got{"test sing", 3 * time.Minute, true, []string{"-"}}},
		{[]string{"tool", "oil"}, got{"test tool oil", 0, false, []string{}}},
	} {
		if g, err := call(c.args...); err != nil || !reflect.DeepEqual(g, c.want) {
			t.Errorf("%q: %+v, %v, want %+v", c.args, g, err, c.want)
		}
	}
}

func TestUsageErrors(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"snig"}, `unknown command "snig"; did you mean sing?`},
		{[]string{"frobnicate"}, `unknown command "frobnicate"`},
		{[]string{"help", "tool", "iol"}, `unknown command "iol"; did you mean oil?`},
		{[]string{"tool"}, "tool needs a command: oil"},
		{[]string{"tool", "oli"}, `unknown command "oli"; did you mean oil?`},
		{[]string{"tool", "oil", "now"}, `oil takes no arguments, got "now"`},
		{[]string{"sing", "--luod"}, "test sing has no flag --luod; did you mean --loud?"},
		{[]string{"sing", "-z"}, "test sing has no flag -z"},
		{[]string{"sing", "--wait"}, "flag needs an argument: --wait"},
		{[]string{"sing", "--wait", "5"}, `--wait "5": write a number and its unit, such as 500ms, 30s or 5m`},
		{[]string{"sing", "--wait", "-5s"}, `--wait "-5s": must be positive`},
		{[]string{"sing", "--share", "half"}, `--share "half": must be a number`},
		{[]string{"sing", "--share", "NaN"}, `--share "NaN": must be between 0 and 1`},
		{[]string{"sing", "--loud=maybe"}, `--loud "maybe": must be true or false`},
		{[]string{"sing", "--voice", "tenr"}, `--voice "tenr": give alto, bass or tenor; did you mean tenor?`},
		{[]string{"need"}, `Required flag "out" not set`},
	} {
		_, err := call(c.args...)
		var usage cmdline.UsageError
		if !errors.As(err, &usage) || err.Error() != c.want {
			t.Errorf("%q: %v (%T), want %s", c.args, err, err, c.want)
		}
	}
}
