package llama

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// The variables that name the host and the libraries. What they name is taken, there or not.
const (
	HostVariable      = "SQLAGENT_LLAMA_HOST"
	LibrariesVariable = "SQLAGENT_LLAMA_LIB"
)

const hostName = "sqlagent-llama"

// Find says where the host process and the libraries are. Where there are none, the error says what to do.
func Find() (host, libraries string, err error) {
	if host, err = hosted.Find(HostVariable, hostName); err != nil {
		return "", "", err
	}
	libraries, err = findLibraries()
	return host, libraries, err
}

// findLibraries looks where scripts/get-llama.sh and `sqlagent models get-llama` put them.
func findLibraries() (string, error) {
	if dir := os.Getenv(LibrariesVariable); dir != "" {
		return dir, nil
	}
	dir, err := Folder()
	if err != nil {
		return "", err
	}
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		return "", errors.New("llama.cpp's libraries are not installed (sqlagent models get-llama does that)")
	}
	return dir, nil
}

// Folder is where the libraries of this version are installed for this user.
func Folder() (string, error) {
	data := os.Getenv("XDG_DATA_HOME")
	if home, err := os.UserHomeDir(); data == "" && err == nil {
		data = filepath.Join(home, ".local", "share")
	}
	if !filepath.IsAbs(data) {
		return "", errors.New("there is no home directory that could hold llama.cpp's libraries")
	}
	return filepath.Join(data, "sqlagent", "llama-v"+wire.Version), nil
}
