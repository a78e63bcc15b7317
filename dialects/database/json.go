package database

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
)

// ResultJSON is a Result as JSON has it. Its form stays: members may be added, none changes its name or its meaning.
type ResultJSON struct {
	Columns   []string `json:"columns"`
	Rows      [][]any  `json:"rows"` // null, booleans, numbers, strings; a Blob is {"blob": BYTES}
	Truncated bool     `json:"truncated"`
	Cuts      []Cut    `json:"cuts,omitempty"` // the limits that did it
}

// JSON is r for encoding/json. A number is written as one only where a reader that holds numbers as float64 loses
// nothing, and else as a string. A nil Result has no columns and no rows.
func (r *Result) JSON() ResultJSON {
	if r == nil {
		return ResultJSON{Columns: []string{}, Rows: [][]any{}}
	}
	out := ResultJSON{Columns: make([]string, len(r.Columns)), Rows: make([][]any, len(r.Rows)), Truncated: r.Truncated,
		Cuts: r.Cuts}
	for i, name := range r.Columns {
		out.Columns[i] = strings.ToValidUTF8(name, "\uFFFD")
	}
	for i, row := range r.Rows {
		out.Rows[i] = make([]any, len(row))
		for j, v := range row {
			out.Rows[i][j] = jsonValue(v)
		}
	}
	return out
}

// MarshalJSON implements json.Marshaler.
func (r *Result) MarshalJSON() ([]byte, error) { return json.Marshal(r.JSON()) }

func jsonValue(v Value) any {
	const exact = 1 << 53
	switch v := v.(type) {
	case int64:
		if v > exact || v < -exact {
			return strconv.FormatInt(v, 10)
		}
	case float64:
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return strconv.FormatFloat(v, 'g', -1, 64)
		}
	case Number:
		return string(v)
	case Blob:
		return map[string]int{"blob": v.Size}
	case string:
		return strings.ToValidUTF8(v, "\uFFFD")
	}
	return v
}
