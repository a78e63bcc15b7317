package trainer

import (
	"os"
	"testing"
)

// "nano" names the embedded weights where a folder of that name holds no checkpoint, as in the repository.
func TestInitialNano(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("nano", 0o755); err != nil {
		t.Fatal(err)
	}
	from, tok, _, err := Initial("nano")
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	if !tok.HasPointers() {
		t.Error("these are other weights")
	}
	if err := os.Mkdir("other", 0o755); err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := Initial("other"); err == nil {
		t.Error("an empty folder is taken")
	}
}
