package main

import (
	"github.com/sqlagent/sqlagent/cmd/internal/built"
	"github.com/sqlagent/sqlagent/nano/weights"
)

var versionCommand = built.Command("sqlagent", embedded)

// version is this program's, as protocols tell it.
func version() string { return built.Read("sqlagent").Version }

// embedded is the name of the model inside, or "".
func embedded() string {
	f, err := weights.File()
	if err != nil {
		return ""
	}
	defer f.Close()
	name, _ := f.Meta.String("general.name")
	return name
}
