package open

import "github.com/sqlagent/sqlagent/llm/inspect"

// based finds the model of an adapter that is named as one. Other options stay as they are. Errors are *llm.LoadError.
func (o Options) based() (Options, error) {
	if o.Model == "" || o.Adapter != "" || o.Engine == OpenAI || o.BaseURL != "" {
		return o, nil
	}
	base, err := inspect.Base(o.Model)
	if base != "" {
		o.Model, o.Adapter = base, o.Model
	}
	return o, err
}
