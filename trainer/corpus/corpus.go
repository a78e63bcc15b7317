// Package corpus reads the public data that nano is trained on: questions with their queries, over schemas whose
// columns have profiles. What people wrote is kept as it is; what is derived from it is made elsewhere.
//
// Nothing that is graded is read for training: split.txt names the databases that are kept apart.
//
//   - sources: spider.go, wikisql.go, written.go; split.go says which databases are for what
//   - suites to grade by execution: problems.go, with wikisql_write.go for WikiSQL's tables as files
//   - other databases of the same questions: copies.go has other rows, renamed.go other names
package corpus

import (
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Source is where questions come from.
type Source string

const (
	Spider    Source = "spider"
	SpiderSyn Source = "spider-syn"
	Written   Source = "written"
	Rewritten Source = "rewritten"
	WikiSQL   Source = "wikisql"
	Synth     Source = "synth"
)

// Sources are all of them.
var Sources = []Source{Spider, SpiderSyn, Written, Rewritten, WikiSQL, Synth}

// reworded is the source of the other wordings of a source's questions.
func (s Source) reworded() Source {
	if s == Written {
		return Rewritten
	}
	return SpiderSyn
}

// Reworded reports whether questions are other wordings of those before them. Its synonyms are of one database: they
// make no templates.
func (s Source) Reworded() bool { return s == SpiderSyn || s == Rewritten }

// Licence is the SPDX name of a source's licence, and whose work it is.
func (s Source) Licence() (licence, origin string) {
	switch s {
	case Spider:
		return "CC-BY-SA-4.0", "Spider's training part (Yu et al. 2018), https://yale-lily.github.io/spider"
	case SpiderSyn:
		return "CC-BY-SA-4.0", "Spider-Syn's rewordings of it (Gan et al. 2021), https://github.com/ygan/Spider-Syn"
	case Written:
		return "Apache-2.0", "databases of trainer/corpus/written, with questions, written for this project by a large language model"
	case Rewritten:
		return "Apache-2.0", "the same questions in other words, likewise"
	case WikiSQL:
		return "BSD-3-Clause", "WikiSQL's training part (Zhong et al. 2017), https://github.com/salesforce/WikiSQL"
	}
	return "Apache-2.0", "procedural schemas of trainer/synth"
}

// Database is a schema, with profiles as far as rows are known.
type Database struct {
	Name   string // "spider/farm", "wikisql/1-1000181-1": no two have the same
	Schema *schema.Schema
	File   string // of SQLite; "": none

	Production bool // written as companies have them: see written.go
}

// Example is a question with the query that answers it.
type Example struct {
	Source   Source
	Database *Database
	Question string
	Query    *sqltree.Query
}
