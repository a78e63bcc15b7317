package main

import (
	"errors"
	"fmt"
	"runtime/debug"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model/nano"
)

// openEngine loads the model at path, or the embedded one where path is empty.
func openEngine(path string, sessions int) (llm.Engine, error) {
	o := native.Options{Sessions: sessions}
	if path != "" {
		return native.Open(path, o)
	}
	f, err := nano.File()
	if errors.Is(err, nano.ErrLeftOut) {
		return nil, usageError{fmt.Errorf("this build holds no model (%w): give one with --model FILE.gguf", err)}
	}
	if err != nil {
		return nil, &llm.LoadError{Path: "(embedded)", Err: err}
	}
	return native.Load(f, o)
}

func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
