package eval

import (
	"cmp"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// rewarded is a problem as trainers of reinforcement learning publish it: verl, as recipes/verl/dataset.py writes it,
// and SkyRL, whose questions are in prompts alone. Gold is what the reward compares with. Other data may call other
// things so.
type rewarded struct {
	RewardModel json.RawMessage `json:"reward_model"` // verl
	RewardSpec  json.RawMessage `json:"reward_spec"`  // SkyRL
	Extra       json.RawMessage `json:"extra_info"`
	Prompt      json.RawMessage `json:"prompt"` // messages, or a text
	Data        json.RawMessage `json:"data"`   // SkyRL: the set of the database
	DataSource  json.RawMessage `json:"data_source"`
}

// said is what an object within an entry says of the problem.
type said struct {
	GroundTruth json.RawMessage `json:"ground_truth"` // a query, or what is said of it
	Question    json.RawMessage `json:"question"`     // a text, or what is said of it
	World       string          `json:"world"`
	DBID        string          `json:"db_id"`
	SQL         string          `json:"sql"`
	Knowledge   string          `json:"knowledge"`
	Evidence    string          `json:"evidence"`
	External    string          `json:"external_knowledge"`
	Difficulty  Difficulty      `json:"difficulty"`
}

// reward completes what a problem lacks from what its reward knows. The id is that of its database.
func (r rewarded) reward(p *Problem, id string) (string, error) {
	_, model := textOr(r.RewardModel)
	_, spec := textOr(r.RewardSpec)
	_, extra := textOr(r.Extra)
	_, asked := textOr(extra.Question)
	for _, s := range []said{model, spec} {
		gold, more := textOr(s.GroundTruth)
		p.Gold = cmp.Or(p.Gold, gold, more.SQL)
		id = cmp.Or(id, more.DBID)
	}
	for _, s := range []said{extra, asked} {
		question, _ := textOr(s.Question)
		p.Question, p.Gold = cmp.Or(p.Question, question), cmp.Or(p.Gold, s.SQL)
		p.Knowledge = cmp.Or(p.Knowledge, s.Knowledge, s.Evidence, s.External)
		p.Difficulty = cmp.Or(p.Difficulty, s.Difficulty)
		id = cmp.Or(id, s.DBID, s.World)
	}
	if p.Question != "" || len(r.Prompt) == 0 {
		return id, nil
	}
	var knowledge string
	if p.Question, knowledge = questionOf(lastAsked(r.Prompt)); p.Question == "" {
		return id, errors.New("its question is not found in its prompt: put it into a column question")
	}
	p.Knowledge = cmp.Or(p.Knowledge, knowledge)
	return id, nil
}

// textOr is a JSON text, or else the members of an object.
func textOr(raw json.RawMessage) (text string, s said) {
	if len(raw) > 0 && json.Unmarshal(raw, &text) != nil {
		_ = json.Unmarshal(raw, &s) // what is neither says nothing
	}
	return text, s
}

// lastAsked is what the user says last in a prompt.
func lastAsked(prompt json.RawMessage) (text string) {
	if json.Unmarshal(prompt, &text) == nil {
		return text
	}
	var messages []message
	_ = json.Unmarshal(prompt, &messages) // what is no conversation asks nothing
	for _, m := range messages {
		if m.Role == "user" {
			text = m.Content
		}
	}
	return text
}

// Marks of prompts before the question and what one must know to answer it.
const (
	// The script that made SkyRL-SQL-653-data writes "{db_details}:…;\n {external_knowledge}: …;\n {question}: …", braces
	// and all.
	skyrlQuestion  = "{question}:"
	skyrlKnowledge = "{external_knowledge}:"
	// OmniSQL's prompt, which SQL-R1 has too: "Question:\n…\n\nInstructions:". Knowledge is before the question in it, and
	// nothing parts them.
	omniQuestion = "\nQuestion:\n"
	omniEnd      = "\n\nInstructions:"
)

// questionOf finds the question in a published prompt; "": there is none that is known.
func questionOf(prompt string) (question, knowledge string) {
	if at := strings.LastIndex(prompt, skyrlQuestion); at >= 0 {
		if _, text, found := strings.Cut(prompt[:at], skyrlKnowledge); found {
			knowledge = strings.TrimSpace(strings.TrimRight(text, "; \n"))
		}
		return strings.TrimSpace(prompt[at+len(skyrlQuestion):]), knowledge
	}
	if at := strings.LastIndex(prompt, omniQuestion); at >= 0 {
		question, _, _ = strings.Cut(prompt[at+len(omniQuestion):], omniEnd)
	}
	return strings.TrimSpace(question), ""
}

// archived are the folders of OmniSQL's archive of databases, by what SkyRL calls the set.
var archived = map[string]string{"synsql": "SynSQL-2.5M/databases", "spider": "spider/database", "bird": "bird/train/train_databases"}

// set is the one that the problem is of, by its name in archived; "": none that is known.
func (r rewarded) set() string {
	for _, raw := range []json.RawMessage{r.Data, r.DataSource} {
		name, _ := textOr(raw)
		if _, known := archived[strings.ToLower(name)]; known {
			return strings.ToLower(name)
		}
	}
	return ""
}

// file is the database of an id. Where the folder is OmniSQL's archive, it is that of the set.
func (d Databases) file(id, set string) string {
	path := filepath.Join(id, id+".sqlite")
	if below := filepath.Join(d.Folder, archived[set]); set != "" {
		if _, err := os.Stat(below); err == nil {
			return filepath.Join(below, path)
		}
	}
	return filepath.Join(d.Folder, path)
}
