package form

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A question may mean a stored value without saying it: "successful payments", of the status "succeeded". No link leads
// there. So the schema may list the values of columns that have few of them, each with a pointer, and the model, if it
// knows English well enough, finds the one that is meant. The embedded weights have not learnt these pointers; weights
// on a pretrained base have them in their vocabulary (Lists).

// Bounds of the values that a prompt lists.
const (
	MaxListed  = 96 // pointers
	mostListed = 10 // of one column
	longListed = 32 // bytes of a value
)

// Lists is the pointers to listed values: what a vocabulary has in addition to Vocabulary where prompts list values.
func Lists() []Token {
	out := make([]Token, MaxListed)
	for n := range out {
		out[n] = listedToken(n)
	}
	return out
}

func listedToken(n int) Token { return Token("L" + strconv.Itoa(n)) }

// WithLists is c whose prompts list the values of columns that have few. They are few next to the rows: what tells rows
// apart is no list. Of a large table they are those of the rows that were looked at.
func (c *Catalog) WithLists() *Catalog {
	out := *c
	out.Listed = nil
	keys := map[int]bool{}
	for _, k := range c.Keys {
		for _, column := range slices.Concat(k.From, k.To) {
			keys[column] = true
		}
	}
	for column, of := range c.Columns {
		p := c.profiles[column]
		if of.Kind != Text || of.Key || keys[column] || of.measure != nil || p == nil || c.Masked(column) ||
			p.Distinct < 2 || p.Distinct > min(mostListed, int64(len(p.Texts))) || int64(p.Rows) < max(FlagRows, 2*p.Distinct) {
			continue
		}
		var texts []string
		for _, text := range p.Texts {
			if len(text) <= longListed && strings.ContainsFunc(text, unicode.IsLetter) {
				texts = append(texts, text)
			}
		}
		slices.Sort(texts)
		for _, text := range texts {
			out.Listed = append(out.Listed, Cell{column, text})
		}
	}
	return &out
}

// listedOfColumn are the places in Catalog.Listed of a column's values.
func (c *Catalog) listedOfColumn(column int) (first, end int) {
	byColumn := func(cell Cell, column int) int { return cmp.Compare(cell.Column, column) }
	first, _ = slices.BinarySearchFunc(c.Listed, column, byColumn)
	end, _ = slices.BinarySearchFunc(c.Listed, column+1, byColumn)
	return first, end
}

// list gives pointers to the listed values of the columns that have pointers, as far as there are any: columns of the
// fewest values first. It does not read the question, so questions share their schema's tokens.
func (p *Prompt) list() {
	p.listed = none(len(p.Listed))
	var columns []int
	for _, cell := range p.Listed {
		if p.columns[cell.Column] >= 0 {
			columns = append(columns, cell.Column)
		}
	}
	columns = slices.Compact(columns)
	count := func(column int) int { first, end := p.listedOfColumn(column); return end - first }
	slices.SortStableFunc(columns, func(a, b int) int { return cmp.Compare(count(a), count(b)) })
	next := 0
	for _, column := range columns {
		first, end := p.listedOfColumn(column)
		if next+end-first > MaxListed {
			return
		}
		for i := first; i < end; i++ {
			p.listed[i] = next
			next++
		}
	}
}

// listedFor are the places in Catalog.Listed of a column's values that have pointers.
func (p *Prompt) listedFor(column int) (out []int) {
	first, end := p.listedOfColumn(column)
	for i := first; i < end; i++ {
		if p.listed[i] >= 0 {
			out = append(out, i)
		}
	}
	return out
}

// ListedTokens are the pointers to a column's listed values.
func (p *Prompt) ListedTokens(column int) (out []Token) {
	for _, i := range p.listedFor(column) {
		out = append(out, listedToken(p.listed[i]))
	}
	return out
}

// listedAs is the pointer to a text among a column's listed values; "" where it is none of them.
func (p *Prompt) listedAs(text string, column int) Token {
	for _, i := range p.listedFor(column) {
		if p.Listed[i].Text == text {
			return listedToken(p.listed[i])
		}
	}
	return ""
}

// ListedOf is the listed value that a pointer means.
func (p *Prompt) ListedOf(t Token) (v Value, ok bool) {
	class, n := t.Pointer()
	if class != 'L' || n >= MaxListed || p.listedOf[n] < 0 {
		return Value{}, false
	}
	cell := p.Listed[p.listedOf[n]]
	v = LiteralValue(cell.Text)
	v.Cells = []Cell{cell}
	return v, true
}

// Unsaid is p as if the question did not say the values that the schema lists: without their links, their words stay
// words. So weights learn to find in a list what is meant.
func (p *Prompt) Unsaid() *Prompt {
	out := *p
	out.Values, out.Question = nil, slices.Clone(p.Question)
	kept := make([]int, len(p.Values)) // where a value is now; -1: nowhere
	for i, v := range p.Values {
		kept[i] = -1
		if !slices.ContainsFunc(v.Cells, func(c Cell) bool { return p.listedAs(c.Text, c.Column) != "" }) {
			kept[i] = len(out.Values)
			out.Values = append(out.Values, v)
		}
	}
	for i, s := range out.Question {
		if s.Value >= 0 && kept[s.Value] < 0 {
			out.Question[i] = Phrase{Text: strings.ToLower(p.Values[s.Value].Text), Start: s.Start, End: s.End, Value: -1}
			continue
		}
		if s.Value >= 0 {
			out.Question[i].Value = kept[s.Value]
		}
		out.Question[i].Values = nil
		for _, v := range s.Values {
			if kept[v] >= 0 {
				out.Question[i].Values = append(out.Question[i].Values, kept[v])
			}
		}
	}
	return &out
}
