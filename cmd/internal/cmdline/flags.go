package cmdline

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/internal/edit"
)

// DurationFlag is a time with its unit. The error for one without lists the units.
type DurationFlag = cli.FlagBase[time.Duration, cli.NoConfig, duration]

type duration time.Duration

// Create is the value of a flag.
func (duration) Create(value time.Duration, p *time.Duration, _ cli.NoConfig) cli.Value {
	*p = value
	return (*duration)(p)
}

// ToString writes a time as short as it can be read: 30s, 3m.
func (duration) ToString(d time.Duration) string {
	text := d.String()
	if d >= time.Minute {
		text = strings.TrimSuffix(text, "0s")
	}
	if d >= time.Hour {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

func (d *duration) Set(text string) error {
	v, err := time.ParseDuration(text)
	if err != nil {
		return errors.New("write a number and its unit, such as 500ms, 30s or 5m")
	}
	*d = duration(v)
	return nil
}

func (d *duration) Get() any       { return time.Duration(*d) }
func (d *duration) String() string { return d.ToString(time.Duration(*d)) }

// Positive is the Validator of a flag that must be above 0.
func Positive[T int | int64 | time.Duration](v T) error {
	if v <= 0 {
		return errors.New("must be positive")
	}
	return nil
}

// Share is the Validator of a flag that lies between 0 and 1.
func Share(v float64) error {
	if !(v >= 0 && v <= 1) {
		return errors.New("must be between 0 and 1")
	}
	return nil
}

// NotNegative is the Validator of a flag that must not be below 0.
func NotNegative[T int | int64](v T) error {
	if v < 0 {
		return errors.New("must not be negative")
	}
	return nil
}

// OneOf is the Validator of a flag that takes one of some names.
func OneOf(names ...string) func(string) error {
	return func(v string) error {
		for _, n := range names {
			if v == n {
				return nil
			}
		}
		last := len(names) - 1
		return fmt.Errorf("give %s or %s%s", strings.Join(names[:last], ", "), names[last], edit.DidYouMean(v, names))
	}
}
