package cuda

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/sqlagent/sqlagent/model"
)

// Needs is what memory of a GPU a run will take, by what it is for.
type Needs []Need

// Need is one of them.
type Need struct {
	For   string
	Bytes int64
}

func (n *Needs) add(what string, bytes int64) {
	i := slices.IndexFunc(*n, func(e Need) bool { return e.For == what })
	if i < 0 {
		i = len(*n)
		*n = append(*n, Need{For: what})
	}
	(*n)[i].Bytes += bytes
}

// Total is the sum in bytes.
func (n Needs) Total() (sum int64) {
	for _, e := range n {
		sum += e.Bytes
	}
	return sum
}

// Largest is what needs most.
func (n Needs) Largest() string {
	return slices.MaxFunc(n, func(a, b Need) int { return cmp.Compare(a.Bytes, b.Bytes) }).For
}

// Write prints the needs for people.
func (n Needs) Write(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, e := range n {
		fmt.Fprintf(t, "%s\t  %s\n", Bytes(e.Bytes), e.For)
	}
	fmt.Fprintf(t, "%s\t  in all\n", Bytes(n.Total()))
	return t.Flush()
}

// Work is what a run will do.
type Work struct {
	Batch     int         // packed tokens of a step; 0: nothing is trained
	LoRA      *model.LoRA // nil: all weights are trained
	EightBit  bool        // AdamW's moments: see adamw.Options
	Reference bool        // of which log-probabilities are wanted
	Decode    int         // tokens whose keys and values are held by decoders; 0: there are none
	Sessions  int         // that generate at once
}

// promptTokens is how many of prompts are computed at once: see llm/native.
const promptTokens = 256

// Plan is what a run over a model needs: it makes the run's reservations without making its computations. It needs no
// GPU. A formula next to the code would drift from it. Error: *WidthError.
func Plan(c model.Config, w Work, o Options) (Needs, error) {
	if err := check(c); err != nil {
		return nil, err
	}
	var needs Needs
	d := &Device{planned: &needs, driver: new(driver), blas: new(blas)}
	d.reserve(&d.workspace, blasWorkspace, "cuBLASLt's workspace")
	p := newPolicy(d, c, o)
	d.floats(&p.ropeRoom, c.Context*c.HeadDim(), "rotary angles")
	p.current = p.roomForWeights(&p.weightsRoom, &p.vectorsRoom, "weights")
	if w.Batch > 0 {
		if err := p.planTraining(w); err != nil {
			return nil, err
		}
	}
	if w.Decode > 0 {
		x := newDecoder(p)
		x.reserve(w.Decode)
		rows := bucket(w.Sessions)
		x.compute(&batch{tokens: rows + promptTokens, rows: rows, pages: new(pages)})
	}
	return needs, nil
}

// planTraining makes the reservations of training.
func (p *Policy) planTraining(w Work) error {
	d, c, l, t := p.device, p.config, p.layout, &p.trained
	if w.Reference || w.LoRA != nil {
		p.roomForWeights(&p.referenceRoom, &p.referenceVectors, "the reference")
	}
	t.layout, t.numbers, t.matrices = l, l.all, l.matrices
	if t.lora = w.LoRA; t.lora != nil {
		t.changes, t.matrices, t.numbers = w.LoRA.Changes(c)
		d.halves(&t.rounded, t.matrices, "a LoRA")
	}
	d.floats(&t.master, t.numbers, "weights to train")
	t.moments.room(d, t.numbers, w.EightBit)

	// The batch that needs most: one sequence after the other as long as the context, every token scored.
	in := model.Packed{Tokens: make([]int32, w.Batch), Score: make([]bool, w.Batch)}
	for at := 0; at < w.Batch; at += c.Context {
		in.Segments = append(in.Segments, model.Segment{Start: at, Len: min(c.Context, w.Batch-at), Prefix: -1})
	}
	for i := range in.Score {
		in.Score[i] = i%c.Context > 0
	}
	b, err := d.newBatch(c, in, &p.training.table, &p.training.sets)
	if err != nil {
		return err
	}
	p.forward(&p.training, p.current, b)
	p.training.batch = b
	p.backward(&p.training, model.Grad{})
	if _, err := d.newBatch(c, in, &p.scoring.table, &p.scoring.sets); err != nil {
		return err
	}
	p.forward(&p.scoring, p.current, b) // an evaluation, or the reference
	return nil
}

// Fit plans a run for a GPU: with recomputation where it does not fit without. A fiftieth of the memory is left to what
// a plan does not count: graphs, NCCL, and what lies between allocations. Errors: *MemoryError, *WidthError.
func (d *Device) Fit(c model.Config, w Work) (Options, Needs, error) {
	leave := d.enter()
	free, total := d.free()
	free -= total / 50
	err := d.done()
	leave()
	if err != nil {
		return Options{}, nil, err
	}
	var needs Needs
	for _, o := range []Options{{EightBit: w.EightBit}, {EightBit: w.EightBit, Recompute: true}} {
		if needs, err = Plan(c, w, o); err != nil || needs.Total() <= free {
			return o, needs, err
		}
	}
	e := &MemoryError{For: "this run", Need: needs.Total(), Free: max(free, 0), Mostly: needs.Largest(), Do: doLess}
	if w.Batch == 0 {
		e.Do = doLessToAnswer
	}
	return Options{}, needs, e
}
