package eval

import (
	"encoding/json"
	"testing"
)

func TestReport(t *testing.T) {
	of := func(family string, d Difficulty, v Verdict) Outcome {
		return Outcome{Problem: Problem{Family: family, Difficulty: d}, Attempt: Attempt{Verdict: v}}
	}
	r := NewReport([]Outcome{
		of("join", Hard, Right), of("join", Easy, Wrong), of("join", Easy, Right), of("a|b", Easy, Failed), of("", Extra, Skipped),
	})
	const want = `| difficulty | attempted | right | wrong | unsure | failed | skipped | accuracy |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| easy | 3 | 1 | 1 | 0 | 1 | 0 | 33.3% |
| hard | 1 | 1 | 0 | 0 | 0 | 0 | 100.0% |
| extra | 0 | 0 | 0 | 0 | 0 | 1 | – |
| all | 4 | 2 | 1 | 0 | 1 | 1 | 50.0% |

| family | attempted | right | wrong | unsure | failed | skipped | accuracy |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| – | 0 | 0 | 0 | 0 | 0 | 1 | – |
| a\|b | 1 | 0 | 0 | 0 | 1 | 0 | 0.0% |
| join | 3 | 2 | 1 | 0 | 0 | 0 | 66.7% |
| all | 4 | 2 | 1 | 0 | 1 | 1 | 50.0% |

| EX strict | EX Spider | EX BIRD | EX_b | EX_f | Soft-F1 |
| ---: | ---: | ---: | ---: | ---: | ---: |
| – | – | – | – | – | – |

| runs | schema similarity | bigram similarity | turns | their deviation |
| ---: | ---: | ---: | ---: | ---: |
| 75.0% | – | 100.0% | 0.00 | 0.00 |
`
	if got := r.Markdown(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	text, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	const total = `{"total":{"name":"all","attempted":4,"right":2,"wrong":1,"unsure":0,"failed":1,"skipped":1,"accuracy":0.5},"families":[{"name":"","attempted":0,"right":0,"wrong":0,"unsure":0,"failed":0,"skipped":1,"accuracy":null},`
	if len(text) < len(total) || string(text[:len(total)]) != total {
		t.Errorf("JSON begins %s", text)
	}
	if got, want := NewReport(nil).Markdown(), `| run | attempted | right | wrong | unsure | failed | skipped | accuracy |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| all | 0 | 0 | 0 | 0 | 0 | 0 | – |
`; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
