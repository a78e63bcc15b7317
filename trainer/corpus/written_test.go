package corpus

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
)

// whole leaves a test of all written databases out of short runs.
func whole(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it makes all written databases")
	}
}

// TestWritten reads the written databases whole: they can be made, their queries run, have rows, and come back from the
// form as they were, but for a few.
func TestWritten(t *testing.T) {
	whole(t)
	examples, dropped, err := ReadWritten(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	lost := 0
	for reason, n := range dropped {
		t.Log(n, reason)
		lost += n
	}
	if lost*100 > 2*len(examples) {
		t.Errorf("%d queries cannot be learnt, %d questions can", lost, len(examples))
	}
	t.Log(len(examples), "questions")
}

// TestWriteWritten writes all, and renames those to learn on: among so many, names meet in every way.
func TestWriteWritten(t *testing.T) {
	whole(t)
	names := map[string]Part{}
	for _, part := range []Part{Train, Choose} {
		t.Run(string(part), func(t *testing.T) {
			problems := writeWritten(t, part)
			for _, p := range problems {
				name := filepath.Base(p.DB)
				if other, ok := names[name]; ok && other != part {
					t.Errorf("%s is a database to %s, and to %s", name, other, part)
				}
				names[name] = part
			}
			if part != Train {
				return
			}
			renamed, left, err := WriteRenamed(t.Context(), problems, t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			if left > 0 || len(renamed) != len(problems) {
				t.Errorf("%d of %d problems are left out", left, len(problems))
			}
		})
	}
	if problems, _, err := WriteWritten(t.Context(), Report, t.TempDir()); err == nil {
		t.Errorf("%d problems to report by, of which there are none", len(problems))
	}
}

// writeWritten writes a part, and runs its queries.
func writeWritten(t *testing.T, part Part) []eval.Problem {
	dir := t.TempDir()
	problems, reworded, err := WriteWritten(t.Context(), part, dir)
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	for _, p := range problems {
		asked[p.DB+p.Question] = true
	}
	same := 0
	for _, p := range reworded {
		if asked[p.DB+p.Question] {
			same++
		}
	}
	var db database.DB
	for i, p := range problems {
		if i == 0 || p.DB != problems[i-1].DB {
			if db != nil {
				db.Close()
			}
			if db, err = open.Open(t.Context(), p.DB, open.Options{}); err != nil {
				t.Fatal(err)
			}
		}
		result, err := db.Query(t.Context(), p.Gold, checkLimits)
		if err != nil {
			t.Errorf("%s: %s: %v", filepath.Base(p.DB), p.Gold, err)
		} else if len(result.Rows) == 0 {
			t.Errorf("%s: %s has no rows", filepath.Base(p.DB), p.Gold)
		}
	}
	db.Close()
	if len(problems) == 0 || len(reworded) < len(problems) || same > 0 {
		t.Errorf("%d questions, %d other wordings, %d of them the same", len(problems), len(reworded), same)
	}
	return problems
}

func TestWrittenFaults(t *testing.T) {
	for text, want := range map[string]string{
		"SELECT 1;\n":                                "before the first database",
		"-- database: a\n-- one\nSELECT 1;\n":        "one wording",
		"-- database: a\nCREATE TABLE t (x)\n":       "does not end",
		"-- database: a\n-- one\n-- two\n":           "does not end",
		"-- database: a\n\n-- x\n-- y\nSELECT\n1;\n": "",
	} {
		d, err := appendWritten(nil, text)
		switch {
		case want == "" && (err != nil || len(d) != 1 || len(d[0].questions) != 1 || d[0].questions[0].Query != "SELECT\n1"):
			t.Errorf("%q: %v, %v", text, d, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
}

// Keys may go round, and must lead to a row.
func TestWrittenKeys(t *testing.T) {
	const script = `CREATE TABLE branch (id INTEGER PRIMARY KEY, manager INTEGER REFERENCES staff(id));
CREATE TABLE staff (id INTEGER PRIMARY KEY, branch INTEGER REFERENCES branch(id));
INSERT INTO branch VALUES (1, 7);
`
	for rows, whole := range map[string]bool{"INSERT INTO staff VALUES (7, 1);\n": true, "INSERT INTO staff VALUES (8, 1);\n": false} {
		d := writtenDatabase{name: "round", script: script + rows}
		if _, err := d.write(t.Context(), t.TempDir()); (err == nil) != whole {
			t.Errorf("%s: %v", rows, err)
		}
	}
}

// What scripts/written.sh unpacks, it packs into the files that were there; a change changes its file alone.
func TestPacked(t *testing.T) {
	if testing.Short() {
		t.Skip("it packs all databases by gzip, several times")
	}
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash")
	}
	root, plain := t.TempDir(), t.TempDir()
	packed := filepath.Join(root, "trainer/corpus/written")
	if err := os.CopyFS(packed, os.DirFS("written")); err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(root, "scripts/written.sh")
	text, err := os.ReadFile("../../scripts/written.sh")
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Mkdir(filepath.Dir(script), 0o755), os.WriteFile(script, text, 0o755)); err != nil {
		t.Fatal(err)
	}
	run := func(verb string) {
		t.Helper()
		if out, err := exec.Command(bash, script, verb, plain).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", verb, err, out)
		}
	}
	// changed are the packed files that differ from those of this package.
	changed := func() (names []string) {
		t.Helper()
		files, err := fs.Glob(writtenFiles, "written/*.gz")
		if err != nil || len(files) < 100 {
			t.Fatal(len(files), err)
		}
		for _, name := range files {
			before, err := writtenFiles.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if after, err := os.ReadFile(filepath.Join(root, "trainer/corpus", name)); err != nil || !bytes.Equal(before, after) {
				names = append(names, name)
			}
		}
		return names
	}

	run("unpack")
	want, err := unpacked("written/choose/z1.sql.gz")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(plain, "choose/z1.sql")); err != nil || string(got) != want {
		t.Errorf("%d bytes unpacked, want %d: %v", len(got), len(want), err)
	}
	run("pack")
	if names := changed(); len(names) > 0 {
		t.Errorf("packing what was unpacked changed %v", names)
	}
	if err := errors.Join(os.WriteFile(filepath.Join(plain, "a1.sql"), []byte("-- database: other\n"), 0o644), os.Remove(filepath.Join(plain, "a2.sql"))); err != nil {
		t.Fatal(err)
	}
	run("pack")
	if names := changed(); !slices.Equal(names, []string{"written/a1.sql.gz", "written/a2.sql.gz"}) {
		t.Errorf("%v changed", names)
	}
	if _, err := os.Stat(filepath.Join(packed, "a2.sql.gz")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file that was removed is still there: %v", err)
	}
}
