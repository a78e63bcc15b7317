//go:build !nonano

package weights

import _ "embed"

//go:embed nano.gguf
var file []byte
