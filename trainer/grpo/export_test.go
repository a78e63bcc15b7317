package grpo

// Open is OpenOn on the CPU.
func Open(dir string, recipe Recipe) (*Run, error) { return OpenOn(dir, recipe, OnCPU) }
