package nano

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Adopt gives a pretrained vocabulary tokens of package form (Vocabulary, and Lists where schemas list values), by
// tokens that it has: a word of SQL or English for each keyword, so that the model begins with what it knows of it, and
// rare words of four scripts for the pointers to tables, columns, values and listed values, as far from each other as
// their embeddings are. Those that it has from before stay: weights that speak the form learn its newer words. The
// weights stay as they are: a LoRA over the public file is all that is trained.
func Adopt(tok *token.Tokenizer, embeddings gguf.Source, of []form.Token) (*token.Tokenizer, error) {
	taken := map[int32]bool{}
	var aliases []token.Alias
	take := func(t form.Token, id int32) {
		taken[id] = true
		aliases = append(aliases, token.Alias{Name: t.Name(), ID: id})
	}
	pointers := map[byte][]form.Token{}
	var rest []form.Token // keywords without a word of their own
	for _, t := range of {
		if id, ok := tok.Special(t.Name()); ok {
			take(t, id)
			continue
		}
		if class, _ := t.Pointer(); strings.IndexByte("TCVL", class) >= 0 {
			pointers[class] = append(pointers[class], t)
			continue
		}
		if id, ok := spelling(tok, t, taken); ok {
			take(t, id)
		} else {
			rest = append(rest, t)
		}
	}
	for _, class := range []struct {
		tokens []form.Token
		script *unicode.RangeTable
	}{{pointers['T'], unicode.Cyrillic}, {pointers['C'], unicode.Hangul}, {pointers['V'], unicode.Arabic}, {rest, unicode.Han}, {pointers['L'], unicode.Thai}} {
		ids, err := farApart(rareWords(tok, class.script), len(class.tokens), embeddings)
		if err != nil {
			return nil, err
		}
		if len(ids) < len(class.tokens) {
			return nil, errors.New("the vocabulary has too few rare words to point with: begin with a larger one, such as Qwen's")
		}
		for i, t := range class.tokens {
			take(t, ids[i])
		}
	}
	return tok.WithAliases(aliases)
}

// spelling is the first word for a keyword that is one token, and free. None may be a word of prompts, whose texts are
// in lower case: those would be spelled by their bytes.
func spelling(tok *token.Tokenizer, t form.Token, taken map[int32]bool) (int32, bool) {
	words := spellings[t]
	if len(words) == 0 {
		words = []string{strings.ToUpper(string(t)), " " + strings.ToUpper(string(t))}
	}
	for _, word := range words {
		if id, ok := tok.Ordinary(word); ok && len(word) > 1 && !taken[id] {
			return id, true
		}
	}
	return 0, false
}

// spellings of keywords that are not their own in upper case.
var spellings = func() map[form.Token][]string {
	m := map[form.Token][]string{
		form.Open: {" ("}, form.Close: {" )"}, form.Plus: {" +"}, form.Minus: {" -"}, form.Times: {" *"}, form.Div: {" /"},
		form.Equal: {" ="}, form.NotEqual: {" !="}, form.Less: {" <"}, form.Greater: {" >"}, form.LessEq: {" <="}, form.GreaterEq: {" >="},
		form.Has: {"Contains"}, form.Starts: {"Starts", "Begin"}, form.Ends: {"Ends", "End"},
		form.Via: {"Through", " Through", " Via"}, form.Distinct: {" DISTINCT"}, form.Having: {"Having", " Having"},
		form.Intersect: {"Intersect", "Intersection", " Intersect"}, form.Except: {"Except", " Except", " EXCEPT"},
		form.TableMark: {"TABLE"}, form.QuestionMark: {"Question"}, form.AnswerMark: {"Answer"},
		form.PrimaryKey: {"PRIMARY"}, form.ForeignKey: {" REFERENCES"}, form.Partial: {" ~"},
		form.Token(form.Number): {"INTEGER"}, form.Token(form.Text): {"TEXT"}, form.Token(form.Time): {"DATE"}, form.Token(form.Other): {"OBJECT"},
	}
	for n, word := range []string{"Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"} {
		m[form.Numeral(n)] = []string{word, " " + word}
	}
	return m
}()

// maxRare is how many words pointers are chosen from.
const maxRare = 4000

// rareWords are the ordinary tokens that are words of a script, those first that the vocabulary learnt last.
func rareWords(tok *token.Tokenizer, script *unicode.RangeTable) []int32 {
	var ids []int32
	for id := int32(tok.Size()) - 1; id >= 0 && len(ids) < maxRare; id-- {
		piece := string(tok.Bytes(id))
		if utf8.RuneCountInString(piece) < 2 || strings.ContainsFunc(piece, func(r rune) bool { return !unicode.Is(script, r) }) {
			continue
		}
		if found, ok := tok.Ordinary(piece); ok && found == id {
			ids = append(ids, id)
		}
	}
	return ids
}

// farApart chooses n of some ids whose embeddings are neither among the shortest nor the longest quarter: the first,
// then always the one whose nearest chosen one is the farthest by its angle. They are fewer where there are not enough.
func farApart(ids []int32, n int, embeddings gguf.Source) ([]int32, error) {
	if n == 0 || len(ids) < 2*n {
		return nil, nil
	}
	type word struct {
		id        int32
		direction []float32
		norm      float64
		near      float64 // cosine to the nearest chosen one
	}
	words := make([]*word, len(ids))
	for i, id := range ids {
		w := &word{id: id, direction: make([]float32, embeddings.Dims[0]), near: -1}
		if err := embeddings.Rows(w.direction, int(id)); err != nil {
			return nil, err
		}
		w.norm = math.Sqrt(dot(w.direction, w.direction))
		for j := range w.direction {
			w.direction[j] /= float32(max(w.norm, 1e-20))
		}
		words[i] = w
	}
	slices.SortStableFunc(words, func(a, b *word) int { return cmp.Compare(a.norm, b.norm) })
	words = words[len(words)/4 : max(len(words)-len(words)/4, len(words)/4+n)]
	slices.SortFunc(words, func(a, b *word) int { return int(b.id - a.id) })
	var chosen []int32
	for next := words[0]; ; {
		chosen = append(chosen, next.id)
		if len(chosen) == n {
			return chosen, nil
		}
		next.near = 2
		for _, w := range words {
			if w.near < 2 {
				w.near = max(w.near, dot(w.direction, next.direction))
			}
		}
		next = slices.MinFunc(words, func(a, b *word) int { return cmp.Compare(a.near, b.near) })
	}
}

func dot(a, b []float32) (sum float64) {
	for i := range a {
		sum += float64(a[i]) * float64(b[i])
	}
	return sum
}
