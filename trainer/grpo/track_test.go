package grpo

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// A share of each group begins without the schema, the rest as usual, and each track's prompt is shared in itself.
func TestTracks(t *testing.T) {
	for shows, want := range map[Track]string{
		Names:   "-- Other tables, whose columns are not shown: boats",
		Nothing: "-- Other tables, whose columns are not shown: and 1 more",
	} {
		r := newWorld(t, "skyrl", "").open(t, t.TempDir(), "rollout.samples=8", "rollout.unknown=0.25", "rollout.unknown_shows="+string(shows),
			"rollout.turns=2", "rollout.turn_tokens=3", "rollout.context=8000", "steps=1")
		m := Metrics{Step: 1, Seconds: map[string]float64{}}
		groups, err := r.rollouts(t.Context(), 3, &m)
		if err != nil {
			t.Fatal(err)
		}
		for _, group := range groups {
			for k, x := range group {
				prompt := x.Answer.Transcript[0].Text
				hidden := k >= 6
				if strings.Contains(prompt, want) != hidden || strings.Contains(prompt, "id INTEGER") == hidden || (x.Track == shows) != hidden {
					t.Errorf("%s, sample %d is of track %q and shown\n%s", shows, k, x.Track, prompt)
				}
			}
		}
		all := examples(groups, r.tokenizer)
		if len(all) != 6 || len(all[0]) != 6 || len(all[1]) != 2 {
			t.Fatalf("%d groups of examples, want 3 of 6 and 3 of 2", len(all))
		}
		for _, track := range all {
			for _, e := range track {
				if e.Group != track[0].Group || e.prompt != track[0].prompt {
					t.Errorf("group %d, prompt of %d tokens, want those of the track: %d and %d", e.Group, e.prompt, track[0].Group, track[0].prompt)
				}
			}
		}
		if g := r.Recipe.Advantage.estimate(ys(slices.Concat(all...)), nil); g.Groups != 6 {
			t.Errorf("%d groups, want one a track", g.Groups)
		}
	}
}

// By hand: with the schema 1, 1, 0 and 0 are earned, without 1, 0, 0 and 0. In one group the mean would be 3/8; in
// tracks it is 1/2 and 1/4. A group varies if one of its tracks does.
func TestTracksAreComparedAlone(t *testing.T) {
	var group []*Rollout
	for k, total := range []float64{1, 1, 0, 0, 1, 0, 0, 0} {
		x := &Rollout{Question: Question{Number: 7}, Track: Rollouts{Samples: 8, Unknown: 0.5, UnknownShows: Names}.track(k), Right: total == 1,
			Breakdown: reward.Breakdown{Total: total}}
		x.Answer = &agent.Answer{Trace: []llm.Token{{ID: 1}, {ID: 2, Generated: true}}}
		group = append(group, x)
	}
	r := newWorld(t, "pointer", "").open(t, t.TempDir())
	var got []float32
	all := examples([][]*Rollout{group}, r.tokenizer)
	Advantages{Estimator: Group}.estimate(ys(slices.Concat(all...)), nil)
	for _, e := range slices.Concat(all...) {
		got = append(got, e.Advantage[0])
	}
	if want := []float32{0.5, 0.5, -0.5, -0.5, 0.75, -0.25, -0.25, -0.25}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	var m Metrics
	m.count([][]*Rollout{group})
	if want := map[string]float64{"whole": 0.5, "names": 0.25}; !maps.Equal(m.Tracks, want) || m.EX != 0.375 {
		t.Errorf("%v and %v, want %v", m.Tracks, m.EX, want)
	}
	for totals, want := range map[string]bool{"11110000": false, "11110001": true, "10110000": true, "00000000": false} {
		for k := range group {
			group[k].Breakdown.Total = float64(totals[k] - '0')
		}
		if varies(group) != want {
			t.Errorf("%s varies: %v", totals, !want)
		}
	}
}

// Metrics and report have execution accuracy by track, and a rollout says what it was shown.
func TestTracksAreTold(t *testing.T) {
	r := newWorld(t, "skyrl", "").open(t, t.TempDir(), "rollout.samples=4", "rollout.unknown=0.5", "rollout.turns=2",
		"rollout.turn_tokens=3", "rollout.context=8000", "steps=1", "run.show=12")
	if err := r.Learn(t.Context(), func(m Metrics) {
		if got := fmt.Sprint(slices.Sorted(maps.Keys(m.Tracks))); got != "[names whole]" || m.Groups.Groups != 6 {
			t.Errorf("%s, %d groups", got, m.Groups.Groups)
		}
	}); err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := Report(&page, r.Dir); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"execution accuracy, by track", "sample 3 (shown of the schema: names), on"} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}
