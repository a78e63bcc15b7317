package cuda

import "github.com/sqlagent/sqlagent/model"

// NewDecoder copies a model's weights to the GPU, for generating alone: nothing that training needs is there. Closing it
// gives them back. Errors: *WidthError, *MemoryError, *Error.
func NewDecoder(d *Device, m *model.Model, o model.DecoderOptions) (model.Decoder, error) {
	c := m.Config()
	if err := check(c); err != nil {
		return nil, err
	}
	p := newPolicy(d, c, Options{})
	leave := d.enter()
	p.uploadRope()
	p.current = p.uploadWeights(&p.weightsRoom, &p.vectorsRoom, m.State().Weights)
	p.version++
	err := d.done()
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
