package cuda

import (
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// NewDecoder copies a file's weights to the GPU, for generating alone: nothing that training needs is there, and the
// host holds some megabytes of them at a time. The file may be closed afterwards. Closing the decoder gives the memory
// back. Errors: those of model.CheckGGUF, *WidthError, *MemoryError, *Error.
func NewDecoder(d *Device, f *gguf.File, o model.DecoderOptions) (model.Decoder, error) {
	c, err := model.CheckGGUF(f)
	if err != nil {
		return nil, err
	}
	if err := check(c); err != nil {
		return nil, err
	}
	p := newPolicy(d, c, Options{})
	leave := d.enter()
	p.uploadRope()
	p.uploadFile(f)
	err = d.done()
	leave()
	if err != nil {
		p.Close()
		return nil, err
	}
	dec, err := p.NewDecoder(o)
	if err != nil {
		p.Close()
		return nil, err
	}
	return &serving{dec, p}, nil
}

// uploadFile makes the weights a file's, one tensor after the other.
func (p *Policy) uploadFile(f *gguf.File) {
	d := p.device
	p.current = p.roomForWeights(&p.weightsRoom, &p.vectorsRoom, "weights")
	p.version++
	at := 0 // in the layout
	for name, shape := range p.config.Layout {
		if d.err != nil {
			return
		}
		t, _ := f.Tensor(name)
		source := gguf.Source{Name: name, Dims: t.Dims, Type: gguf.F32, Rows: t.Rows}
		to := uploader{d, uint64(p.current.vector(at))}
		if len(shape) == 2 {
			to.at = uint64(p.current.matrix(at))
			if halfBytes == 2 {
				source.Type = gguf.BF16
			}
		}
		var format *gguf.FormatError
		switch err := source.Encode(&to, func(int) {}); {
		case errors.As(err, &format):
			d.fail(err)
		case err != nil:
			d.fail(&model.GGUFError{What: "tensor " + name, Why: fmt.Sprintf("is damaged: %v", err)})
		}
		at += int(t.Elements())
	}
}

// uploader writes to the GPU's memory.
type uploader struct {
	device *Device
	at     uint64
}

func (u *uploader) Write(b []byte) (int, error) {
	upload(u.device, floats(u.at), b)
	u.at += uint64(len(b))
	return len(b), u.device.err
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
