package nano

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/model/token"
)

// Words are words with vectors that were learnt from much text, the commonest words first.
type Words struct {
	words   []string
	vectors map[string][]float32
}

// ReadWords reads GloVe's text form: a word and its numbers a line, as many in each. The mean of all is taken from each.
func ReadWords(path string) (*Words, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	w := &Words{vectors: map[string][]float32{}}
	var mean []float64
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		fields := strings.Fields(lines.Text())
		if len(fields) < 2 || len(w.words) > 0 && len(fields)-1 != len(mean) {
			return nil, fmt.Errorf("%s: line %d: want a word and %d numbers", path, n, len(mean))
		}
		vector := make([]float32, len(fields)-1)
		if mean == nil {
			mean = make([]float64, len(vector))
		}
		for i, text := range fields[1:] {
			x, err := strconv.ParseFloat(text, 32)
			if err != nil {
				return nil, fmt.Errorf("%s: line %d: %w", path, n, err)
			}
			vector[i] = float32(x)
			mean[i] += x
		}
		w.words, w.vectors[fields[0]] = append(w.words, fields[0]), vector
	}
	if err := lines.Err(); err != nil || len(w.words) == 0 {
		return nil, fmt.Errorf("%s: %w", path, cmp.Or(err, errors.New("no word")))
	}
	for _, v := range w.vectors {
		for i := range v {
			v[i] -= float32(mean[i] / float64(len(w.words)))
		}
	}
	return w, nil
}

// Of are the vectors of the tokens that are words.
func (w *Words) Of(t *token.Tokenizer) map[int32][]float32 {
	out := map[int32][]float32{}
	for id := range int32(t.Size()) {
		if v, ok := w.vectors[strings.ToLower(strings.TrimPrefix(t.Decode([]int32{id}), " "))]; ok {
			out[id] = v
		}
	}
	return out
}
