package cuda

import (
	"errors"
	"io"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// NewDecoder copies a file's weights to the GPU, for generating alone: nothing that training needs is there. The file
// may be closed afterwards. Closing the decoder gives the memory back. Errors: those of model.OriginGGUF and of
// model.Origin.Read, *WidthError, *MemoryError, *Error.
func NewDecoder(d *Device, f *gguf.File, o model.DecoderOptions) (_ model.Decoder, err error) {
	defer func() {
		var memory *MemoryError
		if errors.As(err, &memory) {
			memory.Do = doLessToAnswer
		}
	}()
	from, err := model.OriginGGUF(f)
	if err != nil {
		return nil, err
	}
	p, err := load(d, from, Options{}, (*Policy).serve)
	if err != nil {
		return nil, err
	}
	dec, err := p.NewDecoder(o)
	if err != nil {
		p.Close()
		return nil, err
	}
	return &serving{dec, p}, nil
}

// serve takes over weights alone.
func (p *Policy) serve(from *model.Origin) {
	p.current = p.roomForWeights(&p.weightsRoom, &p.vectorsRoom, "weights")
	p.uploadWeights(p.current, func(w io.Writer) error {
		_, err := from.Read(w)
		return err
	})
}

// serving is a decoder that has the weights to itself.
type serving struct {
	model.Decoder
	policy *Policy
}

// Close gives all memory back.
func (s *serving) Close() error {
	err := s.Decoder.Close()
	if closed := s.policy.Close(); err == nil {
		err = closed
	}
	return err
}
