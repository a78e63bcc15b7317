package mcp_test

import (
	"context"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/serve/mcp"
)

// The caller of a tool is a model: of a source with masked columns it is told the schema, and no rows.
func TestMaskedSource(t *testing.T) {
	path := testdb.File(t, "CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO city VALUES (1, 'Canary');")
	db, err := open.Open(t.Context(), path, open.Options{Rules: guard.Rules{MaskColumns: []string{"city.name"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	a, err := agent.New(says(), db, agent.Options{})
	if err != nil {
		t.Fatal(err)
	}
	of := mcp.Source{Name: "atlas", Ask: a.Ask, Query: db.Query, Schema: func(ctx context.Context) (*schema.Schema, error) {
		return db.Schema(ctx, database.SchemaOptions{Profile: &database.ProfileOptions{}})
	}}
	s := connect(t, mcp.New([]mcp.Source{of}, mcp.Options{}), nil)
	for tool, arguments := range map[string]any{
		"query": map[string]any{"sql": "SELECT name FROM city"}, "ask": map[string]any{"question": "Which cities are there?"},
	} {
		if got := call(t, s, tool, arguments); !strings.Contains(got.err, "mask_columns") || strings.Contains(got.err, "Canary") {
			t.Errorf("%s: %+v", tool, got)
		}
	}
	if got := call(t, s, "search_schema", map[string]any{"words": "city"}); len(got.Tables) != 1 {
		t.Errorf("%+v", got)
	}
}
