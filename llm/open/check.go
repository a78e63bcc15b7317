package open

import "github.com/sqlagent/sqlagent/llm/openai"

// check finds the first option that is invalid, by itself or for the engine.
func (o Options) check() error {
	if o.Engine != Native && o.Engine != Llama && o.Engine != OpenAI {
		return wrong("Engine", "use native, llama or openai")
	}
	if o.Device != "" && o.Device != "cpu" && o.Device != CUDA {
		return wrong("Device", "use cpu or cuda")
	}
	for _, option := range []struct {
		name   string
		set    bool
		engine string // the only one that understands it
	}{
		{"BaseURL", o.BaseURL != "", OpenAI},
		{"Key", o.Key != "", OpenAI},
		{"KeyFile", o.KeyFile != "", OpenAI},
		{"Silence", o.Silence != 0, OpenAI},
		{"GPULayers", o.GPULayers != 0, Llama},
		{"Device", o.Device == CUDA, Native},
	} {
		if option.set && option.engine != o.Engine {
			return wrong(option.name, "needs the engine "+option.engine)
		}
	}
	if o.Adapter != "" && (o.Model == "" || o.Engine == OpenAI || o.Device == CUDA) {
		return wrong("Adapter", "needs a model file on the CPU, or the engine llama")
	}
	for _, option := range []struct {
		name  string
		value int
	}{{"Sessions", o.Sessions}, {"Context", o.Context}, {"Threads", o.Threads}, {"Silence", int(o.Silence)}} {
		if option.value < 0 {
			return wrong(option.name, "must not be negative")
		}
	}
	if o.Threads != 0 && (o.Engine == OpenAI || o.Device == CUDA) {
		return wrong("Threads", "needs the engine native, on a CPU, or llama")
	}
	if o.Engine == OpenAI {
		return o.checkServer()
	}
	if o.Engine == Llama && o.Model == "" {
		return wrong("Model", "the engine llama needs the path of a GGUF file: the embedded model has none")
	}
	return nil
}

func (o Options) checkServer() error {
	switch {
	case o.Context != 0:
		return wrong("Context", "is up to the server")
	case o.Exact:
		return wrong("Exact", "is up to the server")
	case o.BaseURL == "":
		return wrong("BaseURL", "the engine openai needs the server's URL")
	}
	if _, err := openai.ParseURL(o.BaseURL); err != nil {
		return &OptionError{Option: "BaseURL", Err: err}
	}
	return nil
}

func wrong(option, what string) error { return &OptionError{Option: option, What: what} }
