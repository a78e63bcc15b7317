package pairs

import "github.com/sqlagent/sqlagent/eval"

// Read reads a file of pairs: JSON lines, Parquet, CSV or TSV with names in the first row, or an array as Spider and
// BIRD have it. A question is called question; its query sql, query or gold; its database db, database or db_id: a path
// relative to the file, a DSN, or a source of the configuration file. dialect, knowledge (or evidence), difficulty and
// licence may be said. An entry that is no pair is a Fault; the error is that of the file.
func Read(path string, d eval.Databases) ([]Pair, []Fault, error) {
	entries, err := eval.ReadEntries(path, d)
	if err != nil {
		return nil, nil, err
	}
	var pairs []Pair
	var faults []Fault
	for _, e := range entries {
		p := Pair{e.Problem, e.Place}
		if e.Err != nil {
			faults = append(faults, p.fault(Unreadable, e.Err.Error()))
			continue
		}
		pairs = append(pairs, p)
	}
	return pairs, faults, nil
}
