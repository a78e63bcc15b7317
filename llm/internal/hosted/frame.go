package hosted

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
)

// maxFrame bounds a frame: some millions of tokens.
const maxFrame = 64 << 20

// Write writes v as one frame, in one call.
func Write(w io.Writer, v any) error {
	frame, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if len(frame) > maxFrame {
		return fmt.Errorf("a frame of %d bytes is too long", len(frame))
	}
	_, err = w.Write(append(binary.BigEndian.AppendUint32(make([]byte, 0, 4+len(frame)), uint32(len(frame))), frame...))
	return err
}

// NonsenseError is input that is no frame.
type NonsenseError struct{ Input []byte } // its beginning

func (e *NonsenseError) Error() string { return fmt.Sprintf("no frame of the protocol: %q", e.Input) }

// Read reads one frame into v. At the end of the input between two frames it returns io.EOF, in the midst of one
// io.ErrUnexpectedEOF; what is no frame is a *NonsenseError.
func Read(r io.Reader, v any) error {
	var head [4]byte
	if n, err := io.ReadFull(r, head[:]); err != nil {
		if err == io.ErrUnexpectedEOF {
			return &NonsenseError{head[:n]}
		}
		return err
	}
	length := binary.BigEndian.Uint32(head[:])
	if length > maxFrame {
		more := make([]byte, 60)
		n, _ := io.ReadAtLeast(r, more, 1) // what is there: it may be words
		return &NonsenseError{append(head[:], more[:n]...)}
	}
	frame := make([]byte, length)
	if _, err := io.ReadFull(r, frame); err != nil {
		return io.ErrUnexpectedEOF
	}
	if err := json.Unmarshal(frame, v); err != nil {
		return &NonsenseError{frame[:min(64, len(frame))]}
	}
	return nil
}
