package parquetfile

import (
	"bytes"
	"encoding/json"
	"math"
	"unicode/utf8"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"
)

// row has the values of a row, by column, and how many of each were read.
type row struct {
	columns [][]parquet.Value
	read    []int
}

func (r *row) set(of parquet.Row) {
	r.columns, r.read = r.columns[:0], r.read[:0]
	of.Range(func(_ int, values []parquet.Value) bool {
		r.columns, r.read = append(r.columns, values), append(r.read, 0)
		return true
	})
}

// next is the next value of a column, which stays.
func (r *row) next(column int) parquet.Value { return r.columns[column][r.read[column]] }

// repeats reports whether the next value of a column goes on with the list of a level.
func (r *row) repeats(column, level int) bool {
	return r.read[column] < len(r.columns[column]) && r.next(column).RepetitionLevel() == level
}

// columnOf is a column of a file, with what reads its values.
func columnOf(c *parquet.Column, leaves []*format.SchemaElement) (Column, value) {
	n := nodeOf(c, leaves)
	if !c.Leaf() || c.Repeated() {
		return Column{Name: c.Name(), Kind: JSON}, func(r *row) any {
			if text := n.append(nil, r); string(text) != "null" {
				return json.RawMessage(text)
			}
			return nil
		}
	}
	n.column.Name = c.Name()
	return n.column, func(r *row) any {
		v := n.take(r)
		if v.IsNull() {
			return nil
		}
		return n.decode(v)
	}
}

// node is a place in a schema. Levels are those of Dremel (Melnik et al. 2010): a value says by its definition level
// how many of the optional and repeated nodes above it are there, by its repetition level which list it goes on with.
type node struct {
	name               string
	optional, repeated bool
	definition         int // level of a value below it, if the node is there
	repetition         int
	first, end         int // the columns below it

	fields []*node // of a group
	isMap  bool    // of a repeated group: each is a key with its value
	bare   bool    // of a group: its only field stands for it

	column Column // of a leaf
	decode decoder
}

func nodeOf(c *parquet.Column, leaves []*format.SchemaElement) *node {
	n := &node{name: c.Name(), optional: c.Optional(), repeated: c.Repeated(), definition: c.MaxDefinitionLevel(), repetition: c.MaxRepetitionLevel()}
	if c.Leaf() {
		n.first, n.end = c.Index(), c.Index()+1
		n.column, n.decode = leafOf(c.Type(), leaves[c.Index()])
		return n
	}
	for _, inner := range c.Columns() {
		n.fields = append(n.fields, nodeOf(inner, leaves))
	}
	if len(n.fields) == 0 {
		return n
	}
	n.first, n.end = n.fields[0].first, n.fields[len(n.fields)-1].end
	if inner := n.fields[0]; len(n.fields) == 1 && inner.repeated {
		n.annotated(inner, c.Type())
	}
	return n
}

// annotated takes off the groups that only say that something is a list or a map. Lists of old writers have elements
// where others have a group of one field: those that the rules of Parquet name stay as they are.
// https://github.com/apache/parquet-format/blob/master/LogicalTypes.md#nested-types
func (n *node) annotated(inner *node, t parquet.Type) {
	logical := t.LogicalType()
	if logical == nil {
		return
	}
	switch logical.Value.(type) {
	case *format.ListType:
		n.bare = true
		inner.bare = len(inner.fields) == 1 && inner.name != "array" && inner.name != n.name+"_tuple"
	case *format.MapType:
		n.bare = true
		inner.isMap = len(inner.fields) == 2
	}
}

// append writes the node's next value of a row as JSON.
func (n *node) append(b []byte, r *row) []byte {
	switch {
	case n.first == n.end: // a group without fields
		return append(b, "{}"...)
	case n.repeated:
		return n.appendAll(b, r)
	case n.optional && r.next(n.first).DefinitionLevel() < n.definition:
		n.skip(r)
		return append(b, "null"...)
	}
	return n.appendOne(b, r)
}

// appendAll writes what is repeated.
func (n *node) appendAll(b []byte, r *row) []byte {
	open, end := byte('['), byte(']')
	if n.isMap {
		open, end = '{', '}'
	}
	b = append(b, open)
	if r.next(n.first).DefinitionLevel() < n.definition {
		n.skip(r)
		return append(b, end)
	}
	b = n.appendOne(b, r)
	for r.repeats(n.first, n.repetition) {
		b = n.appendOne(append(b, ','), r)
	}
	return append(b, end)
}

// appendOne writes a value that is there.
func (n *node) appendOne(b []byte, r *row) []byte {
	switch {
	case n.decode != nil:
		return appendValue(b, n.decode(n.take(r)))
	case n.bare:
		return n.fields[0].append(b, r)
	case n.isMap:
		key := n.fields[0].append(nil, r)
		if key[0] != '"' { // names of JSON are texts
			key = appendValue(nil, string(key))
		}
		return n.fields[1].append(append(append(b, key...), ':'), r)
	}
	b = append(b, '{')
	for i, field := range n.fields {
		if i > 0 {
			b = append(b, ',')
		}
		b = field.append(append(appendValue(b, field.name), ':'), r)
	}
	return append(b, '}')
}

// take reads the next value of a leaf.
func (n *node) take(r *row) parquet.Value {
	v := r.next(n.first)
	r.read[n.first]++
	return v
}

// skip goes over a node that is not there: each column below it has one value that says so.
func (n *node) skip(r *row) {
	for column := n.first; column < n.end; column++ {
		r.read[column]++
	}
}

// appendValue writes a single value as JSON. Bytes are text where they are UTF-8, else in base 64; what is no number is
// null.
func appendValue(b []byte, v any) []byte {
	switch x := v.(type) {
	case float64:
		if math.IsNaN(x) || math.IsInf(x, 0) {
			v = nil
		}
	case []byte:
		if utf8.Valid(x) {
			v = string(x)
		}
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		panic(err) // no value of a file is such
	}
	return append(b, bytes.TrimSpace(out.Bytes())...)
}
