//go:build !nonano

package nano

import _ "embed"

//go:embed nano.gguf
var weights []byte
