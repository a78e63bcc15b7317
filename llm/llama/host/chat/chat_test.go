package chat

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Templates of the forms that families of models have, written for this test.
var forms = map[string]string{
	"Qwen 2.5, SmolLM2": `{% if messages[0].role != 'system' %}<|im_start|>system
Default.<|im_end|>
{% endif %}{% for m in messages %}{{ '<|im_start|>' + m.role + '\n' + m.content + '<|im_end|>\n' }}{% endfor %}` +
		`{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}`,
	"Llama 3": `{{- bos_token }}{% if messages[0]['role'] == 'system' %}{% set system = messages[0]['content'] | trim %}{% set messages = messages[1:] %}` +
		`{% else %}{% set system = '' %}{% endif %}{{ '<|start_header_id|>system<|end_header_id|>\n\n' + system + '<|eot_id|>' }}` +
		`{% for m in messages %}{{ '<|start_header_id|>' + m['role'] + '<|end_header_id|>\n\n' + m['content'] | trim + '<|eot_id|>' }}{% endfor %}` +
		`{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}`,
	"Gemma": `{{ bos_token }}{% if messages[0].role == 'system' %}{% set prefix = messages[0].content + '\n\n' %}{% set turns = messages[1:] %}` +
		`{% else %}{% set prefix = '' %}{% set turns = messages %}{% endif %}{% for m in turns %}` +
		`{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('roles must alternate') }}{% endif %}` +
		`{{ '<start_of_turn>' + ('model' if m.role == 'assistant' else m.role) + '\n' + (prefix if loop.first else '') + m.content | trim + '<end_of_turn>\n' }}` +
		`{% endfor %}{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}`,
	"Gemma 2": `{{ bos_token }}{% if messages[0].role == 'system' %}{{ raise_exception('System role not supported') }}{% endif %}{% for m in messages %}` +
		`{{ '<start_of_turn>' + ('model' if m.role == 'assistant' else m.role) + '\n' + m.content + '<end_of_turn>\n' }}` +
		`{% endfor %}{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}`,
	"Phi": `{% for m in messages %}{{ '<|' + m.role + '|>\n' + m.content + '<|end|>\n' }}{% endfor %}` +
		`{% if add_generation_prompt %}{{ '<|assistant|>\n' }}{% else %}{{ eos_token }}{% endif %}`,
	"Mistral": `{% if messages[0].role == 'system' %}{% set system = messages[0].content %}{% set turns = messages[1:] %}{% else %}{% set turns = messages %}{% endif %}` +
		`{{ bos_token }}{% for m in turns %}{% if m.role == 'user' %}{% if loop.last and system is defined %}{{ '[INST] ' + system + '\n\n' + m.content + '[/INST]' }}` +
		`{% else %}{{ '[INST] ' + m.content + '[/INST]' }}{% endif %}{% else %}{{ ' ' + m.content + eos_token }}{% endif %}{% endfor %}`,
	"Qwen 3": `{% set ns = namespace(last=0) %}{% for m in messages %}{% if m.role == 'user' %}{% set ns.last = loop.index0 %}{% endif %}{% endfor %}` +
		`{% for m in messages %}{% if m.role == 'assistant' and loop.index0 > ns.last %}{{ '<|im_start|>assistant\n<think>\n\n</think>\n\n' + m.content + '<|im_end|>\n' }}` +
		`{% else %}{{ '<|im_start|>' + m.role + '\n' + m.content + '<|im_end|>\n' }}{% endif %}{% endfor %}` +
		`{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% if enable_thinking is defined and enable_thinking is false %}{{ '<think>\n\n</think>\n\n' }}{% endif %}{% endif %}`,
	"R1": `{% set ns = namespace(system='') %}{% for m in messages %}{% if m.role == 'system' %}{% set ns.system = m.content %}{% endif %}{% endfor %}` +
		`{{ bos_token + ns.system }}{% for m in messages %}{% if m.role == 'user' %}{{ '<U>' + m.content }}{% elif m.role == 'assistant' %}` +
		`{{ '<A>' + m.content.split('</think>')[-1] + eos_token }}{% endif %}{% endfor %}{% if add_generation_prompt %}{{ '<A><think>\n' }}{% endif %}`,
	"gpt-oss": `{% for m in messages %}{% if m.role == 'assistant' %}{{ '<|start|>assistant<|channel|>final<|message|>' + m.content + '<|end|>' }}` +
		`{% else %}{{ '<|start|>' + m.role + '<|message|>' + m.content + '<|end|>' }}{% endif %}{% endfor %}{% if add_generation_prompt %}<|start|>assistant{% endif %}`,
}

// next is what goes on a conversation, texts by their numbers.
func next(t *testing.T, tm *Template, roles string, written int, generate bool) string {
	t.Helper()
	parts, err := tm.Next(names(roles), written, generate)
	if err != nil {
		t.Errorf("%s after %d: %v", roles, written, err)
	}
	var b strings.Builder
	for _, p := range parts {
		if b.WriteString(p.Text); p.Message >= 0 {
			fmt.Fprintf(&b, "«%d»", p.Message)
		}
	}
	return b.String()
}

func names(roles string) (names []string) {
	for _, r := range roles {
		names = append(names, map[rune]string{'s': System, 'u': User, 'a': Assistant}[r])
	}
	return names
}

func TestConversationsGrow(t *testing.T) {
	for name, want := range map[string]struct{ first, opening, given, second string }{
		"Qwen 2.5, SmolLM2": {
			"<|im_start|>system\n«0»<|im_end|>\n<|im_start|>user\n«1»",
			"<|im_end|>\n<|im_start|>assistant\n", "<|im_end|>\n<|im_start|>assistant\n«2»",
			"<|im_end|>\n<|im_start|>user\n«3»",
		},
		"Llama 3": {
			"<B><|start_header_id|>system<|end_header_id|>\n\n«0»<|eot_id|><|start_header_id|>user<|end_header_id|>\n\n«1»",
			"<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n", "<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n«2»",
			"<|eot_id|><|start_header_id|>user<|end_header_id|>\n\n«3»",
		},
		"Gemma": {
			"<B><start_of_turn>user\n«0»\n\n«1»",
			"<end_of_turn>\n<start_of_turn>model\n", "<end_of_turn>\n<start_of_turn>model\n«2»",
			"<end_of_turn>\n<start_of_turn>user\n«3»",
		},
		"Gemma 2": {
			"<B><start_of_turn>user\n«0»\n\n«1»",
			"<end_of_turn>\n<start_of_turn>model\n", "<end_of_turn>\n<start_of_turn>model\n«2»",
			"<end_of_turn>\n<start_of_turn>user\n«3»",
		},
		"Phi": {
			"<|system|>\n«0»<|end|>\n<|user|>\n«1»",
			"<|end|>\n<|assistant|>\n", "<|end|>\n<|assistant|>\n«2»", "<|end|>\n<|user|>\n«3»",
		},
		"Mistral": {"<B>[INST] «0»\n\n«1»", "[/INST]", "[/INST] «2»", "<E>[INST] «3»"},
		"Qwen 3": {
			"<|im_start|>system\n«0»<|im_end|>\n<|im_start|>user\n«1»",
			"<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n", "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n«2»",
			"<|im_end|>\n<|im_start|>user\n«3»",
		},
		"R1":      {"<B>«0»<U>«1»", "<A><think>\n", "<A>«2»", "<E><U>«3»"},
		"gpt-oss": {"<|start|>system<|message|>«0»<|end|><|start|>user<|message|>«1»", "<|end|><|start|>assistant", "<|end|><|start|>assistant<|channel|>final<|message|>«2»", "<|end|><|start|>user<|message|>«3»"},
	} {
		tm, err := New(forms[name], "<B>", "<E>")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, c := range []struct {
			what, got, want string
		}{
			{"first question", next(t, tm, "su", 0, false), want.first},
			{"opening", next(t, tm, "su", 2, true), want.opening},
			{"question and opening at once", next(t, tm, "su", 0, true), want.first + want.opening},
			{"given beginning", next(t, tm, "sua", 2, false), want.given},
			{"second question", next(t, tm, "suau", 3, false), want.second},
			{"third question", next(t, tm, "suauau", 5, false), strings.ReplaceAll(want.second, "3", "5")},
		} {
			if c.got != c.want {
				t.Errorf("%s: %s is %q, want %q", name, c.what, c.got, c.want)
			}
		}
	}
}

func TestSpaceIsTrimmedAsTheTemplateDoes(t *testing.T) {
	for name, want := range map[string]string{"Llama 3": "x", "Qwen 2.5, SmolLM2": " x\n"} {
		tm, err := New(forms[name], "", "")
		if err != nil {
			t.Fatal(err)
		}
		if got := tm.Trim(User, " x\n"); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestRefusedTemplates(t *testing.T) {
	const each = "{% for m in messages %}"
	for source, want := range map[string]string{
		"{% for m in messages %}":           "is broken",
		"{{ }":                              "is broken",
		"{{ messages | frobnicate }}":       "refuses messages",
		"":                                  "leaves out what the system says",
		"{{ raise_exception('no chat') }}":  "no chat",
		each + "<{{ m.role }}>{% endfor %}": "leaves out what the system says",
		each + "{{ m.content | upper }}{% endfor %}":                                                                     "or changes it",
		each + "{{ m.content }}{{ m.content }}{% endfor %}":                                                              "twice",
		"{% for m in messages[::-1] %}{{ m.content }}{% endfor %}":                                                       "leaves out",
		"{{ messages | length }} messages:" + each + "{{ m.content }}{% endfor %}":                                       "rewrites earlier messages",
		each + "{% if m.role == 'assistant' %}{{ raise_exception('no answers') }}{% endif %}{{ m.content }}{% endfor %}": "no answers",
	} {
		_, err := New(source, "<B>", "<E>")
		var refused *Error
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want that it %s", source, err, want)
		}
	}
}

// A conversation that a template refuses does not harm another.
func TestRefusedConversation(t *testing.T) {
	tm, err := New(forms["Gemma"], "<B>", "<E>")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tm.Next(names("suu"), 2, false); err == nil || !strings.Contains(err.Error(), "roles must alternate") {
		t.Errorf("two questions without an answer: %v", err)
	}
}

// The library's own tests carry templates of real models.
func TestTemplatesOfRealModels(t *testing.T) {
	list := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/ardanlabs/jinja")
	list.Stderr = os.Stderr
	dir, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string][3]string{ // opening, opening of a given beginning, second question
		"Llama-3.2-1B-Instruct-GGUF":         {"<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n", "<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n«2»", "<|eot_id|><|start_header_id|>user<|end_header_id|>\n\n«3»"},
		"Qwen3-8B-Q8_0":                      {"<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n", "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n«2»", "<|im_end|>\n<|im_start|>user\n«3»"},
		"Qwen3.5-35B-A3B-Q8_0":               {"<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n", "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n«2»", "<|im_end|>\n<|im_start|>user\n«3»"},
		"gpt-oss-20b-Q8_0":                   {"<|end|><|start|>assistant", "<|end|><|start|>assistant<|channel|>final<|message|>«2»", "<|end|><|start|>user<|message|>«3»"},
		"Ministral-3-14B-Instruct-2512-Q4_0": {"[/INST]", "[/INST]«2»", "<E>[INST]«3»"},
		"gemma-4-26B-A4B-it-UD-Q8_K_XL":      {"<turn|>\n<|turn>model\n<|channel>thought\n<channel|>", "<turn|>\n<|turn>model\n«2»", "<turn|>\n<|turn>user\n«3»"},
		"rnj-1-instruct-Q6_K":                {"<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n", "<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n«2»", "<|eot_id|><|start_header_id|>user<|end_header_id|>\n«3»"},
	} {
		source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "testdata", "templates", file+".jinja"))
		if err != nil {
			t.Fatal(err)
		}
		tm, err := New(string(source), "<B>", "<E>")
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		got := [3]string{next(t, tm, "su", 2, true), next(t, tm, "sua", 2, false), next(t, tm, "suau", 3, false)}
		if got != want {
			t.Errorf("%s: %q\nwant %q", file, got, want)
		}
	}
}
