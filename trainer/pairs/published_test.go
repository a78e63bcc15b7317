package pairs

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// Data sets as they are unpacked: the training part, and its databases.
func TestPublished(t *testing.T) {
	for name, c := range map[string]struct {
		holds, files []string
		databases    string
	}{
		"Spider":      {[]string{"train_spider.json", "train_others.json", "dev.json", "tables.json", "database/a/a.sqlite"}, []string{"train_spider.json", "train_others.json"}, "database"},
		"BIRD":        {[]string{"train.json", "train_gold.sql", "train_databases/a/a.sqlite"}, []string{"train.json"}, "train_databases"},
		"around BIRD": {[]string{"train/train.json", "train/train_databases/a/a.sqlite"}, []string{"train/train.json"}, "train/train_databases"},
		"SynSQL":      {[]string{"data.json", "tables.json", "databases/a/a.sqlite"}, []string{"data.json"}, "databases"},
		"SkyRL":       {[]string{"README.md", "train.parquet", "validation.parquet"}, []string{"train.parquet"}, ""},
		"shards":      {[]string{"data/train-00000-of-00002.parquet", "data/train-00001-of-00002.parquet", "data/test-00000-of-00001.parquet"}, []string{"data/train-00000-of-00002.parquet", "data/train-00001-of-00002.parquet"}, ""},
	} {
		dir := t.TempDir()
		in := func(name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
		for _, name := range c.holds {
			if err := os.MkdirAll(filepath.Dir(in(name)), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(in(name), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		var want []string
		for _, name := range c.files {
			want = append(want, in(name))
		}
		databases := c.databases
		if databases != "" {
			databases = in(databases)
		}
		if files, got, err := Published(dir); err != nil || got != databases || !reflect.DeepEqual(files, want) {
			t.Errorf("%s: %q, %q, %v; want %q, %q", name, files, got, err, want, databases)
		}
	}
	if _, _, err := Published(t.TempDir()); err == nil || !strings.Contains(err.Error(), "no data set that is known") {
		t.Errorf("an empty folder: %v", err)
	}
	if _, _, err := Published("/nowhere"); !os.IsNotExist(err) {
		t.Errorf("no folder: %v", err)
	}
}

// A set of Parquet becomes one of trajectories, and what is wrong with a row is said with its number.
func TestMakeOfParquet(t *testing.T) {
	type row struct {
		Question string `parquet:"question"`
		SQL      string `parquet:"sql"`
		DB       string `parquet:"db_id"`
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "boats", "boats.sqlite")
	if err := os.Mkdir(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(testdb.File(t, boats))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "train.parquet")
	if err := parquet.WriteFile(file, []row{{"How many boats are there?", "SELECT count(*) FROM boat", "boats"}, {"sink all", "DELETE FROM boat", "boats"}}); err != nil {
		t.Fatal(err)
	}
	set, err := Make(t.Context(), []string{file}, Options{Databases: eval.Databases{Folder: folder}, Protocol: protocol(t, "pointer"), Orders: 1})
	if err != nil || len(set.Train) != 1 || len(set.Trajectories) != 1 || len(set.Faults) != 1 || set.Faults[0].Reason != Refused || set.Faults[0].Place != file+": row 2" {
		t.Errorf("%+v, %v", set, err)
	}
}
