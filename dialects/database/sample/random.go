package sample

import "sort"

// random is splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014):
// math/rand promises its sequences for less than a database should last.
type random struct{ state uint64 }

func (r *random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below draws from 0..n-1; the bias of the modulus does not matter here.
func (r *random) below(n int) int { return int(r.next() % uint64(n)) }

func (r *random) word(list []string) string { return list[r.below(len(list))] }

// wheel draws indexes with a probability proportional to their weights; it holds running sums.
type wheel []int

func newWheel(weights []int) wheel {
	w, sum := make(wheel, len(weights)), 0
	for i, weight := range weights {
		sum += weight
		w[i] = sum
	}
	return w
}

func (r *random) spin(w wheel) int { return sort.SearchInts(w, r.below(w[len(w)-1])+1) }

// two draws different words.
func (r *random) two(list []string) (a, b string) {
	i, j := r.below(len(list)), r.below(len(list)-1)
	if j >= i {
		j++
	}
	return list[i], list[j]
}

// shuffled is 0..n-1 in random order.
func (r *random) shuffled(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	return shuffle(r, order)
}

func shuffle[T any](r *random, list []T) []T {
	for i := len(list) - 1; i > 0; i-- {
		j := r.below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
	return list
}

// distinct draws n different strings.
func (r *random) distinct(n int, draw func() string) []string {
	var all []string
	seen := map[string]bool{}
	for len(all) < n {
		if s := draw(); !seen[s] {
			seen[s] = true
			all = append(all, s)
		}
	}
	return all
}
