package remote

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// failure is an error on its way: one that a caller of model.Decoder may care for, or what the host says.
type failure struct {
	Span    *model.SpanError `json:"span,omitempty"`
	Room    *model.RoomError `json:"room,omitempty"`
	Token   *int             `json:"token,omitempty"` // of a *sampling.LogitsError
	Value   uint32           `json:"value,omitempty"` // its bits, since JSON has no NaN
	Nothing bool             `json:"nothing,omitempty"`

	Message string `json:"message,omitempty"`
	Hint    string `json:"hint,omitempty"`
}

func failureOf(err error) *failure {
	var f failure
	var logits *sampling.LogitsError
	var hinted *Hinted
	switch {
	case err == nil:
		return nil
	case errors.As(err, &f.Span), errors.As(err, &f.Room):
	case errors.As(err, &logits):
		f.Token, f.Value = &logits.Token, math.Float32bits(logits.Value)
	case errors.Is(err, sampling.ErrNothingAllowed):
		f.Nothing = true
	default:
		f.Message = err.Error()
		if errors.As(err, &hinted) {
			f.Hint = hinted.Hint
		}
	}
	return &f
}

// err is what it was.
func (f *failure) err() error {
	switch {
	case f == nil:
		return nil
	case f.Span != nil:
		return f.Span
	case f.Room != nil:
		return f.Room
	case f.Token != nil:
		return &sampling.LogitsError{Token: *f.Token, Value: math.Float32frombits(f.Value)}
	case f.Nothing:
		return sampling.ErrNothingAllowed
	}
	return &hostError{f.Message, f.Hint}
}

// hostError is what the host says of a failure of its own.
type hostError struct{ what, hint string }

func (e *hostError) Error() string { return e.what }

// set is a sampling.Set, in JSON the base64 of its words.
type set sampling.Set

func (s set) MarshalJSON() ([]byte, error) {
	words := make([]byte, 0, 8*len(s))
	for _, w := range s {
		words = binary.LittleEndian.AppendUint64(words, w)
	}
	return json.Marshal(words)
}

func (s *set) UnmarshalJSON(text []byte) error {
	var words []byte
	if err := json.Unmarshal(text, &words); err != nil {
		return err
	}
	if len(words)%8 != 0 {
		return fmt.Errorf("a set of %d bytes", len(words))
	}
	*s = make(set, len(words)/8)
	for i := range *s {
		(*s)[i] = binary.LittleEndian.Uint64(words[8*i:])
	}
	return nil
}

// bits are numbers as they are, NaN and infinities too: in JSON the base64 of their bits.
type bits []float32

func (b bits) MarshalText() ([]byte, error) {
	raw := make([]byte, 0, 4*len(b))
	for _, x := range b {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(x))
	}
	return base64.StdEncoding.AppendEncode(nil, raw), nil
}

func (b *bits) UnmarshalText(text []byte) error {
	raw, err := base64.StdEncoding.AppendDecode(nil, text)
	if err != nil {
		return fmt.Errorf("numbers are not in base64: %w", err)
	}
	if len(raw)%4 != 0 {
		return fmt.Errorf("numbers of %d bytes: each has 4", len(raw))
	}
	*b = make(bits, len(raw)/4)
	for i := range *b {
		(*b)[i] = math.Float32frombits(binary.LittleEndian.Uint32(raw[4*i:]))
	}
	return nil
}
