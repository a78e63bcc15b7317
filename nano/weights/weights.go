// Package weights holds the default weights: a tiny model that `recipes/nano.sh` trains from scratch, on public data
// alone (docs/nano.md). The build tag `nonano` leaves them out.
package weights

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"

	"github.com/sqlagent/sqlagent/gguf"
)

// ErrLeftOut says that the binary was built with the tag nonano.
var ErrLeftOut = errors.New("built with the tag nonano")

// File is the embedded model.
func File() (*gguf.File, error) {
	if len(file) == 0 {
		return nil, ErrLeftOut
	}
	return gguf.Parse(file)
}

// Hash is the SHA-256 of the embedded file.
func Hash() string {
	sum := sha256.Sum256(file)
	return hex.EncodeToString(sum[:])
}
