package pairs

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/internal/parquetfile"
)

// published are the folders of data sets as they are unpacked: the files of the questions to train on, of which the
// first is there, and where the databases are.
var published = []struct {
	files     []string
	databases string
}{
	{[]string{"train_spider.json", "train_others.json"}, "database"}, // Spider
	{[]string{"train.json"}, "train_databases"},                      // BIRD's training part
	{[]string{"train/train.json"}, "train/train_databases"},          // the folder around it
	{[]string{"data.json"}, "databases"},                             // SynSQL-2.5M
}

// Published finds the files of a data set's training part, and the folder of its databases, "" if it has none: of
// Spider, BIRD and SynSQL as they are unpacked, or of any set of Hugging Face's hub whose files are called train.
func Published(folder string) (files []string, databases string, err error) {
	for _, form := range published {
		files = nil
		for _, name := range form.files {
			if path := filepath.Join(folder, filepath.FromSlash(name)); exists(path) {
				files = append(files, path)
			}
		}
		databases = filepath.Join(folder, filepath.FromSlash(form.databases))
		if len(files) > 0 && exists(databases) {
			return files, databases, nil
		}
	}
	for _, pattern := range []string{"train*", "*/train*"} {
		all, _ := filepath.Glob(filepath.Join(folder, pattern)) // the pattern is well formed
		if files = slices.DeleteFunc(all, func(path string) bool { return !slices.Contains(endings, strings.ToLower(filepath.Ext(path))) }); len(files) > 0 {
			return files, "", nil
		}
	}
	if _, err := os.Stat(folder); err != nil {
		return nil, "", err
	}
	return nil, "", fmt.Errorf("%s holds no data set that is known: name its files", folder)
}

// endings are those of files of pairs.
var endings = append([]string{".json", ".jsonl", ".csv", ".tsv"}, parquetfile.Endings...)

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
