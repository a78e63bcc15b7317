package schema

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const birdHeader = "original_column_name,column_name,column_description,data_format,value_description\n"

func TestReadDescriptions(t *testing.T) {
	dir := folder(t, map[string]string{
		// As BIRD's come: a mark of UTF-8, CRLF, values on several lines, lines too short and too long, empty lines.
		"Album.csv": "\uFEFF" + strings.ReplaceAll(birdHeader, ",column_name", ", Column_Name ") +
			"AlbumId ,album id,,integer,\r\n" +
			"Title,name of record,what the cover says,text,\"1: single\n2: \"\"LP\"\"\"\r\n" +
			",,,,\r\n\r\nUnit Price,,in dollars\r\nArtistId,artist id,the artist id,integer,,,\r\n",
		"order.csv":   birdHeader + "a,,5\" tubes,,caf\xe9 \x93open\x94\n", // Windows-1252
		"all.CSV":     "table,original_column_name,column_description\nsales,day,of the sale\n",
		"notes.txt":   "not read",
		"._Album.csv": "\x00\x05\x16\x07",
	})
	got, err := ReadDescriptions(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []Description{
		{"Album", "Title", `name of record; what the cover says; 1: single 2: "LP"`},
		{"Album", "Unit Price", "in dollars"},
		{"Album", "ArtistId", "the artist id"},
		{"sales", "day", "of the sale"},
		{"order", "a", `5" tubes; café “open”`},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
	one, err := ReadDescriptions(filepath.Join(dir, "order.csv"))
	if err != nil || !slices.Equal(one, want[4:]) {
		t.Errorf("one file: %q, %v", one, err)
	}
}

func TestDescriptionsThatCannotBeRead(t *testing.T) {
	for name, c := range map[string]struct{ content, says string }{
		"other.csv": {"name,text\na,b\n", "other.csv:1: the header lacks original_column_name"},
		"empty.csv": {"\uFEFF", "empty.csv: it is empty"},
		"open.csv":  {birdHeader + "a,b,c,d,e\nb,\"what,,,\nc,d,e,f,g\n", "open.csv:3: "},
		"wide.csv":  {"\xff\xfeo\x00r\x00", "wide.csv: it is no CSV text"},
	} {
		_, err := ReadDescriptions(filepath.Join(folder(t, map[string]string{name: c.content}), name))
		var e *DescriptionError
		if !errors.As(err, &e) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
	for path, says := range map[string]string{
		filepath.Join(t.TempDir(), "none"): "none: no such file",
		t.TempDir():                        "no .csv files",
	} {
		if _, err := ReadDescriptions(path); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v, want %q", path, err, says)
		}
	}
}

func TestDescribed(t *testing.T) {
	s := shopSchema(dialects.SQLite)
	before := s.DDL()
	got, unknown := s.Described([]Description{
		{"ALBUM", "title", "the name; 'x'\n); DROP TABLE Album"}, {"Album", "Colour", "?"}, {"Song", "a", "?"}, {"song", "b", "?"}, {"Song", "c", "?"},
	})
	if want := []string{"Album.Colour", "Song", "song"}; !slices.Equal(unknown, want) {
		t.Errorf("unknown: %q, want %q", unknown, want)
	}
	want := strings.Replace(before, "-- as printed", "-- the name; 'x' ); DROP TABLE Album", 1)
	if got.DDL() != want || s.DDL() != before {
		t.Errorf("got\n%s\nwant\n%s", got.DDL(), want)
	}
}
