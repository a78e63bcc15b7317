package eval

import (
	"bytes"
	"encoding/binary"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// readText reads a file as other programs write it: with a byte-order mark, in UTF-8 or UTF-16 (Excel's Unicode text).
func readText(path string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var order binary.ByteOrder
	switch {
	case bytes.HasPrefix(text, []byte("\xff\xfe")):
		order = binary.LittleEndian
	case bytes.HasPrefix(text, []byte("\xfe\xff")):
		order = binary.BigEndian
	default:
		return bytes.TrimPrefix(text, []byte("\ufeff")), nil
	}
	units := make([]uint16, len(text)/2-1)
	for i := range units {
		units[i] = order.Uint16(text[2*i+2:])
	}
	return []byte(string(utf16.Decode(units))), nil
}

// separators of tables, after the one that the file's name says: Excel writes semicolons where the comma is the
// decimal sign, and tabs as Unicode text.
const separators = ",;\t|"

// separator is what divides a table's first row into names, among which is the question.
func separator(text []byte, said rune) rune {
	for _, comma := range string(said) + separators {
		r := csv.NewReader(bytes.NewReader(text))
		r.Comma, r.FieldsPerRecord, r.LazyQuotes = comma, -1, true
		names, err := r.Read()
		if err == nil && len(names) > 1 && slices.ContainsFunc(names, func(name string) bool {
			name = fieldName(name)
			return strings.Contains(name, "question") || name == "instruction"
		}) {
			return comma
		}
	}
	return said
}

// fieldName is a name of a table's first row as JSON has it: "SQL Query" is sql_query.
func fieldName(name string) string {
	return strings.Join(strings.Fields(strings.ToLower(name)), "_")
}

// fence is a block of Markdown: its tag if that is one of SQL, and its text. It matches blocks of all tags, else the
// end of one would begin the next.
var fence = regexp.MustCompile("(?ims)^[ \\t]*```(?:[ \\t]*(sql|sqlite|mysql|mariadb|postgresql|postgres)|[^\\s`]+)?\\s+(.*?)\\s*```[ \\t\\r]*$")

// unfenced is a query without the fence of Markdown and the words around it. The last block of SQL counts, as in what
// models answer; if none says that it is SQL, the last of all.
func unfenced(sql string) string {
	query, tagged := sql, false
	for _, block := range fence.FindAllStringSubmatch(sql, -1) {
		if isSQL := block[1] != ""; isSQL || !tagged {
			query, tagged = block[2], isSQL
		}
	}
	return query
}

// chat is a pair as data for training chat models has it: an instruction with its output, or the messages of a
// conversation, of which the last question counts and the exchange before it is what it goes on from.
type chat struct {
	Instruction string    `json:"instruction"`
	Input       string    `json:"input"`
	Output      string    `json:"output"`
	Messages    []message `json:"messages"`
}

type message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

// fill completes what a problem lacks from the chat.
func (c chat) fill(p *Problem) error {
	if c.Input != "" && c.Instruction != "" && p.Question == "" {
		return errors.New("it has instruction and input: call the one that is the question question")
	}
	if p.Question == "" && c.Instruction != "" {
		p.Question = c.Instruction
	}
	if p.Gold == "" && c.Output != "" {
		p.Gold = c.Output
	}
	if len(c.Messages) == 0 || p.Question != "" || p.Gold != "" {
		return nil
	}
	var said []trajectory.Exchange
	asked := ""
	for _, m := range c.Messages {
		switch {
		case m.Role == "system":
		case m.Role == "user" && asked == "":
			asked = m.Content
		case m.Role == "assistant" && asked != "":
			said = append(said, trajectory.Exchange{Question: strings.TrimSpace(asked), SQL: unfenced(m.Content)})
			asked = ""
		default:
			return fmt.Errorf("messages are of user and assistant in turn, after any of system: %q is out of place", m.Role)
		}
	}
	if len(said) == 0 || asked != "" {
		return errors.New("its messages end without an answer of the assistant")
	}
	last := said[len(said)-1]
	p.Question, p.Gold = last.Question, last.SQL
	if len(said) > 1 && p.After == nil {
		p.After = &said[len(said)-2]
	}
	return nil
}

// birdPredictions reads an object from the number of each question to its query, after which BIRD's scripts write the
// database. A question without one has no answer.
func birdPredictions(text []byte) ([]string, error) {
	var given map[string]string
	if err := json.Unmarshal(text, &given); err != nil {
		return nil, err
	}
	predictions := []string{}
	for name, sql := range given {
		n, err := strconv.Atoi(name)
		if err != nil || n < 0 || n > 1e6 {
			return nil, fmt.Errorf("%q is not the number of a question", name)
		}
		for len(predictions) <= n {
			predictions = append(predictions, "")
		}
		sql, _, _ = strings.Cut(sql, "\t----- bird -----\t")
		predictions[n] = unfenced(sql)
	}
	return predictions, nil
}

var birdFile = regexp.MustCompile(`^\s*\{\s*"\d+"\s*:`)
