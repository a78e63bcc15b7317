package page_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve"
	"github.com/sqlagent/sqlagent/serve/page"
)

const maxBytes = 150_000 // of all files together

// The page is small, says what it may do, and has nothing that its policy forbids.
func TestFiles(t *testing.T) {
	entries, err := filepath.Glob("files/*")
	if err != nil || len(entries) < 8 {
		t.Fatal(err, entries)
	}
	size := 0
	for _, path := range entries {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		size += len(text)
		for _, markup := range []string{"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "style=\"", "onclick=\"", "https://", "http://"} {
			if rest := strings.ReplaceAll(string(text), "http://www.w3.org/2000/svg", ""); strings.Contains(rest, markup) {
				t.Errorf("%s has %q", path, markup)
			}
		}
	}
	if size > maxBytes {
		t.Errorf("the page has %d bytes, more than %d", size, maxBytes)
	}
	for _, words := range []string{"default-src 'none'", "script-src 'self';", "style-src 'self';", "img-src 'self' data:;", "require-trusted-types-for 'script'", "frame-ancestors 'none'"} {
		if !strings.Contains(page.Policy, words) {
			t.Errorf("the policy lacks %q", words)
		}
	}

	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says(), nil)
	for path, status := range map[string]int{"": 200, "page/app.js": 200, "page/nothing.js": 404, "page/..%2fpage.go": 404} {
		r, err := http.Get(url + path)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != status || status == 200 && (r.Header.Get("Content-Security-Policy") != page.Policy || r.Header.Get("X-Content-Type-Options") != "nosniff") {
			t.Errorf("%q: %d, %v", path, r.StatusCode, r.Header)
		}
		if status != 200 {
			continue
		}
		again, err := http.NewRequest("GET", url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		again.Header.Set("If-None-Match", r.Header.Get("ETag"))
		if r, err = http.DefaultClient.Do(again); err != nil || r.StatusCode != http.StatusNotModified {
			t.Errorf("%q again: %v, %v", path, r, err)
		}
	}
}

// The embedded model answers; its votes are shown, and what is unsure looks so.
func TestSureAndUnsure(t *testing.T) {
	engine := testmodel.Nano(t)
	url := start(t, "", engine, nil)
	p := newTab(t, url, 1280, 860, "light")
	p.wait(`document.querySelector("#suggestions button")`)
	p.shoot("welcome")
	p.ask("How many albums are there?")
	p.shoot("sure")
	if got := eval[string](p, `document.querySelector(".figure-value").textContent + document.querySelector(".sure").textContent`); !strings.HasPrefix(got, "208") || !strings.Contains(got, "% likely right") || !strings.Contains(got, fmt.Sprintf("of %d votes agree", engine.Info().Voting.Votes)) {
		t.Errorf("the answer is shown as %q", got)
	}
	if got := eval[string](p, `document.getElementById("live").textContent`); !strings.HasPrefix(got, "Answer: There are 208 albums. Right with a probability of") {
		t.Errorf("a screen reader hears %q", got)
	}
	p.well(url)

	url = start(t, "", engine, func(o *serve.Options) { o.Asked.MinConfidence = 1 })
	p = newTab(t, url, 1280, 860, "dark")
	p.ask("Which genre is best liked?")
	p.shoot("unsure")
	if !eval[bool](p, `document.querySelector(".card.unsure .badge.unsure") && document.querySelector(".query details").open && document.querySelector(".others details").open && !document.querySelector(".sure")`) {
		t.Error("the answer does not look unsure")
	}
	if got := eval[string](p, `document.getElementById("live").textContent`); !strings.HasPrefix(got, "Unsure. Perhaps") {
		t.Errorf("a screen reader hears %q", got)
	}
	p.js(`document.querySelector(".other button").click()`)
	if eval[bool](p, `document.querySelector(".card.unsure") !== null`) {
		t.Error("an alternative that was taken looks unsure still")
	}
	p.well(url)
}

// Where two models were asked, the page says which answered, what the other came to, and whose each turn is.
func TestTwoModels(t *testing.T) {
	url := start(t, "", testmodel.Nano(t), func(o *serve.Options) {
		o.Larger = cascade.Later("larger", func(context.Context) (llm.Engine, error) {
			return testmodel.Says("<think>Any.</think>\n<solution>SELECT name FROM artist LIMIT 1</solution>"), nil
		})
	})
	p := newTab(t, url, 1280, 860, "light")
	p.ask("Which artist earned most money?")
	p.shoot("two-models")
	if got := eval[string](p, `document.querySelector(".doubt").textContent`); !strings.Contains(got, "2 models were asked") || !strings.Contains(got, "nano answers.") || !strings.Contains(got, "gave another answer.") {
		t.Errorf("who answers is shown as %q", got)
	}
	if got := eval[string](p, `document.querySelector(".story .turns").textContent`); !strings.HasPrefix(got, "nano") {
		t.Errorf("the turns are shown as %q", got)
	}
	p.well(url)
}

// A question with several readings is asked back, and a choice shows the rows of its own query.
func TestChoices(t *testing.T) {
	url := start(t, "", testmodel.Nano(t), nil)
	p := newTab(t, url, 1280, 860, "light")
	p.ask("Who is the best customer?")
	p.shoot("choices")
	if got := eval[string](p, `document.querySelector(".choices").textContent`); !strings.Contains(got, "by highest sum of invoice totals, ") || !strings.Contains(got, "or by most invoices?") {
		t.Errorf("it asks back %q", got)
	}
	p.js(`document.querySelector(".choices button:last-of-type").click()`)
	p.wait(`document.querySelector(".card").textContent.includes("As you chose: by most invoices.")`)
	if got := eval[string](p, `document.querySelector(".query textarea").value`); !strings.Contains(got, "count(*) DESC") {
		t.Errorf("the query is %q", got)
	}
	if eval[bool](p, `document.querySelector(".card.unsure") !== null`) {
		t.Error("what was chosen looks unsure still")
	}
	p.js(`[...document.querySelectorAll(".actions .action")].find((b) => b.textContent === "Follow up").click()`)
	p.ask("only the first 3")
	if got := eval[string](p, `document.querySelector(".card .query textarea").value`); !strings.Contains(got, "count(*) DESC") || !strings.Contains(got, "LIMIT 3") {
		t.Errorf("the next question does not go on from what was chosen: %q", got)
	}
	p.well(url)
}

// A conversation's turns, the table, its sorting, pages and copies, the query edited and run, a follow-up, the history.
func TestWork(t *testing.T) {
	statements := []string{"CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, people INTEGER)"}
	for i := range 120 {
		statements = append(statements, fmt.Sprintf("INSERT INTO city (name, people) VALUES ('city %03d', %d)", i, (i*37)%120))
	}
	var kept string
	url := start(t, filled(t, statements...), testmodel.Says(
		"<think>Look at names.</think><sql>SELECT name FROM city LIMIT 2</sql>",
		"<think>All of them.</think><solution>SELECT id, name, people, people * 2 AS twice, 'x' AS more, 'y' AS most FROM city ORDER BY id</solution>"), func(o *serve.Options) { kept = o.Examples })
	p := newTab(t, url, 1280, 860, "light")
	p.ask("Which cities are there?")
	p.shoot("table")
	first := func() string { return eval[string](p, `document.querySelector("tbody tr").innerText`) }
	if got := first(); got != "1\tcity 000\t0\t0\tx\ty" {
		t.Errorf("the first row is %q", got)
	}
	if got := eval[string](p, `[...document.querySelectorAll(".how .think")].map((e) => e.textContent).join("|")`); got != "Look at names.|All of them." {
		t.Errorf("the turns are %q", got)
	}

	// Sorted by a click, paged, and saved in that order, whole.
	p.js(`window.saved = []; URL.createObjectURL = (blob) => { saved.push(blob); return "blob:none"; }; HTMLAnchorElement.prototype.click = function () { saved.push(this.download); }`)
	p.js(`document.querySelectorAll("thead button")[2].click(); document.querySelectorAll("thead button")[2].click()`)
	if got, sorted := first(), eval[string](p, `document.querySelectorAll("th")[2].getAttribute("aria-sort")`); !strings.Contains(got, "\t119\t") || sorted != "descending" {
		t.Errorf("sorted %s, the first row is %q", sorted, got)
	}
	p.js(`document.querySelector("[aria-label='Further rows']").click()`)
	if got := eval[string](p, `document.querySelector(".place").textContent`); got != "51–100 of 120" {
		t.Errorf("the second page is %q", got)
	}
	p.js(`[...document.querySelectorAll(".rows .bar .action")].slice(1).forEach((b) => b.click())`)
	csv := eval[string](p, `saved.find((s) => s.type === "text/csv").text()`)
	if lines := strings.Split(csv, "\r\n"); lines[0] != "id,name,people,twice,more,most" || len(lines) != 122 || !strings.Contains(lines[1], ",119,238,") {
		t.Errorf("the CSV is\n%.300s", csv)
	}
	var saved struct{ Rows [][]any }
	if err := json.Unmarshal([]byte(eval[string](p, `saved.find((s) => s.type === "application/json").text()`)), &saved); err != nil || len(saved.Rows) != 120 || saved.Rows[0][2] != 119.0 {
		t.Errorf("the JSON has %d rows, %v", len(saved.Rows), err)
	}

	// The query, changed and run through the guard.
	set := func(sql string) {
		p.js(`{ const box = document.querySelector(".editor textarea"); box.closest("details").open = true; box.value = ` + fmt.Sprintf("%q", sql) + `; box.dispatchEvent(new Event("input")); }`)
		p.js(`document.querySelector(".query .bar button").click()`)
		p.wait(`!document.querySelector("[aria-busy]")`)
	}
	set("SELECT count(*) FROM city -- all")
	p.wait(`document.querySelector(".figure-value")?.textContent === "120"`)
	if got := eval[string](p, `document.querySelector(".trust").textContent + document.querySelector(".editor .sql-comment").textContent`); !strings.Contains(got, "of your own query, not of the model") || !strings.HasSuffix(got, "-- all") {
		t.Errorf("an edited query says %q", got)
	}
	right := func(says string) {
		p.js(`[...document.querySelectorAll(".actions .action")].find((b) => b.textContent === "Right").click()`)
		p.wait(`document.querySelector(".verdict").textContent.includes("` + says + `")`)
	}
	right("verified example") // of the query whose rows are seen
	if text, err := os.ReadFile(kept); err != nil || strings.Count(string(text), "\n") != 1 || !strings.Contains(string(text), "count(*)") {
		t.Errorf("%s, %v, want the person's own query", text, err)
	}
	set("DELETE FROM city")
	if got := eval[string](p, `document.querySelector(".failure.refused")?.innerText ?? ""`); !strings.Contains(got, "Refused") {
		t.Errorf("a write is answered %q", got)
	}
	right("No result shown")
	p.js(`[...document.querySelectorAll(".query .bar button")].find((b) => b.textContent.startsWith("Back to")).click()`)
	if got := first(); got != "1\tcity 000\t0\t0\tx\ty" {
		t.Errorf("the answer's own first row is %q", got)
	}
	p.js(`[...document.querySelectorAll(".query .action")].find((b) => b.textContent === "Explain").click()`)
	p.wait(`document.querySelector(".plan pre")?.textContent.includes("SCAN")`)

	// What a person says of it becomes an example.
	right("verified example")

	// A follow-up goes on with the conversation; the history has the questions, and no rows.
	p.js(`[...document.querySelectorAll(".actions .action")].find((b) => b.textContent === "Follow up").click()`)
	if got := eval[string](p, `document.getElementById("follows").innerText`); !strings.Contains(got, "Which cities are there?") {
		t.Errorf("the follow-up follows %q", got)
	}
	p.ask("and the largest?")
	if got := eval[string](p, `document.querySelector(".card .meta").textContent`); !strings.Contains(got, "follows") {
		t.Errorf("the follow-up says %q", got)
	}
	p.js(`document.activeElement.blur()`)
	p.keys("h")
	p.wait(`document.querySelectorAll(".history li").length >= 1`)
	if kept := eval[string](p, `localStorage.getItem("sqlagent.history")`); !strings.Contains(kept, "Which cities are there?") || strings.Contains(kept, "city 000") {
		t.Errorf("the history keeps %s", kept)
	}
	p.keys("s")
	p.js(`document.querySelector("details.table").open = true`)
	p.wait(`document.querySelector(".columns")?.innerText.includes("people")`)
	p.shoot("schema")
	p.js(`document.querySelector("details.table .link").click()`)
	p.wait(`document.querySelector(".card tbody tr") && !document.querySelector("[aria-busy]")`)
	if got := eval[string](p, `document.querySelector(".card h2").textContent + document.querySelector(".card textarea").value`); got != `A query of your ownSELECT * FROM "city" LIMIT 100` {
		t.Errorf("a table's rows are shown as %q", got)
	}
	p.well(url)
}

// The questions to begin with are of several kinds, and the embedded model answers each right and is sure of it.
func TestSuggestions(t *testing.T) {
	url := start(t, "", testmodel.Nano(t), nil)
	p := newTab(t, url, 1280, 860, "light")
	p.wait(`document.querySelector("#suggestions button")`)
	gold := []struct{ question, sql string }{
		{"How many tracks are there in each genre?", "SELECT g.name, count(*) FROM track t JOIN genre g ON g.genre_id = t.genre_id GROUP BY g.genre_id ORDER BY 1"},
		{"What is the average salary of employees in each city?", "SELECT city, avg(salary) FROM employee GROUP BY city ORDER BY 1"},
		{"How many invoices are there per month?", "SELECT substr(invoice_date, 1, 7), count(*) FROM invoice GROUP BY 1 ORDER BY 1"},
		{"Which 5 albums have the most reviews?", "SELECT a.title FROM album a JOIN review r ON r.album_id = a.album_id GROUP BY a.album_id ORDER BY count(*) DESC LIMIT 5"},
	}
	got := eval[[]string](p, `[...document.querySelectorAll("#suggestions button")].map((b) => b.textContent)`)
	if len(got) != len(gold) {
		t.Fatalf("the page suggests %q", got)
	}
	for i, c := range gold {
		if got[i] != c.question {
			t.Errorf("the page suggests %q, want %q", got[i], c.question)
		}
		if said := eval[string](p, fmt.Sprintf(`(async () => {
			const post = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)}).then((r) => r.json());
			const answer = await post("v1/ask", {question: %q}), gold = await post("v1/query", {sql: %q});
			const rows = (r) => JSON.stringify(r.rows.map((row) => row.map(String)).sort());
			return answer.unsure ? "it is unsure: " + answer.sql : rows(answer) !== rows(gold) ? "it is wrong: " + answer.sql : "";
		})()`, c.question, c.sql)); said != "" {
			t.Errorf("%s %s", c.question, said)
		}
	}
	for _, c := range []struct{ tables, want string }{
		{`[]`, ``},
		{`[{name: "boxes", columns: []}, {name: "<b>x</b>", columns: []}]`, `How many boxes are there?|How many <b>x</b>s are there?`},
		{`[{name: "v", view: true, columns: []}, {name: "crm.CustomerOrders", primary_key: ["id"], columns: [{name: "id", type: "int", profile: {rows: 9, distinct: 9}}, {name: "status", type: "text", profile: {rows: 9, distinct: 3}}]}]`, `How many customer orders are there in each status?`},
		{`[{name: "person", columns: [{name: "status", type: "text", masked: true, profile: {rows: 9, distinct: 3}}]}]`, `How many persons are there?`},
	} {
		if got := eval[string](p, `import("./page/suggest.js").then((m) => m.suggestions(`+c.tables+`).join("|"))`); got != c.want {
			t.Errorf("of %s the page suggests %q, want %q", c.tables, got, c.want)
		}
	}
	for _, name := range []string{"houses", "warehouses", "clauses", "buses", "statuses", "movies", "cookies", "cities", "time_series", "species", "boxes", "addresses"} {
		want := strings.ReplaceAll(name, "_", " ")
		if got := eval[string](p, `import("./page/suggest.js").then((m) => m.suggestions([{name: "`+name+`", columns: []}]).join("|"))`); got != "How many "+want+" are there?" {
			t.Errorf("of %s the page suggests %q", name, got)
		}
	}
	got = eval[[]string](p, `import("./page/suggest.js").then((m) => ["warehouses", "house", "clauses", "buses", "movies", "cookies", "series", "cities"].map((name) => m.suggestions([
		{name: "x", primary_key: ["id"], foreign_keys: [{columns: ["of"], ref_table: name}], columns: [{name: "id", profile: {rows: 9, distinct: 9}}]},
		{name, columns: [{name: "name", profile: {rows: 3, distinct: 3}}]}])[0].replace("How many xes are there in each ", "")))`)
	if got := strings.Join(got, ""); got != "warehouse?house?clause?bus?movie?cookie?series?city?" {
		t.Errorf("one of each: %s", got)
	}
	p.well(url)
}

// A question is saved with a link of its own, which writes it down in this tab or another and asks nothing.
func TestSavedQuestions(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE city (id INTEGER)"), testmodel.Says("<solution>SELECT count(*) AS n FROM city</solution>"), nil)
	p := newTab(t, url, 1280, 860, "light")
	p.ask("How many & <b>where</b>?")
	button := func(name string) string {
		return `[...document.querySelectorAll(".actions .action")].find((b) => b.textContent === "` + name + `")`
	}
	p.js(button("Save") + `.click(); ` + button("Save") + `?.click()`)
	p.js(`document.activeElement.blur()`)
	p.keys("h")
	link := url + "#q=How+many+%26+%3Cb%3Ewhere%3C%2Fb%3E%3F&source=shop"
	p.wait(`document.querySelectorAll(".kept a").length === 1`)
	p.shoot("saved")
	if got := eval[string](p, `document.querySelector(".kept a").href`); got != link {
		t.Errorf("the link is %s", got)
	}
	p.js(`document.querySelector(".kept a").click()`)
	const written = `document.activeElement.id + ": " + document.getElementById("question").value`
	if got := eval[string](p, written); got != "question: How many & <b>where</b>?" || eval[int](p, `document.querySelectorAll(".card").length`) != 1 {
		t.Errorf("a click writes %q", got)
	}
	p.js(`document.getElementById("question").value = ""; location.hash = "q=And+now%E2%80%AE%3F&source=nowhere"`)
	p.wait(`document.getElementById("question").value === "And now?"`)
	if got := eval[string](p, `document.getElementById("missing").innerText + document.getElementById("live").textContent`); strings.Count(got, "The source “nowhere” is not available here.") != 2 {
		t.Errorf("of a source that is unknown here the page says %q", got)
	}
	p.shoot("missing")
	p.js(`document.querySelector(".kept a").click()`)
	if !eval[bool](p, `document.getElementById("missing").hidden`) {
		t.Error("a source is missing still")
	}
	p.js(`document.querySelector("[aria-label='Remove from the saved questions']").click()`)
	if eval[bool](p, `document.querySelector(".kept") !== null || localStorage.getItem("sqlagent.saved") !== "[]"`) {
		t.Error("a question that was removed is there still")
	}
	p.js(`localStorage.setItem("sqlagent.saved", JSON.stringify(Array.from({length: 200}, (_, i) => ({question: "q" + i, source: "shop", at: new Date()}))))`)
	p.wait(button("Save")) // it says Saved for a moment
	p.js(button("Save") + `.click()`)
	if got := eval[string](p, `document.querySelector(".verdict").textContent + localStorage.getItem("sqlagent.saved")`); !strings.HasPrefix(got, "Not saved: the maximum of 200 questions is reached") || !strings.Contains(got, "q199") || strings.Contains(got, "where") {
		t.Errorf("one more than the maximum: %.200s", got)
	}
	p.well(url)

	p = newTab(t, link, 1280, 860, "light")
	p.wait(`document.getElementById("question").value && document.querySelector("#schema details")`)
	if got := eval[string](p, written); got != "question: How many & <b>where</b>?" {
		t.Errorf("the link writes %q", got)
	}
	p.mu.Lock()
	for _, asked := range p.requests {
		if strings.Contains(asked, "/v1/") && !strings.Contains(asked, "/v1/sources") {
			t.Errorf("a link asks %s", asked)
		}
	}
	p.mu.Unlock()
	p.well(url)
}

// What the team taught is listed for those who may see the schema, and is text.
func TestTeam(t *testing.T) {
	const secret = "sqa-0123456789abcdefghij"
	rights := []serve.Right{serve.RightAsk, serve.RightSchema}
	for _, may := range rights {
		url := start(t, filled(t, "CREATE TABLE city (id INTEGER, people INTEGER)"), testmodel.Says(), func(o *serve.Options) {
			o.Tokens = []serve.Token{tokenOf("ann", secret, may)}
			o.Agent.Knowledge = &knowledge.Base{
				Examples: []examples.Example{{Question: "How many <b>cities</b>\u202e?", SQL: "SELECT count(*) FROM city", Dialect: dialects.SQLite, Schema: strings.Repeat("0", 32), Who: "ida", When: time.Now()}},
				Terms:    []knowledge.Term{{Name: "souls", Table: "city", SQL: "people", Filter: "id > 1"}, {Name: "town", SQL: "city"}},
				Rules:    []string{"<script>alert(1)</script>"},
			}
		})
		p := newTab(t, url, 1280, 860, "light")
		p.wait(`document.getElementById("token-dialog").open`)
		p.js(`document.getElementById("token").value = "` + secret + `"; document.getElementById("token-form").requestSubmit()`)
		p.wait(`document.body.classList.contains("ready")`)
		p.js(`document.getElementById("tab-schema").focus()`)
		p.keys(kb.ArrowRight + kb.ArrowRight)
		if may != serve.RightSchema {
			p.wait(`document.getElementById("panel-team").textContent.startsWith("Your token has no right")`)
			continue
		}
		p.wait(`document.querySelector("#panel-team ul")`)
		p.shoot("team")
		got := eval[string](p, `document.getElementById("panel-team").innerText`)
		for _, says := range []string{"How many <b>cities</b>U+202E?", "SELECT count(*) FROM city", "verified by ida", "souls", "people of city where id > 1", "town", "<script>alert(1)</script>"} {
			if !strings.Contains(got, says) {
				t.Errorf("the team's list lacks %q:\n%s", says, got)
			}
		}
		p.js(`document.querySelector("#panel-team button").click()`)
		if got := eval[string](p, `document.getElementById("question").value`); !strings.HasPrefix(got, "How many <b>cities</b>") {
			t.Errorf("a verified question is written as %q", got)
		}
		p.well(url)
	}
}

// The figure that ranks the rows is next to them, sorts them, and is in a saved page; other copies are of the answer.
func TestFigure(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE album (artist TEXT, price REAL)",
		"INSERT INTO album VALUES ('Iron', 9), ('Iron', 8), ('Iron', 7), ('Amber', 1), ('Amber', 2), ('Lead', 3)"),
		testmodel.Says("<solution>SELECT artist FROM album GROUP BY artist ORDER BY count(*) DESC LIMIT 3</solution>"), nil)
	p := newTab(t, url, 1280, 860, "light")
	p.ask("Which artists have the most albums?")
	p.shoot("figure")
	const rows = `[...document.querySelectorAll("thead th, tbody tr")].map((e) => e.innerText.trim().replaceAll("\t", " ")).join("|")`
	if got := eval[string](p, rows); got != "artist|(albums)|Iron 3|Amber 2|Lead 1" {
		t.Errorf("the rows are %q", got)
	}
	if got := eval[string](p, `document.querySelector(".chart")?.getAttribute("aria-label") ?? ""`); !strings.HasPrefix(got, "Bar chart of albums by artist, 3 bars.") {
		t.Errorf("the chart is %q", got)
	}
	if n := eval[int](p, `document.querySelectorAll("th.ranks, td.ranks.number").length`); n != 4 {
		t.Errorf("%d cells are marked", n)
	}
	p.js(`document.querySelectorAll("thead button")[1].click()`)
	if got := eval[string](p, rows); got != "artist|(albums)|Lead 1|Amber 2|Iron 3" {
		t.Errorf("sorted, the rows are %q", got)
	}
	p.js(`window.blobs = []; { const make = URL.createObjectURL; URL.createObjectURL = (blob) => { blobs.push(blob); return make.call(URL, blob); }; HTMLAnchorElement.prototype.click = function () {}; }`)
	p.js(`[...document.querySelectorAll(".rows .bar .action")].slice(1).forEach((b) => b.click())`)
	p.wait(`window.blobs.length === 3`)
	text := func(kind string) string {
		return eval[string](p, `blobs.find((b) => b.type.startsWith("`+kind+`")).text()`)
	}
	if got := text("text/csv"); got != "artist\r\nLead\r\nAmber\r\nIron\r\n" {
		t.Errorf("the CSV is %q", got)
	}
	if got := text("application/json"); got != `{"columns":["artist"],"rows":[["Lead"],["Amber"],["Iron"]]}` {
		t.Errorf("the JSON is %s", got)
	}
	if got := text("text/html"); !strings.Contains(got, "(albums)</th>") || !strings.Contains(got, `<td class="number ranks">`) {
		t.Errorf("the saved page is\n%s", got)
	}
	p.well(url)
}

// An answer is saved as a page of its own, which runs nothing, asks nobody, and has all of what was shown as text.
func TestSavedPage(t *testing.T) {
	statements := []string{"CREATE TABLE note (name TEXT, n INTEGER)"}
	cells := []string{`<img src=x onerror="document.title = 'hit'">`, `</style></pre><script>document.title = "hit"</script>`, "safe\u202egnp.exe", "]]>", "&lt;b&gt;", strings.Repeat("long ", 200)}
	for i, c := range cells {
		statements = append(statements, fmt.Sprintf("INSERT INTO note VALUES ('%s', %d)", strings.ReplaceAll(c, "'", "''"), i-2))
	}
	statements = append(statements, "WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < 60) INSERT INTO note SELECT NULL, NULL FROM k")
	url := start(t, filled(t, statements...), testmodel.Says(`<solution>SELECT name AS "<i>name</i>", n FROM note</solution>`), nil)
	p := newTab(t, url, 1000, 800, "dark")
	p.ask("Which </title><script>notes</script>?")
	p.js(`window.blobs = []; { const make = URL.createObjectURL; URL.createObjectURL = (blob) => { blobs.push(blob); return make.call(URL, blob); }; HTMLAnchorElement.prototype.click = function () {}; }`)
	p.js(`[...document.querySelectorAll(".rows .action")].find((b) => b.textContent === "HTML").click()`)
	p.wait(`window.blobs.length === 1`)
	path := filepath.Join(t.TempDir(), "answer.html")
	if err := os.WriteFile(path, []byte(eval[string](p, `blobs[0].text()`)), 0o600); err != nil {
		t.Fatal(err)
	}
	p.well(url)
	saved := "file://" + path
	p = newTab(t, saved, 1000, 800, "light")
	p.shoot("saved-page")
	if got := eval[string](p, `[document.title, document.querySelector("h1").textContent, document.querySelectorAll("script, img, i, b, link, iframe").length, document.querySelectorAll("tbody tr").length,
		getComputedStyle(document.querySelector("th")).textAlign, document.querySelectorAll("svg rect").length > 5, document.querySelector("pre").textContent].join("|")`); got !=
		`Which </title><script>notes</script>?|Which </title><script>notes</script>?|0|66|left|true|SELECT name AS "<i>name</i>", n FROM note` {
		t.Errorf("the saved page has %s", got)
	}
	for i, c := range cells {
		if got := eval[string](p, fmt.Sprintf(`document.querySelectorAll("tbody tr")[%d].firstChild.textContent`, i)); got != strings.ReplaceAll(c, "\u202e", "U+202E") {
			t.Errorf("%q is saved as %q", c, got)
		}
	}
	if got := eval[string](p, `document.body.textContent`); !strings.Contains(got, "Asked of shop, ") || !strings.Contains(got, "A single answer, unchecked.") || !strings.Contains(got, "The 40 largest of 66 bars.") {
		t.Errorf("the saved page says\n%.500s", got)
	}
	p.well(saved)
}

// Whatever a database holds, it stays text: on the page, in its title, and in what is saved.
func TestHostileCells(t *testing.T) {
	cells := []string{
		`<img src=x onerror="alert(1)">`, `"><script>alert(2)</script>`, "javascript:alert(3)", "safe\u202egnp.exe", "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)",
		"\t=1", "{{constructor.constructor('alert(4)')()}}", "a\x07b", "-12.50", `comma, "quote"`, "line\nbreak",
	}
	statements := []string{"CREATE TABLE \"<b>t</b>\" (\"<i>c</i>\" TEXT)", "CREATE TABLE note (text TEXT)"}
	for _, c := range cells {
		statements = append(statements, "INSERT INTO note VALUES ('"+strings.ReplaceAll(c, "'", "''")+"')")
	}
	url := start(t, filled(t, statements...), testmodel.Says(
		"<think><img src=x onerror=alert(5)></think><sql>SELECT text FROM note LIMIT 3</sql>", "<solution>SELECT text AS \"<img src=x onerror=alert(6)>\", text AS b FROM note</solution>"), nil)
	p := newTab(t, url, 1280, 860, "light")
	p.ask("<img src=x onerror=alert(7)> which notes?")
	p.wait(`document.querySelectorAll("tbody tr").length === ` + fmt.Sprint(len(cells)))
	p.shoot("hostile")
	for i, c := range cells {
		got := eval[string](p, fmt.Sprintf(`document.querySelectorAll("tbody tr")[%d].firstChild.textContent`, i))
		want := strings.NewReplacer("\u202e", "U+202E", "\x07", "U+0007").Replace(c)
		if got != want {
			t.Errorf("%q is shown as %q", c, got)
		}
	}
	if n := eval[int](p, `document.querySelectorAll("img, body script, .card i:not(.dots i), .side i, .card b").length`); n != 0 {
		t.Errorf("%d elements came out of data", n)
	}
	csv := eval[string](p, `import("./page/table.js").then((m) => m.csv(["=a"], [`+jsList(cells)+`, [null], [-5], [{blob: 3}]]))`)
	for _, want := range []string{"'=a\r\n", "\r\n'=cmd|' /C calc'!A0\r\n", "\r\n'+1+1\r\n", "\r\n'-2+3\r\n", "\r\n'@SUM(A1)\r\n", "\r\n'\t=1\r\n", "\r\n-12.50\r\n", "\r\n-5\r\n", "\r\n<3 bytes>\r\n", "\r\n\"comma, \"\"quote\"\"\"\r\n"} {
		if !strings.Contains(csv, want) {
			t.Errorf("the CSV lacks %q:\n%s", want, csv)
		}
	}
	p.well(url)
}

func jsList(cells []string) string {
	rows := make([]string, len(cells))
	for i, c := range cells {
		text, _ := json.Marshal([]string{c})
		rows[i] = string(text)
	}
	return strings.Join(rows, ", ")
}

// chartCases is the table of results and their charts that the page and the terminal's charts agree on.
const chartCases = "../../cmd/sqlagent/internal/chart/testdata/cases.json"

// The shape of a result chooses its charts, out of four; many rows are thinned or refused with a word about it.
func TestCharts(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says(), nil)
	p := newTab(t, url, 1000, 800, "light")
	p.wait(`document.body.classList.contains("ready")`)
	p.js(`import("./page/chart.js").then((m) => { window.charts = m; })`)
	const rows = `Array.from({length: n}, (_, i) => `
	cases, err := os.ReadFile(chartCases)
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range eval[[]string](p, `(() => {
		const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
		return `+string(cases)+`.flatMap((c) => {
			const found = charts.choices(c), kinds = found.map((f) => f.kind);
			if (!same(kinds, c.kinds)) return c.what + ": " + kinds;
			const bars = found.find((f) => f.kind === "bar");
			const order = bars ? charts.barsOf(c, bars).map((row) => c.rows.indexOf(row)) : undefined;
			if (!same(order, c.bars)) return c.what + ": bars in the order " + order;
			return found.map((f) => charts.draw(c, f, 600).node).filter((node) => !node.getAttribute("aria-label") || /NaN|Infinity|[\u202e\u001b]/.test(new XMLSerializer().serializeToString(node)))
				.map((node) => c.what + ": broken: " + node.getAttribute("aria-label"));
		});
	})()`) {
		t.Error(wrong)
	}
	for _, c := range []struct{ result, want string }{
		{`{columns: ["day", "n"], rows: [["2024-01-01", null], ["2024-01-02", null], [null, 3]]}`, "bar"},
		{`{columns: ["day", "shop", "n"], rows: [["2024-01-01", "x", null], ["2024-01-02", "y", null], [null, "x", 3]]}`, ""},
		{`{columns: ["day", "a", "b"], rows: [["2024-01-01", null, 1], ["2024-01-02", null, null], [null, 3, null]]}`, "line,bar"},
		{`{columns: ["x", "y"], rows: [[1, null], [2, null], [3, null], [4, null], [null, 5]]}`, "bar"},
	} {
		if got := eval[string](p, `(() => { const result = `+c.result+`; return charts.choices(result).map((choice) => charts.draw(result, choice, 600) && choice.kind).join(); })()`); got != c.want {
			t.Errorf("%s allows %q, want %q", c.result, got, c.want)
		}
	}
	for what, result := range map[string]string{
		"two columns of one name": `{columns: ["day", "n", "n"], rows: [["2024-01-01", 1, 5], ["2024-01-02", 2, 6], ["2024-01-03", 3, 7]]}`,
		"NULL and its name":       `{columns: ["day", "shop", "n"], rows: [["2024-01-01", null, 1], ["2024-01-02", "NULL", 2], ["2024-01-03", null, 3], ["2024-01-04", "NULL", 3]]}`,
	} {
		if got := eval[int](p, `(() => { const result = `+result+`; return charts.draw(result, charts.choices(result)[0], 600).node.querySelectorAll("path.line").length; })()`); got != 2 {
			t.Errorf("%s: %d lines, want 2", what, got)
		}
	}
	if got := eval[string](p, `(() => { const near = ["10000000000000001", "10000000000000003", "10000000000000005"];
		return charts.choices({columns: ["day", "n"], rows: near.map((n, i) => ["2024-01-0" + (i + 1), n])}).map((choice) => charts.draw({columns: ["day", "n"], rows: near.map((n, i) => ["2024-01-0" + (i + 1), n])}, choice, 600).note).join(); })()`); got != ",," {
		t.Errorf("large numbers next to one another: %q", got)
	}
	for _, values := range []string{"[3, 5]", "[1000001, 1000002]", "[-3, -5]", "[-3, 5]", "[0, 0]", "[0.1, 0.2]"} { // bars begin at a tick that says 0
		got := eval[string](p, `(() => { const values = `+values+`; const result = {columns: ["a", "b"], rows: values.map((v, i) => ["name " + i, v])};
			const {node} = charts.draw(result, charts.choices(result)[0], 600);
			const zero = [...node.querySelectorAll("text.tick.middle")].find((t) => t.textContent === "0");
			const axis = node.querySelector("line.axis");
			if (!zero || !axis || Math.abs(zero.getAttribute("x") - axis.getAttribute("x1")) > 0.01) return "no 0 at the axis";
			const x = Number(axis.getAttribute("x1"));
			return [...node.querySelectorAll("rect")].every((r) => { const from = Number(r.getAttribute("x")), to = from + Number(r.getAttribute("width")); return Math.abs(from - x) < 2 || Math.abs(to - x) < 2; }) ? "" : "a bar begins elsewhere"; })()`)
		if got != "" {
			t.Errorf("bars of %s: %s", values, got)
		}
	}
	p.js(`import("./page/answer.js").then((m) => { window.answers = m; })`)
	if got := eval[string](p, `[0, 0.004, 0.5, 0.29, 0.949, 0.996, 1].map(answers.percent).join(" ")`); got != "0% 0% 50% 29% 94% 99% 99%" {
		t.Errorf("badges: %s", got)
	}
	for _, c := range []struct {
		what, rows string
		n          int
		says       string
	}{
		{"a million points", rows + `[i, (i * 7919) % 1000])`, 1_000_000, "refused"},
		{"100,000 points", rows + `[i % 317, (i * 7919) % 1000])`, 100_000, "thinned to every 50th"},
		{"100,000 days", rows + `[new Date(i * 36e5).toISOString(), (i * 7919) % 1000])`, 100_000, "highs and lows are kept"},
		{"1,000 bars", rows + `["name " + i, i])`, 1000, "The 40 largest of 1,000 bars"},
	} {
		got := eval[string](p, fmt.Sprintf(`(() => { const n = %d; const result = {columns: ["a", "b"], rows: %s}; const choice = charts.choices(result)[0]; if (choice.refused) return "refused " + choice.refused; const {node, note} = charts.draw(result, choice, 600); return node.querySelectorAll("*").length < 5000 ? note : "too much"; })()`, c.n, c.rows))
		if !strings.Contains(got, c.says) {
			t.Errorf("%s: %q", c.what, got)
		}
	}
	if got := eval[string](p, `(() => { const points = Array.from({length: 1e5}, (_, i) => [i, i === 777 ? 9e9 : i === 5555 ? -9e9 : i % 10]); const thin = charts.thinned(points, 2000); return thin.length + " " + thin.some((p) => p[1] === 9e9) + " " + thin.some((p) => p[1] === -9e9) + " " + thin.every((p, i) => !i || p[0] > thin[i - 1][0]); })()`); got != "2000 true true true" {
		t.Errorf("thinned: %s", got)
	}
}

// The kind of a chart is chosen by keys, and the chart kept as SVG and PNG that need neither the page nor its styles.
func TestChartKinds(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says("<solution>SELECT '2024-01-0' || value AS day, value * value - 5 AS \"n <b> 漢字\" FROM (SELECT 3 AS value UNION ALL SELECT 1 UNION ALL SELECT 2)</solution>"), nil)
	p := newTab(t, url, 1000, 800, "dark")
	p.ask("How many a day?")
	p.wait(`document.querySelector(".chart .line")`)
	p.js(`window.saved = []; window.blobs = []; { const make = URL.createObjectURL; URL.createObjectURL = (blob) => { blobs.push(blob); return make.call(URL, blob); }; HTMLAnchorElement.prototype.click = function () { saved.push(this.download); }; }`)
	p.js(`document.querySelector(".kinds button").focus()`)
	for _, c := range []struct{ name, drawn string }{{"Bars", `document.querySelectorAll(".chart rect").length === 3`}, {"Points", `document.querySelectorAll(".chart circle.point").length === 3`}, {"None", `!document.querySelector(".chart") && document.querySelector(".chart-bar").lastChild.hidden`}} {
		p.keys("\t ")
		if got := eval[string](p, `document.activeElement.textContent`); got != c.name || !eval[bool](p, c.drawn) || eval[string](p, `document.querySelector(".kinds [aria-pressed=true]").textContent`) != c.name {
			t.Errorf("the key draws %q, want %s", got, c.name)
		}
	}
	p.js(`document.querySelectorAll(".kinds button")[1].click()`)
	if got := eval[string](p, `[...document.querySelectorAll(".chart title")].map((t) => t.textContent).join()`); got != "2024-01-01: -4,2024-01-02: -1,2024-01-03: 4" {
		t.Errorf("the days are %s", got)
	}
	p.js(`[...document.querySelectorAll(".chart-bar .action")].forEach((b) => b.click())`)
	p.wait(`saved.length === 2`)
	p.shoot("chart-kinds")
	svg := eval[string](p, `blobs[saved.indexOf("chart.svg")].text()`)
	if strings.Contains(svg, "class=") || strings.Contains(svg, "var(") || strings.Contains(svg, "style=") || !strings.Contains(svg, `fill="rgb(15, 118, 110)"`) || !strings.Contains(svg, "漢字") {
		t.Errorf("the SVG is\n%s", svg)
	}
	got := eval[string](p, `createImageBitmap(blobs[saved.indexOf("chart.png")]).then((picture) => {
		const canvas = new OffscreenCanvas(picture.width, picture.height), context = canvas.getContext("2d");
		context.drawImage(picture, 0, 0);
		const colors = new Set(), all = context.getImageData(0, 0, picture.width, picture.height).data;
		for (let i = 0; i < all.length; i += 4) colors.add(all.slice(i, i + 4).join());
		const shown = document.querySelector(".chart").viewBox.baseVal;
		return [picture.width === 2 * shown.width && picture.height === 2 * shown.height, colors.has("15,118,110,255"), colors.has("255,255,255,255"), colors.has("0,0,0,0")].join();
	})`)
	if got != "true,true,true,false" {
		t.Errorf("the PNG is as large as it should be, has bars, paper, no holes: %s", got)
	}
	p.well(url)
}

// A query that orders its own rows has bars in that order.
func TestOrders(t *testing.T) {
	const query = "SELECT name, n FROM (SELECT 'a' AS name, 1 AS n UNION ALL SELECT 'b', 3 UNION ALL SELECT 'c', 2) ORDER BY name"
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says("<solution>"+query+"</solution>"), nil)
	p := newTab(t, url, 1000, 800, "light")
	p.ask("How many of each?")
	p.wait(`document.querySelector(".chart")`)
	if got := eval[string](p, `[...document.querySelectorAll(".chart title")].map((t) => t.textContent).join()`); got != "a: 1,b: 3,c: 2" {
		t.Errorf("the bars are %s", got)
	}
	for sql, want := range map[string]bool{
		query: true, "select 1 order by 1": true, "SELECT ')' ORDER /* the ( */ BY 1": true, "SELECT 1 ORDER -- so\nBY 1": true,
		"SELECT * FROM (SELECT a FROM t ORDER BY a)": false, "SELECT rank() OVER (ORDER BY a) FROM t": false, "SELECT 'ORDER BY a' -- ORDER BY a": false,
		`SELECT "order" by FROM t`: false, "SELECT rank() OVER (ORDER BY a) FROM t ORDER BY 1": true,
	} {
		if got := eval[bool](p, fmt.Sprintf(`import("./page/sql.js").then((m) => m.orders(%q))`, sql)); got != want {
			t.Errorf("%s orders: %t", sql, got)
		}
	}
	p.well(url)
}

// An answer's query stays the model's, however it is laid out.
func TestLaidOut(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says("<solution>WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) SELECT i FROM n WHERE i > 0</solution>"), nil)
	p := newTab(t, url, 1000, 800, "light")
	p.ask("Which numbers are there?")
	p.js(`window.sent = []; { const ask = window.fetch; window.fetch = (to, how) => { if (String(to).includes("feedback")) sent.push(how.body); return ask(to, how); }; }`)
	p.js(`document.querySelector(".card").classList.add("unsure"); document.querySelector(".load-all").click()`)
	p.wait(`document.querySelector(".rows .count").textContent === "1,500 rows" && !document.querySelector("[aria-busy]")`)
	p.js(`document.querySelector(".query .bar button").click()`)
	p.wait(`document.querySelector(".load-all") && !document.querySelector("[aria-busy]")`)
	if got := eval[string](p, `document.querySelector(".query textarea").value.split("\n").length + document.querySelector(".card.unsure .trust").textContent`); !strings.HasPrefix(got, "4") || strings.Contains(got, "your own") {
		t.Errorf("its rows are said to be %q", got)
	}
	p.js(`[...document.querySelectorAll(".actions .action")].find((b) => b.textContent === "Right").click()`)
	p.wait(`document.querySelector(".verdict").textContent`)
	if got := eval[string](p, `sent.join()`); !strings.Contains(got, `"verdict":"good"`) || strings.Contains(got, "corrected") {
		t.Errorf("the feedback is %s", got)
	}
	p.well(url)
}

// What comes late of a source that is no longer chosen is not shown.
func TestLateSource(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says(), func(o *serve.Options) {
		other := o.Sources[0]
		other.Name = "other"
		o.Sources = append(o.Sources, other)
	})
	p := newTab(t, url, 1280, 860, "light")
	p.wait(`document.querySelector("#schema details")`)
	p.js(`window.late = []; window.fetch = (to) => {
		const name = String(to).split("/")[2], body = String(to).endsWith("knowledge") ? {examples: [], terms: [], rules: ["of " + name]} : {dialect: "sqlite", tables: [{name: "of " + name, columns: []}]};
		const answer = () => new Response(JSON.stringify(body), {headers: {"Content-Type": "application/json"}});
		return name === "shop" ? new Promise((done) => late.push(() => done(answer()))) : Promise.resolve(answer());
	}; const choose = (name) => { const source = document.getElementById("source"); source.value = name; source.dispatchEvent(new Event("change")); };
	document.getElementById("tab-team").click(); choose("shop"); choose("other");`)
	p.wait(`document.querySelector("#panel-team li") && document.querySelector("#schema details")`)
	p.js(`late.forEach((answer) => answer())`)
	time.Sleep(200 * time.Millisecond)
	if got := eval[string](p, `late.length + document.querySelector("#panel-team li").textContent + document.querySelector("#schema .name").textContent`); got != "3of otherof other" {
		t.Errorf("the panels show %q", got)
	}
	p.well(url)
}

// Very many rows load, sort and page; their chart is refused in words.
func TestManyRows(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says(), func(o *serve.Options) { o.Asked.Limits.Bytes = 64 << 20 })
	p := newTab(t, url, 1000, 800, "light")
	p.wait(`document.body.classList.contains("ready")`)
	p.js(`document.getElementById("sql-button").click()`)
	p.js(`{ const box = document.querySelector(".editor textarea"); box.value = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600000) SELECT i, (i * 7919) % 1000 AS v FROM n"; box.dispatchEvent(new Event("input")); document.querySelector(".query .bar button").click(); }`)
	p.wait(`document.querySelector(".load-all")`)
	if got := eval[string](p, `document.querySelector(".rows .count").textContent + document.querySelector(".rows .notice").textContent`); !strings.HasPrefix(got, "1,000 rows, not all") || !strings.Contains(got, "more than 1,000 rows") {
		t.Errorf("a cut result says %q", got)
	}
	p.js(`document.querySelector(".load-all").click()`)
	p.wait(`document.querySelector(".rows .count")?.textContent === "600,000 rows"`)
	if got := eval[string](p, `document.querySelector("#answers .notice").textContent`); !strings.HasPrefix(got, "No chart of 600,000 rows") {
		t.Errorf("the chart says %q", got)
	}
	p.js(`document.querySelectorAll("thead button")[1].click()`)
	if got := eval[string](p, `document.querySelector("tbody tr").innerText`); got != "1000\t0" {
		t.Errorf("sorted, the first row is %q", got)
	}
	p.well(url)
}

// A server that wants a token is given one, which is kept for the tab alone.
func TestToken(t *testing.T) {
	const secret = "sqa-0123456789abcdefghij"
	url := start(t, filled(t, "CREATE TABLE city (id INTEGER)"), testmodel.Says("<solution>SELECT count(*) AS n FROM city</solution>"), func(o *serve.Options) {
		o.Tokens = []serve.Token{tokenOf("ann", secret, serve.RightAsk)}
	})
	p := newTab(t, url, 1000, 800, "light")
	p.wait(`document.getElementById("token-dialog").open`)
	p.shoot("token")
	give := func(token string) {
		p.js(`document.getElementById("token").value = "` + token + `"; document.getElementById("token-form").requestSubmit()`)
	}
	give("wrong-token-wrong-token")
	p.wait(`document.getElementById("token-why").textContent.includes("unknown token") && document.getElementById("token-dialog").open`)
	give(secret)
	p.ask("How many?")
	if got := eval[string](p, `document.querySelector(".figure-value").textContent`); got != "0" {
		t.Errorf("the answer is %q", got)
	}
	// Only what the token may do is offered.
	if got := eval[string](p, `document.getElementById("schema").textContent + [...document.querySelectorAll(".query .action")].map((b) => b.textContent + b.disabled) + document.querySelector(".actions").textContent`); !strings.Contains(got, "no right to see the schema") || !strings.Contains(got, "Runtrue") || strings.Contains(got, "Right") {
		t.Errorf("without rights the page offers %q", got)
	}
	if kept := eval[string](p, `JSON.stringify(localStorage) + sessionStorage.getItem("sqlagent.token")`); !strings.HasSuffix(kept, "}"+secret) || strings.Count(kept, secret) != 1 {
		t.Errorf("the token is kept in %s", kept)
	}
}

// What fails is reported in words, and what runs can be stopped, down to the database.
func TestFailures(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE city (id INTEGER)"), testmodel.Says("<sql>WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n</sql>"), nil)
	p := newTab(t, url, 1000, 800, "light")
	p.wait(`document.body.classList.contains("ready")`)
	p.js(`document.getElementById("question").focus()`)
	p.keys("How far?")
	p.js(`document.getElementById("composer").requestSubmit()`)
	p.wait(`document.querySelector(".live .turns pre")`)
	p.shoot("live")
	p.js(`document.activeElement.blur()`)
	p.keys("\x1b")
	p.wait(`document.querySelector(".failure.interrupted")`)

	p.js(`window.fetch = () => Promise.reject(new TypeError("no network"))`)
	p.ask("Is anybody there?")
	if got := eval[string](p, `document.querySelector(".failure").innerText`); !strings.Contains(got, "cannot reach the server") || !strings.Contains(got, "Try again") {
		t.Errorf("a server that is away: %q", got)
	}
}

// Nothing of level AA is wrong, by axe-core, in both colors, on a desk and on a phone.
func TestAccessibility(t *testing.T) {
	browserPath(t)
	path := os.Getenv("SQLAGENT_TEST_AXE")
	if path == "" {
		t.Skip("SQLAGENT_TEST_AXE does not name axe.min.js: scripts/get-browser.sh gets it")
	}
	axe, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	statements := []string{"CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, country TEXT)"}
	for i := range 60 {
		statements = append(statements, fmt.Sprintf("INSERT INTO city (name, country) VALUES ('city %d', 'country %d')", i, i%4))
	}
	url := start(t, filled(t, statements...), testmodel.Says("<think>Group.</think><sql>SELECT nam FROM city</sql>", "<solution>SELECT country, count(*) AS n FROM city GROUP BY country</solution>"), func(o *serve.Options) {
		o.Agent.Knowledge = &knowledge.Base{Terms: []knowledge.Term{{Name: "town", SQL: "city"}}, Rules: []string{"Count towns."}}
	})
	unsure := start(t, "", testmodel.Nano(t), func(o *serve.Options) { o.Asked = agent.Question{MinConfidence: 1} })
	for _, look := range []struct {
		colors string
		width  int64
	}{{"light", 1280}, {"dark", 390}, {"dark", 1280}, {"light", 390}} {
		colors, width := look.colors, look.width
		t.Run(fmt.Sprintf("%s-%d", colors, width), func(t *testing.T) {
			check := func(p *tab, state string) {
				t.Helper()
				p.shoot(fmt.Sprintf("axe-%s-%s-%d", state, colors, width))
				p.js(string(axe) + "\n; 0")
				got := eval[string](p, `axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}).then((r) => r.violations.map((v) => v.id + ": " + v.help + "\n  " + v.nodes.map((n) => n.html.slice(0, 200) + " " + n.failureSummary.slice(0, 300)).join("\n  ")).join("\n"))`)
				if got != "" {
					t.Errorf("%s, %s, %d wide:\n%s", state, colors, width, got)
				}
			}
			open := func(url string) *tab {
				p := newTab(t, url, width, 860, colors)
				if _, err := chromedp.Call(p.ctx, cdpage.SetBypassCSP, cdpage.SetBypassCSPParams{Enabled: true}); err != nil {
					t.Fatal(err)
				}
				p.do(chromedp.Reload())
				return p
			}
			p := open(url)
			p.wait(`document.querySelector("#suggestions button")`)
			check(p, "welcome")
			p.ask("How many cities are there in each country?")
			p.js(`document.querySelectorAll("details").forEach((d) => { d.open = true; })`)
			p.js(`[...document.querySelectorAll(".query .action")].find((b) => b.textContent === "Explain").click()`)
			p.wait(`document.querySelector(".plan pre")`)
			p.js(`[...document.querySelectorAll(".actions .action")].find((b) => b.textContent === "Save").click()`)
			check(p, "answer")
			p.js(`document.getElementById("sql-button").click()`)
			p.js(`{ const box = document.querySelector(".editor textarea"); box.value = "DROP TABLE city"; box.dispatchEvent(new Event("input")); document.querySelector(".query .bar button").click(); }`)
			p.wait(`document.querySelector(".failure.refused")`)
			p.js(`document.getElementById("side-button").click(); document.getElementById("tab-history").click()`)
			check(p, "refused")
			p.js(`document.getElementById("tab-team").click()`)
			p.wait(`document.querySelector("#panel-team ul")`)
			check(p, "team")
			p.js(`document.getElementById("help-dialog").showModal()`)
			check(p, "help")
			p = open(unsure)
			p.ask("Which artist sold best in summer?")
			check(p, "unsure")
		})
	}
}

// The page can be used when its files and its sources are there: the files come at once, none waits for another's text,
// and nothing else is asked before. How long that takes is logged; SQLAGENT_TEST_TIMES=1 fails where it is more than
// 300 ms, on a machine that does nothing else.
func TestUsableAtOnce(t *testing.T) {
	url := start(t, filled(t, "CREATE TABLE a (b)"), testmodel.Says(), nil)
	best := 1e9
	for range 5 { // the first fills caches
		p := newTab(t, url, 1280, 860, "light")
		p.js(`new Promise((done) => { const look = () => document.body.classList.contains("ready") ? done() : setTimeout(look, 1); look(); })`)
		usable := eval[float64](p, `performance.getEntriesByName("usable")[0].startTime`)
		best = min(best, usable)
		asked := eval[[]string](p, `performance.getEntriesByType("resource").filter((e) => e.startTime <= performance.getEntriesByName("usable")[0].startTime).map((e) => e.initiatorType + " " + new URL(e.name).pathname)`)
		for _, one := range asked {
			if initiator, path, _ := strings.Cut(one, " "); initiator == "fetch" && path != "/v1/sources" && path != "/v1/sources/shop/schema" {
				t.Errorf("before it can be used, the page asks %s", one)
			}
		}
		if len(asked) > 14 {
			t.Errorf("before it can be used, the page asks %d times: %q", len(asked), asked)
		}
	}
	t.Logf("usable after %.0f ms", best)
	if os.Getenv("SQLAGENT_TEST_TIMES") != "" && best > 300 {
		t.Errorf("usable after %.0f ms, want at most 300", best)
	}
}
