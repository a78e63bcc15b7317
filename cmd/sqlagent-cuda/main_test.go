package main

import (
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/native/remote"
	"github.com/sqlagent/sqlagent/model"
)

// A model that cannot be loaded leaves nothing on the GPU, and the error says what to do.
func TestLoadGivesTheGPUBack(t *testing.T) {
	gpu := sim.Use(t)
	c := model.Config{
		Architecture: "qwen3", VocabSize: 64, Context: 64, Layers: 1, Embedding: 32, FeedForward: 32, Heads: 1, KVHeads: 1, HeadWidth: 24,
		RopeBase: 100, NormEps: 1e-6, Tied: true,
	}
	m, err := model.New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = load(&gguf.File{Meta: m.Meta(), Tensors: tensors}, model.DecoderOptions{Slots: 1})
	var width *cuda.WidthError
	var hinted *remote.Hinted
	if !errors.As(err, &width) || !errors.As(err, &hinted) || hinted.Hint == "" {
		t.Errorf("heads of 24: %v, want a *cuda.WidthError with a hint", err)
	}
	if n := gpu.Used(); n != 0 {
		t.Errorf("%d bytes of the GPU's memory were not given back", n)
	}
}
