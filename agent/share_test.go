package agent_test

import (
	"io"
	"net"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// TestVotesShareQueries counts what a server is sent: of the votes that come to equal queries one runs, is planned and
// is recorded, on behalf of all.
func TestVotesShareQueries(t *testing.T) {
	dbtest.OnMySQL(t, func(t *testing.T, admin string) {
		dsn := testdb.MySQL(t, admin, "test_shared_votes", "CREATE TABLE berth (id INT PRIMARY KEY); INSERT INTO berth VALUES (1), (2)")
		var sent wire
		path := filepath.Join(t.TempDir(), "audit.jsonl")
		log, err := audit.Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		db, err := open.Open(t.Context(), sent.through(t, dsn), open.Options{Audit: log})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		const one, other = "SELECT COUNT(*) FROM berth", "SELECT MAX(id) FROM berth"
		e := &choir{sings: []string{one, one, "select count(*)\nfrom berth;", other, one, other}}
		a, err := protocols.NewAgent(e, db, Options{Protocol: short(), NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "How many berths are there?", Votes: len(e.sings)})
		if err != nil || answer.Agree != len(e.sings) {
			t.Fatalf("%v: %d of %d votes agree", err, answer.Agree, len(e.sings))
		}
		sent.mu.Lock()
		defer sent.mu.Unlock()
		var ran, planned int
		for _, text := range sent.prepared {
			switch {
			case strings.HasPrefix(text, "explain"):
				planned++
			case strings.Contains(text, "from berth"):
				ran++
			}
		}
		if ran != 2 || planned != 2 || sent.executed != ran+planned {
			t.Errorf("%d queries ran and %d were planned in %d executions, want 2 of both", ran, planned, sent.executed)
		}
		records, err := audit.Select(path, 1, 2)
		if err != nil {
			t.Fatal(err)
		}
		if total, _ := audit.Verify(path); total != 2 || slices.ContainsFunc(records, func(r audit.Record) bool { return r.Votes != len(e.sings) }) {
			t.Errorf("%d records %+v, want 2, each on behalf of %d votes", total, records, len(e.sings))
		}
	})
}

// wire counts what a client of MySQL sends: the texts that it prepares, and how often it executes one of them.
type wire struct {
	mu       sync.Mutex
	prepared []string
	executed int
}

// through puts the wire between a client and the server of dsn, until the test ends, and returns the DSN for the
// client. The server's own log of statements would be a setting of the whole server, and other tests watch those.
func (w *wire) through(t *testing.T, dsn string) string {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	address := u.Host
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var connections sync.WaitGroup
	t.Cleanup(func() { listener.Close(); connections.Wait() })
	connections.Go(func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			server, err := net.Dial("tcp", address)
			if err != nil {
				t.Error(err)
				client.Close()
				return
			}
			connections.Go(func() { io.Copy(client, server); client.Close() })
			connections.Go(func() { w.relay(client, server); server.Close() })
		}
	})
	u.Host = listener.Addr().String()
	return u.String()
}

// relay sends on what the client sends, packet after packet: three bytes of length, the number within the exchange, and
// in an exchange's first packet the command.
func (w *wire) relay(client io.Reader, server io.Writer) {
	const prepare, execute = 0x16, 0x17 // COM_STMT_PREPARE, COM_STMT_EXECUTE
	for {
		packet := make([]byte, 4, 256)
		if _, err := io.ReadFull(client, packet); err != nil {
			return
		}
		length := int(packet[0]) | int(packet[1])<<8 | int(packet[2])<<16
		packet = append(packet, make([]byte, length)...)
		if _, err := io.ReadFull(client, packet[4:]); err != nil {
			return
		}
		if packet[3] == 0 && length > 0 {
			w.mu.Lock()
			switch packet[4] {
			case prepare:
				w.prepared = append(w.prepared, strings.ToLower(string(packet[5:])))
			case execute:
				w.executed++
			}
			w.mu.Unlock()
		}
		if _, err := server.Write(packet); err != nil {
			return
		}
	}
}
