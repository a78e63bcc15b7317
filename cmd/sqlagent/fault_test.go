package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// A model file that cannot be used ends the program with one code, and says which file it is and what is wrong with it.
func TestModelFileFails(t *testing.T) {
	db := cities(t)
	whole, err := os.ReadFile(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	f, err := gguf.Parse(whole)
	if err != nil {
		t.Fatal(err)
	}
	// changed is the embedded model's file with other metadata or tensors.
	changed := func(change func(meta *gguf.Meta, x *gguf.Tensor)) string {
		meta, tensors := slices.Clone(f.Meta), slices.Clone(f.Tensors)
		for i := range tensors {
			tensors[i].Dims = slices.Clone(tensors[i].Dims)
			change(&meta, &tensors[i])
		}
		path := filepath.Join(t.TempDir(), "changed.gguf")
		if err := gguf.Write(path, meta, tensors); err != nil {
			t.Fatal(err)
		}
		return path
	}
	norm := func(number ...byte) string { // the last norm's weights, all this F32
		return changed(func(_ *gguf.Meta, x *gguf.Tensor) {
			if x.Name == "output_norm.weight" {
				x.Data = bytes.Repeat(number, int(x.Elements()))
			}
		})
	}
	for _, c := range []struct {
		name, path string
		says       string
	}{
		{"cut short in its metadata", file(t, "cut.gguf", string(whole[:len(whole)/100])), "at byte"},
		{"cut short in its weights", file(t, "cut.gguf", string(whole[:len(whole)/2])), "ends within tensor"},
		{"another architecture", changed(func(m *gguf.Meta, _ *gguf.Tensor) { m.Set("general.architecture", "mamba") }), "mamba"},
		{"no tokenizer", changed(func(m *gguf.Meta, _ *gguf.Tensor) {
			*m = slices.DeleteFunc(*m, func(kv gguf.KV) bool { return strings.HasPrefix(kv.Key, "tokenizer.") })
		}), "tokenizer.ggml.model"},
		{"weights of another shape", changed(func(_ *gguf.Meta, x *gguf.Tensor) {
			if x.Name == "blk.0.ffn_up.weight" {
				slices.Reverse(x.Dims)
			}
		}), "blk.0.ffn_up.weight"},
		{"weights that are no numbers", norm(0, 0, 0xc0, 0x7f), `"output_norm.weight": element 0 is NaN`},
		{"logits that are no numbers", norm(0xff, 0xff, 0x7f, 0x7f), "the logit of token"}, // of the largest weights
	} {
		t.Run(c.name, func(t *testing.T) {
			r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--engine", "native", "--model", c.path)
			if r.code != exitModel || r.stdout != "" || !strings.Contains(r.stderr, c.path) || !strings.Contains(r.stderr, c.says) ||
				!strings.Contains(r.stderr, "hint:") {
				t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}

// Nor does a server that goes wrong in its answer do more than end the program with that code.
func TestServerFailsWithinItsAnswer(t *testing.T) {
	db := cities(t)
	for _, c := range []struct {
		name   string
		answer func(conn net.Conn)
		says   string
	}{
		{"it hangs", func(conn net.Conn) { io.Copy(io.Discard, conn) }, "said nothing"},
		{"it drops", func(conn net.Conn) {
			io.WriteString(conn, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 1000\r\n\r\n"+
				"data: {\"choices\":[{\"delta\":{\"content\":\"SELECT\"}}]}\n\n")
		}, "broke off"},
		{"it answers nonsense", func(conn net.Conn) {
			io.WriteString(conn, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{\"status\":\"up\"}")
		}, "cannot parse"},
	} {
		t.Run(c.name, func(t *testing.T) {
			mux := http.NewServeMux()
			mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"data":[{"id":"m"}]}`) })
			mux.HandleFunc("POST /v1/chat/completions", func(w http.ResponseWriter, _ *http.Request) {
				conn, _, err := w.(http.Hijacker).Hijack()
				if err != nil {
					t.Error(err)
					return
				}
				defer conn.Close()
				c.answer(conn)
			})
			s := httptest.NewServer(mux)
			t.Cleanup(s.Close)
			r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--base-url", s.URL, "--model-timeout", "2s")
			if r.code != exitModel || r.stdout != "" || !strings.Contains(r.stderr, "m at "+s.URL) || !strings.Contains(r.stderr, c.says) {
				t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}
