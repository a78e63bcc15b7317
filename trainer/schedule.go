package trainer

import "math"

// Schedule is the learning rate over a run: flat at Start·Peak, linear to Peak until the end of the warm-up, constant,
// then a decay to Floor·Peak over the last Decay share of the steps (Decay 1 with cosine is the usual cosine schedule;
// with a flat beginning it is PaVeRL-SQL's, section III-C1).
type Schedule struct {
	Peak   float64
	Warmup int     // steps, the flat ones too
	Flat   int     // steps
	Start  float64 // share of Peak
	Decay  float64 // share of the steps, 0..1
	Floor  float64 // share of Peak
}

// At is the rate of a step, counted from 0, of a run of total steps.
func (s Schedule) At(step, total int) float64 {
	if step < s.Flat {
		return s.Peak * s.Start
	}
	if step < s.Warmup {
		return s.Peak * (s.Start + (1-s.Start)*float64(step+1-s.Flat)/float64(s.Warmup-s.Flat))
	}
	begin := max(float64(total)*(1-s.Decay), float64(s.Warmup))
	if float64(step) < begin || begin >= float64(total) {
		return s.Peak
	}
	x := min((float64(step)-begin)/(float64(total)-begin), 1)
	return s.Peak * (s.Floor + (1-s.Floor)*0.5*(1+math.Cos(math.Pi*x)))
}
