// Package tomlfile reads TOML strictly: a key that has no place, and a value of a wrong type, is an Error with the line
// where it is.
package tomlfile

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"github.com/sqlagent/sqlagent/internal/edit"
)

// Error is what is wrong with a text of TOML.
type Error struct {
	Line int // from 1; 0: of no line
	What string
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return e.What
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.What)
}

// Decode reads text over what v points to. Where tables are named, other keys of the top are not looked at: they are
// somebody else's. Errors are *Error.
func Decode(text string, v any, tables ...string) error {
	err := decode(text, v)
	var wrong *toml.DecodeError
	var unknown *toml.StrictMissingError
	switch {
	case errors.As(err, &unknown):
		for _, e := range unknown.Errors {
			if key := e.Key(); len(tables) == 0 || slices.Contains(tables, key[0]) {
				return unknownKey(e, reflect.TypeOf(v))
			}
		}
		return nil
	case errors.As(err, &wrong):
		line, _ := wrong.Position()
		return &Error{line, inTOML(wrong)}
	case err != nil:
		return &Error{What: inTOML(err)}
	}
	return nil
}

// ofGo are the library's messages that name types of Go, which users need not see.
var ofGo = []struct {
	text *regexp.Regexp
	what string
}{
	{regexp.MustCompile(`^cannot decode TOML (\w+) .*`), wrongType},
	{regexp.MustCompile(`^(float) cannot be assigned to .*`), wrongType},
	{regexp.MustCompile(`^cannot assign (boolean) to .*`), wrongType},
	{regexp.MustCompile(`^cannot store inline (table) in .*`), wrongType},
	{regexp.MustCompile(`^negative number (\S+) does not fit .*`), "$1 is negative"},
	{regexp.MustCompile(`^number (\S+) does not fit .*`), "$1 is too large"},
	{regexp.MustCompile(`^.*: strconv\.\w+: parsing ("[^"]*"): value out of range`), "$1 is too large"},
}

const wrongType = "the value is of the type $1, which it must not be"

// inTOML is what the library says, without Go.
func inTOML(err error) string {
	what := strings.TrimPrefix(err.Error(), "toml: ")
	for _, m := range ofGo {
		what = m.text.ReplaceAllString(what, m.what)
	}
	return what
}

// decode is the library's, which panics over some texts, "rate = +A" among them.
func decode(text string, v any) (err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("the text is not TOML: a value cannot be read, a number without digits perhaps")
		}
	}()
	return toml.NewDecoder(strings.NewReader(text)).DisallowUnknownFields().Decode(v)
}

// Lines are where the keys of a text's top stand, by their names.
func Lines(text string) map[string]int {
	lines := map[string]int{}
	var all *toml.StrictMissingError // a struct without fields has a place for no key
	errors.As(decode(text, &struct{}{}), &all)
	if all == nil {
		return lines
	}
	for _, e := range all.Errors {
		if _, ok := lines[e.Key()[0]]; !ok {
			lines[e.Key()[0]], _ = e.Position()
		}
	}
	return lines
}

// unknownKey says that a key has no place in t, and which one may have been meant.
func unknownKey(e toml.DecodeError, t reflect.Type) error {
	key := e.Key()
	line, _ := e.Position()
	last := len(key) - 1
	what := fmt.Sprintf("there is no setting %q", strings.Join(key, "."))
	return &Error{line, what + edit.DidYouMean(key[last], places(t, key[:last]))}
}

// places are the names that t has a place for below a key.
func places(t reflect.Type, key []string) (names []string) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.Kind() == reflect.Map && len(key) > 0 {
		return places(t.Elem(), key[1:])
	}
	if t.Kind() != reflect.Struct {
		return nil
	}
	for f := range t.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("toml"), ",")
		if name == "" {
			name = strings.ToLower(f.Name)
		}
		switch {
		case name == "-" || !f.IsExported():
		case len(key) == 0:
			names = append(names, name)
		case strings.EqualFold(name, key[0]):
			return places(f.Type, key[1:])
		}
	}
	return names
}
