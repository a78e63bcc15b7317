package mcp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// arguments reads what a tool is given, as models write it and clients pass it on: a member that is null or empty is
// not given, and a number may be in quotes. Any other deviation from the schema is an error that lists the arguments.
func arguments[In any](tool string, takes *jsonschema.Schema, given json.RawMessage) (in In, source string, err error) {
	wrong := func(format string, args ...any) error {
		return &toolError{kind: "usage", message: fmt.Sprintf(format, args...), advice: tool + " takes " + described(takes)}
	}
	var members map[string]any
	if len(given) > 0 {
		d := json.NewDecoder(bytes.NewReader(given))
		d.UseNumber()
		if err := d.Decode(&members); err != nil {
			return in, "", wrong("the arguments are not a JSON object")
		}
	}
	maps.DeleteFunc(members, func(_ string, value any) bool {
		text, ok := value.(string)
		return value == nil || ok && strings.TrimSpace(text) == ""
	})
	for _, name := range slices.Sorted(maps.Keys(members)) {
		declared, ok := takes.Properties[name]
		if !ok {
			return in, "", wrong("%s has no argument %q", tool, name)
		}
		if members[name], err = argument(declared, members[name]); err != nil {
			return in, "", wrong("%s %v", name, err)
		}
	}
	for _, name := range takes.Required {
		if members[name] == nil {
			return in, "", wrong("%s is missing", name)
		}
	}
	source, _ = members["source"].(string)
	mended, err := json.Marshal(members)
	if err == nil {
		err = json.Unmarshal(mended, &in)
	}
	return in, source, err
}

// argument is a value as its declaration has it.
func argument(declared *jsonschema.Schema, value any) (any, error) {
	text, isText := value.(string)
	if declared.Type == "integer" {
		if number, ok := value.(json.Number); ok {
			text, isText = number.String(), true
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
		if !isText || err != nil || n != math.Trunc(n) || n < *declared.Minimum || n > math.MaxInt32 {
			given, _ := json.Marshal(value)
			return nil, fmt.Errorf("must be a whole number, at least %v, not %s", *declared.Minimum, given)
		}
		return int(n), nil
	}
	if !isText {
		return nil, fmt.Errorf("must be a string")
	}
	if declared.Enum != nil && !slices.Contains(declared.Enum, any(text)) {
		return nil, fmt.Errorf("must be one of %s, not %q", listed(declared.Enum), text)
	}
	return text, nil
}

// described are a tool's arguments in words, those that it needs first.
func described(takes *jsonschema.Schema) string {
	names := slices.Sorted(maps.Keys(takes.Properties))
	needs := func(name string) bool { return slices.Contains(takes.Required, name) }
	slices.SortStableFunc(names, func(a, b string) int {
		switch {
		case needs(a) == needs(b):
			return 0
		case needs(a):
			return -1
		}
		return 1
	})
	for i, name := range names {
		of := takes.Properties[name]
		kind := "text"
		if of.Type == "integer" {
			kind = "whole number"
		}
		if needs(name) {
			kind += ", required"
		}
		what := of.Description
		if of.Enum != nil {
			what += ", one of " + listed(of.Enum)
		}
		names[i] = fmt.Sprintf("%s (%s): %s", name, kind, what)
	}
	return strings.Join(names, "; ")
}

// listed are values of an enumeration in quotes.
func listed(values []any) string {
	quoted := make([]string, len(values))
	for i, value := range values {
		quoted[i] = fmt.Sprintf("%q", value)
	}
	return strings.Join(quoted, ", ")
}
