// Package curves writes a run's numbers for TensorBoard: files of events, which Weights & Biases, trackio and MLflow
// import too.
package curves

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"time"

	"google.golang.org/protobuf/encoding/protowire"
)

// Dir is where a run's files lie, in its folder.
const Dir = "tensorboard"

// File is open for one part of a run, from its beginning or from where it goes on.
type File struct {
	f     *os.File
	whole int64 // bytes of the records that are written
}

// Open begins a file in dir for the steps after the given one. TensorBoard forgets what earlier files tell of those:
// a run that goes on after a checkpoint makes some steps again.
func Open(dir string, after int) (*File, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	now := time.Now()
	// Files are read in the order of their names.
	name := fmt.Sprintf("events.out.tfevents.%010d.%09d.%d", now.Unix(), now.Nanosecond(), os.Getpid())
	f, err := os.OpenFile(filepath.Join(dir, name), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	file := &File{f: f}
	version := protowire.AppendString(protowire.AppendTag(nil, 3, protowire.BytesType), "brain.Event:2")
	const start = 1 // SessionLog.START
	log := protowire.AppendVarint(protowire.AppendTag(nil, 1, protowire.VarintType), start)
	begins := protowire.AppendBytes(protowire.AppendTag(nil, 7, protowire.BytesType), log)
	for _, what := range [][]byte{version, begins} {
		if err := file.event(after+1, what); err != nil {
			f.Close()
			return nil, err
		}
	}
	return file, nil
}

// Add adds the numbers of a step: all that v, marshalled as JSON, holds, named by members, "seconds/rollout". What is
// no number is left out.
func (f *File) Add(step int, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	var tree any
	if err := json.Unmarshal(text, &tree); err != nil {
		return err
	}
	numbers := map[string]float64{}
	flatten(numbers, "", tree)
	var summary []byte // of Values {tag, simple_value}
	for _, tag := range slices.Sorted(maps.Keys(numbers)) {
		value := protowire.AppendString(protowire.AppendTag(nil, 1, protowire.BytesType), tag)
		value = protowire.AppendFixed32(protowire.AppendTag(value, 2, protowire.Fixed32Type), math.Float32bits(float32(numbers[tag])))
		summary = protowire.AppendBytes(protowire.AppendTag(summary, 1, protowire.BytesType), value)
	}
	return f.event(step, protowire.AppendBytes(protowire.AppendTag(nil, 5, protowire.BytesType), summary))
}

// Close ends the file.
func (f *File) Close() error { return f.f.Close() }

func flatten(numbers map[string]float64, path string, tree any) {
	switch v := tree.(type) {
	case float64:
		numbers[path] = v
	case map[string]any:
		for name, child := range v {
			if path != "" {
				name = path + "/" + name
			}
			flatten(numbers, name, child)
		}
	}
}

// event writes an Event {wall_time, step, what} (tensorflow/core/util/event.proto).
func (f *File) event(step int, what []byte) error {
	seconds := float64(time.Now().UnixMicro()) / 1e6
	event := protowire.AppendFixed64(protowire.AppendTag(nil, 1, protowire.Fixed64Type), math.Float64bits(seconds))
	event = protowire.AppendVarint(protowire.AppendTag(event, 2, protowire.VarintType), uint64(step))
	n, err := f.f.Write(record(append(event, what...)))
	if err != nil { // on a full disk: half a record would hide those after it
		return errors.Join(err, f.f.Truncate(f.whole))
	}
	f.whole += int64(n)
	return nil
}

// record is data as TFRecord frames it: its length, their checksum, data, its checksum.
func record(data []byte) []byte {
	out := binary.LittleEndian.AppendUint64(nil, uint64(len(data)))
	out = binary.LittleEndian.AppendUint32(out, masked(out))
	out = append(out, data...)
	return binary.LittleEndian.AppendUint32(out, masked(data))
}

// masked is a checksum that may itself be stored among data with checksums.
func masked(data []byte) uint32 {
	crc := crc32.Checksum(data, crc32.MakeTable(crc32.Castagnoli))
	return (crc>>15 | crc<<17) + 0xa282ead8
}
