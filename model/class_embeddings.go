package model

import "math"

// Relate makes the embeddings of each class of tokens alike before training: √½ of a vector of the class, which is the
// sum of its members over the root of their number, plus √½ of what the token had. So tokens that stand for different
// things in every sequence (pointers) are one kind of word from the start, and remain distinct.
func (m *Model) Relate(classes [][]int32) {
	d := m.config.Embedding
	for _, class := range classes {
		common := make([]float32, d)
		for _, id := range class {
			for i, x := range m.weights.embd[int(id)*d:][:d] {
				common[i] += x
			}
		}
		scale := float32(1 / math.Sqrt(float64(len(class))))
		for _, id := range class {
			row := m.weights.embd[int(id)*d:][:d]
			for i := range row {
				row[i] = float32(math.Sqrt(0.5)) * (row[i] + common[i]*scale)
			}
		}
	}
	m.version++
}
