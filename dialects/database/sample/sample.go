// Package sample is the built-in sample database: a made-up music shop in SQLite, so that a first
// question needs no database of one's own. Artists, titles and people are invented; cities and
// countries are real. The content is the same on every machine.
package sample

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"embed"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	_ "modernc.org/sqlite" // the writer; everything else reads through dialects/database
)

// Path is a file that holds the sample database. It is written once, into the user's cache directory
// (a temporary one where that cannot be written), and named by the code that makes it, so that a newer
// sample never meets an older file.
func Path(ctx context.Context) (string, error) {
	name := "music-shop-" + version() + ".db"
	cache, err := os.UserCacheDir()
	if err == nil {
		var path string
		if path, err = ensure(ctx, filepath.Join(cache, "sqlagent"), name); err == nil {
			return path, nil
		}
	}
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	// A name of one's own: in a shared directory, others could have put a file at any fixed path.
	dir, tempErr := os.MkdirTemp("", "sqlagent-sample-")
	if tempErr != nil {
		return "", fmt.Errorf("sample database: no place to write it: %w; and %w", err, tempErr)
	}
	return ensure(ctx, dir, name)
}

// ensure writes the database to dir/name unless it is there. Two processes may do so at the same
// time: each writes a file of its own and renames it.
func ensure(ctx context.Context, dir, name string) (string, error) {
	path := filepath.Join(dir, name)
	if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
		return path, nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	err := atomicfile.Write(path, 0o444, func(f *os.File) error { return write(ctx, f.Name(), shop()) })
	if err != nil {
		return "", fmt.Errorf("sample database: %w", err)
	}
	return path, nil
}

// write fills an empty file. Without a journal: the file counts only once it has its name.
func write(ctx context.Context, path string, tables []table) error {
	db, err := sql.Open("sqlite", "file:"+strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23").Replace(path)+
		"?_pragma=journal_mode(off)&_pragma=synchronous(off)")
	if err != nil {
		return err
	}
	defer db.Close()
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, t := range tables {
		if _, err := tx.ExecContext(ctx, "CREATE TABLE "+t.name+" (\n  "+strings.Join(t.columns, ",\n  ")+"\n)"); err != nil {
			return err
		}
		insert, err := tx.PrepareContext(ctx, "INSERT INTO "+t.name+" VALUES (?"+strings.Repeat(", ?", len(t.rows[0])-1)+")")
		if err != nil {
			return err
		}
		for _, row := range t.rows {
			if _, err := insert.ExecContext(ctx, row...); err != nil {
				return err
			}
		}
		insert.Close()
	}
	return tx.Commit()
}

//go:embed shop.go random.go words.go
var generator embed.FS

// version is a hash of the code that makes the content.
func version() string {
	h := sha256.New()
	for _, name := range []string{"shop.go", "random.go", "words.go"} {
		source, err := generator.ReadFile(name)
		if err != nil {
			panic(err) // embedded above
		}
		h.Write(source)
	}
	return hex.EncodeToString(h.Sum(nil))[:12]
}
