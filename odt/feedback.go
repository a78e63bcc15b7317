package odt

import "strings"

// Feedback is the diagnosis in words: the prompt of rounds 2 and later (appendix F). Scores are kept from the
// model (appendix D, "Diagnostic Tag Generation").
func (d Diagnosis) Feedback() string {
	if !d.Parsed {
		return d.fill(generic)
	}
	if len(d.Tags) == 0 {
		return d.fill(sameStructure)
	}
	codes, descriptions := make([]string, len(d.Tags)), make([]string, len(d.Tags))
	for i, t := range d.Tags {
		codes[i], descriptions[i] = t.String(), t.Meaning()
	}
	return d.fill(structural,
		"{error_codes}", strings.Join(codes, ", "),
		"{error_descriptions}", strings.TrimSuffix(strings.Join(descriptions, " "), "."))
}

func (d Diagnosis) fill(template string, values ...string) string {
	engine := "the database" // where there is no prediction
	if d.Dialect != "" {
		engine = d.Dialect.Title()
	}
	return strings.NewReplacer(append(values, "{db_engine}", engine)...).Replace(template)
}

// Appendix F, "User Prompt — Round 2+", with {db_engine} for SQLite.
const structural = "Feedback: your previous SQL has structural issues: {error_codes}, {error_descriptions}. " +
	"Revise your previous answer using these issues. " + revise

const revise = "Revise your previous answer for {db_engine}. Put step-by-step reasoning inside <think>...</think>, then " +
	"output exactly one corrected {db_engine} query inside <sql>...</sql>. Do not output any text outside those tags."

// generic is for a query that cannot be parsed: the paper says that it asks to fix syntax and identifier errors
// first (appendix D), not how. The words are ours.
const generic = "Feedback: your previous SQL could not be analyzed. " +
	"First fix its syntax errors and any table or column names that do not exist. " + revise

// sameStructure is for a query that failed without a tag. The paper has no words for it; these are ours.
const sameStructure = "Feedback: your previous SQL has no structural issues, but its result is wrong. " +
	"Check the values, the operators and the remaining details of each clause. " + revise
