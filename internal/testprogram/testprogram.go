// Package testprogram gives tests this module's programs, built, and lets them be interrupted.
package testprogram

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"testing"
)

// Folder names a folder that has the programs already, each in a folder of its own, since programs look for others next
// to them. scripts/test.sh builds each once so, and not once a package. Whoever sets it builds again after a change (go
// build -o FOLDER/NAME/ ./cmd/NAME).
const Folder = "SQLAGENT_TEST_PROGRAMS"

// Path is the program cmd/NAME, built for the test unless Folder has it.
func Path(t testing.TB, name string) string {
	t.Helper()
	path, err := In(t.TempDir(), name)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// In is Path for a TestMain: the program is built into dir.
func In(dir, name string) (string, error) {
	if built := os.Getenv(Folder); built != "" {
		path := filepath.Join(built, name, name)
		_, err := os.Stat(path)
		return path, err
	}
	path := filepath.Join(dir, name)
	// Without symbols, which take time to link: nobody debugs it.
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", path, "github.com/sqlagent/sqlagent/cmd/"+name)
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build: %w\n%s", err, out)
	}
	return path, nil
}

// EndsByInterrupt has programs that the test starts end by Ctrl-C: in the background, where a shell has it ignored,
// they would inherit that.
func EndsByInterrupt(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no SIGINT to send on Windows")
	}
	CatchIgnored(os.Interrupt)
}

// CatchIgnored catches a signal that is ignored, as nohup has it, which starts again in a child. It does so until the
// end: after a Stop it would be ignored again, while signal.Ignored denied that to the next test.
func CatchIgnored(s os.Signal) {
	if signal.Ignored(s) {
		signal.Notify(make(chan os.Signal, 1), s)
	}
}
