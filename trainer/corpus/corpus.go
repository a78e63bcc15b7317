// Package corpus reads the public data that nano is trained on: questions with their queries, over schemas whose columns
// have profiles. Every source keeps what people wrote; what is made of it anew is made elsewhere.
//
// Nothing that is graded is read for training: the databases that are kept apart are in split.txt, and questions that repeat
// the graded ones are left out by the caller's Banned list.
package corpus

import (
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Source is where an example comes from.
type Source struct {
	Name    string // "spider"
	Licence string // SPDX
	Origin  string // whose work it is, with its address
}

// The sources.
var (
	Spider = Source{"spider", "CC-BY-SA-4.0",
		"Spider, Yu et al. 2018, its training part, https://yale-lily.github.io/spider"}
	SpiderSyn = Source{"spider-syn", "CC-BY-SA-4.0",
		"Spider-Syn, Gan et al. 2021, rewordings of Spider's training questions, https://github.com/ygan/Spider-Syn"}
	WikiSQL = Source{"wikisql", "BSD-3-Clause",
		"WikiSQL, Zhong et al. 2017, its training part, https://github.com/salesforce/WikiSQL"}
	Synth = Source{"synth", "Apache-2.0", "procedural schemas of trainer/synth, made by this code from a seed"}
)

// Database is a schema, with profiles where rows are known.
type Database struct {
	Name   string // "spider/farm", "wikisql/1-1000181-1": unique among all sources
	Source Source
	Schema *schema.Schema
	File   string // of SQLite; "": none
}

// Example is a question with the query that answers it.
type Example struct {
	Database *Database
	Source   Source
	Question string
	SQL      string // as it was written; "" where the source has none
	Query    *sqltree.Query
}

// DropError says why an example cannot be used.
type DropError struct{ Reason, Detail string }

func (e *DropError) Error() string { return fmt.Sprintf("%s: %s", e.Reason, e.Detail) }
