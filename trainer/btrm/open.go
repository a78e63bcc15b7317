package btrm

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
)

// protocolFile, next to a model's checkpoints, names the protocol of the conversations that it reads: of others its
// scores mean nothing.
const protocolFile = "protocol.txt"

// FileError is a folder without the reward model that is asked for.
type FileError struct{ Dir, Why string }

func (e *FileError) Error() string { return "reward model " + e.Dir + ": " + e.Why }

// KeepProtocol writes down what the model of a run's folder reads. Error: a *FileError where it reads another.
func KeepProtocol(dir, protocol string) error {
	err := checkProtocol(dir, protocol)
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, protocolFile), 0o644, func(f *os.File) error {
		_, err := f.WriteString(protocol)
		return err
	})
}

func checkProtocol(dir, protocol string) error {
	read, err := os.ReadFile(filepath.Join(dir, protocolFile))
	if err == nil && string(read) != protocol {
		err = &FileError{dir, fmt.Sprintf("it reads conversations of the protocol %s, not of %s: train one with sqltrain btrm --protocol %s", read, protocol, protocol)}
	}
	return err
}

// Open opens the newest reward model of a folder, or one of its checkpoints, which reads conversations of a protocol.
// base is what it was trained over, where it holds a LoRA alone. Errors: *FileError, and those of checkpoints.
func Open(dir, base, protocol string) (*model.Origin, *token.Tokenizer, error) {
	c, err := trainer.OpenCheckpoint(dir)
	if err != nil {
		return nil, nil, err
	}
	from, err := c.Resume(base)
	if err != nil {
		return nil, nil, fmt.Errorf("reward model %s: %w", dir, err)
	}
	if !from.Config.ValueHead {
		from.Close()
		return nil, nil, &FileError{dir, "it has no value head: train one with sqltrain btrm"}
	}
	err = checkProtocol(filepath.Dir(c.Dir), protocol)
	if errors.Is(err, fs.ErrNotExist) {
		err = &FileError{dir, "it does not say which protocol it reads: run its sqltrain btrm again, which adds that"}
	}
	if err != nil {
		from.Close()
		return nil, nil, err
	}
	return from, c.Tokenizer, nil
}
