package hosted_test

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

func TestFrames(t *testing.T) {
	sent := []wire.Request{
		{Load: &wire.Load{Libraries: "/lib", Model: "m.gguf", Sequences: 4, Context: 4096, GPULayers: -1, Scale: 0.5}},
		{ID: 7, Generate: &wire.Generate{Sequence: 3, Tokens: []int32{0, 1 << 30}, Most: 5, Ends: []int32{2}, Stop: []string{"</sql>", "\x00"}, Seed: 1<<64 - 1}},
		{ID: 7, Cancel: true},
	}
	var pipe bytes.Buffer
	for _, r := range sent {
		if err := hosted.Write(&pipe, r); err != nil {
			t.Fatal(err)
		}
	}
	whole := pipe.Bytes()
	for _, want := range sent {
		var got wire.Request
		if err := hosted.Read(&pipe, &got); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v (%v), want %+v", got, err, want)
		}
	}
	var r wire.Request
	if err := hosted.Read(&pipe, &r); err != io.EOF {
		t.Errorf("got %v, want io.EOF", err)
	}
	var nonsense *hosted.NonsenseError
	for n := 1; n < 40; n++ {
		err := hosted.Read(bytes.NewReader(whole[:n]), &r)
		if n < 4 && !errors.As(err, &nonsense) || n >= 4 && err != io.ErrUnexpectedEOF {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
}

// FuzzRead looks for input that is more than an error.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"\x00\x00\x00\x02{}", "\x00\x00\x00\x04null", "\xff\xff\xff\xff", "Hello, world", "\x00\x00\x00\x02[]"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		var r wire.Reply
		rest := bytes.NewReader(input)
		if err := hosted.Read(rest, &r); err == nil && rest.Len() == len(input) {
			t.Error("nothing was read")
		}
	})
}
