// Command wordnet writes the thesaurus of the rooms of nano from the files of WordNet 3.0 (Debian: wordnet-base): for
// each word those of its commonest senses, and the words for what it is a kind of. A word that only phrases have is
// alone in its line.
//
//	go run ./nano/english/internal/wordnet /usr/share/wordnet > nano/english/thesaurus.txt
package main

import (
	"bufio"
	"fmt"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// sense is a synset: words that mean the same.
type sense struct {
	words []string
	kinds []string // offsets of the senses that it is a kind of
}

// part is a part of speech, with how many senses of a word count.
type part struct {
	name   string
	senses int
	kinds  bool // the words of what a sense is a kind of count too
}

var parts = []part{{"noun", 3, true}, {"verb", 2, false}, {"adj", 2, false}}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: wordnet FOLDER (with data.noun and index.noun)")
	}
	thesaurus := map[string][]string{}
	for _, p := range parts {
		if err := p.read(os.Args[1], thesaurus); err != nil {
			log.Fatal(err)
		}
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	fmt.Fprintln(out, "# Words that mean nearly the same: of WordNet 3.0, Copyright 2006 by Princeton University, under the licence in")
	fmt.Fprintln(out, "# WORDNET-LICENSE next to this file; a word alone is in phrases of others. Made by nano/english/internal/wordnet.")
	addWords(thesaurus)
	for _, word := range slices.Sorted(maps.Keys(thesaurus)) {
		line := word
		if others := thesaurus[word]; len(others) > 0 {
			line += "=" + strings.Join(others, ",")
		}
		fmt.Fprintln(out, line)
	}
}

// addWords adds each word of the phrases.
func addWords(thesaurus map[string][]string) {
	for head, others := range maps.Clone(thesaurus) {
		for _, phrase := range append(slices.Clip(others), head) {
			for word := range strings.FieldsSeq(phrase) {
				if _, ok := thesaurus[word]; !ok {
					thesaurus[word] = nil
				}
			}
		}
	}
}

// read adds the words of a part of speech.
func (p part) read(folder string, thesaurus map[string][]string) error {
	senses := map[string]sense{}
	err := lines(filepath.Join(folder, "data."+p.name), func(line string) error {
		offset, s, err := parseSense(line)
		senses[offset] = s
		return err
	})
	if err != nil {
		return err
	}
	common := map[string]bool{} // words that WordNet's corpus has
	offsets := map[string][]string{}
	err = lines(filepath.Join(folder, "index."+p.name), func(line string) error {
		// lemma pos count pointers... senses tagged offset...
		f := strings.Fields(line)
		n, err := strconv.Atoi(f[2])
		if err != nil {
			return err
		}
		offsets[f[0]] = f[len(f)-n:]
		common[f[0]] = f[len(f)-n-1] != "0"
		return nil
	})
	if err != nil {
		return err
	}
	for lemma, all := range offsets {
		word, ok := plain(lemma)
		if !ok {
			continue
		}
		add := func(others []string, least bool) {
			for _, o := range others {
				if other, ok := plain(o); ok && other != word && (least || common[o]) && !slices.Contains(thesaurus[word], other) {
					thesaurus[word] = append(thesaurus[word], other)
				}
			}
		}
		for _, offset := range all[:min(len(all), p.senses)] {
			add(senses[offset].words, common[lemma])
		}
		for _, offset := range all[:min(len(all), 2)] {
			for _, kind := range senses[offset].kinds {
				if p.kinds && common[lemma] {
					add(senses[kind].words[:1], false)
				}
			}
		}
	}
	return nil
}

// parseSense reads a line of a data file: offset file type count (hexadecimal), words with a number each, then
// pointers.
func parseSense(line string) (offset string, s sense, err error) {
	line, _, _ = strings.Cut(line, " | ")
	f := strings.Fields(line)
	n, err := strconv.ParseInt(f[3], 16, 0)
	if err != nil {
		return "", sense{}, err
	}
	for i := range int(n) {
		word, _, _ := strings.Cut(f[4+2*i], "(")
		s.words = append(s.words, word)
	}
	pointers := f[4+2*n+1:]
	for ; len(pointers) >= 4; pointers = pointers[4:] {
		if pointers[0] == "@" {
			s.kinds = append(s.kinds, pointers[1])
		}
	}
	return f[0], s, nil
}

// plain is a lemma in words; ok is false for names, and for what is too long or too short to stand in a schema.
func plain(lemma string) (string, bool) {
	word := strings.NewReplacer("_", " ", "-", " ").Replace(lemma)
	letters := func(r rune) bool { return r != ' ' && (r < 'a' || r > 'z') }
	return word, len(word) > 2 && strings.Count(word, " ") < 2 && strings.IndexFunc(word, letters) < 0
}

// lines calls f for each line that is no comment.
func lines(path string, f func(line string) error) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	n := 0
	for line := range strings.Lines(string(content)) {
		n++
		if strings.HasPrefix(line, "  ") {
			continue
		}
		if err := f(line); err != nil {
			return fmt.Errorf("%s, line %d: %w", path, n, err)
		}
	}
	return nil
}
