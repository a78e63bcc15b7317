package serve

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"maps"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/internal/tomlfile"
)

// Right is something that a token may let its holder do.
type Right string

const (
	RightAsk      Right = "ask"      // ask questions
	RightQuery    Right = "query"    // run SQL of one's own, through the guard
	RightSchema   Right = "schema"   // read the schema, and what values look like
	RightFeedback Right = "feedback" // say which answers are right, of which prompts and weights learn
)

var rights = []Right{RightAsk, RightQuery, RightSchema, RightFeedback}

// AllSources means every source of the server in a Token.
const AllSources = "*"

// Token is who holds a bearer token, and what they may do.
type Token struct {
	Name    string            // as logs and audits have it
	Hash    [sha256.Size]byte // SHA-256 of the token, which has so many random bits that nobody finds it by trying
	Sources []string          // by their names, or AllSources
	Rights  []Right
	Expires time.Time // zero: never
}

// local is who asks a server without tokens.
var local = &Token{Name: "local", Sources: []string{AllSources}, Rights: rights}

// may reports whether the token has a right to a source.
func (t *Token) may(right Right, source string) bool {
	return slices.Contains(t.Rights, right) && t.reaches(source)
}

func (t *Token) reaches(source string) bool {
	return slices.Contains(t.Sources, source) || slices.Contains(t.Sources, AllSources)
}

// tokens are all of a server.
type tokens struct{ all []*Token }

// newTokens checks tokens against the sources that there are.
func newTokens(given []Token, sources []*source) (*tokens, error) {
	var all []*Token
	for i := range given {
		t := &given[i]
		for _, name := range t.Sources {
			if name != AllSources && !slices.ContainsFunc(sources, func(s *source) bool { return s.Name == name }) {
				return nil, fmt.Errorf("the token %s names the source %q, which does not exist", t.Name, name)
			}
		}
		if j := slices.IndexFunc(all, func(o *Token) bool { return o.Hash == t.Hash }); j >= 0 {
			return nil, fmt.Errorf("the tokens %s and %s are the same", all[j].Name, t.Name)
		}
		all = append(all, t)
	}
	return &tokens{all}, nil
}

// of finds out who sends a request. All tokens are compared, each in the same time, whichever it is.
func (t *tokens) of(r *http.Request) (*Token, error) {
	if len(t.all) == 0 {
		return local, nil
	}
	const hint = "send a token as the header Authorization: Bearer TOKEN"
	text, err := httpd.Bearer(r)
	if err != nil {
		return nil, refuse(http.StatusUnauthorized, kindUnauthorized, hint, "%v", err)
	}
	sum := sha256.Sum256([]byte(text))
	var found *Token
	for _, one := range t.all {
		if subtle.ConstantTimeCompare(sum[:], one.Hash[:]) == 1 {
			found = one
		}
	}
	switch {
	case found == nil:
		return nil, refuse(http.StatusUnauthorized, kindUnauthorized, hint, "unknown token")
	case !found.Expires.IsZero() && !time.Now().Before(found.Expires):
		return nil, refuse(http.StatusUnauthorized, kindUnauthorized, "request a new one", "the token expired at %s",
			found.Expires.UTC().Format(time.RFC3339))
	}
	return found, nil
}

// tokenEntry is a token in the configuration file.
type tokenEntry struct {
	Hash    string    `toml:"hash"` // "sha256:" and the hash in hex
	File    string    `toml:"file"` // a file whose first line is the token
	Env     string    `toml:"env"`  // a variable of the environment that holds it
	Sources []string  `toml:"sources"`
	Rights  []Right   `toml:"rights"`
	Expires time.Time `toml:"expires"`
}

const hashPrefix = "sha256:"

// ReadTokens reads the tokens of a configuration file; other keys of the file are not looked at.
//
//	[tokens.alice]
//	hash = "sha256:9f86d0…"          # or file = "PATH", or env = "VARIABLE", which hold the token itself
//	sources = ["shop"]               # or ["*"]
//	rights = ["ask", "schema"]       # also query and feedback
//	expires = 2027-01-01T00:00:00Z   # left out: never
//
// warnings are of files with tokens that others on this machine may read. Errors are *open.ConfigError.
func ReadTokens(path string) (all []Token, warnings []string, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, &open.ConfigError{Path: path, Err: err}
	}
	var file struct {
		Tokens map[string]tokenEntry `toml:"tokens"`
	}
	if err := tomlfile.Decode(string(text), &file, "tokens"); err != nil {
		return nil, nil, &open.ConfigError{Path: path, Err: err}
	}
	for _, name := range slices.Sorted(maps.Keys(file.Tokens)) {
		e := file.Tokens[name]
		t, err := e.token(name)
		if err != nil {
			return nil, nil, &open.ConfigError{Path: path, Err: fmt.Errorf("tokens.%s: %w", name, err)}
		}
		if e.File != "" {
			if warning := open.Exposed(e.File); warning != "" {
				warnings = append(warnings, warning)
			}
		}
		all = append(all, t)
	}
	return all, warnings, nil
}

func (e tokenEntry) token(name string) (Token, error) {
	t := Token{Name: name, Sources: e.Sources, Rights: e.Rights, Expires: e.Expires}
	given := 0
	var secret string
	for _, where := range []string{e.Hash, e.File, e.Env} {
		if where != "" {
			given++
		}
	}
	switch {
	case given != 1:
		return t, fmt.Errorf("set one of hash, file and env; `sqlagent serve new-token %s` makes a token and its hash", name)
	case len(e.Sources) == 0:
		return t, fmt.Errorf(`it has no sources: name some, or ["*"] for all`)
	case len(e.Rights) == 0:
		return t, fmt.Errorf("it has no rights: name some of %s", rightNames())
	case e.Hash != "":
		digits, ok := strings.CutPrefix(e.Hash, hashPrefix)
		sum, err := hex.DecodeString(digits)
		if !ok || err != nil || len(sum) != len(t.Hash) {
			return t, fmt.Errorf("invalid hash: write %q and 64 hexadecimal digits", hashPrefix)
		}
		t.Hash = [sha256.Size]byte(sum)
	case e.File != "":
		text, err := os.ReadFile(e.File)
		if err != nil {
			return t, err
		}
		secret, _, _ = strings.Cut(string(text), "\n")
		secret = strings.TrimSuffix(secret, "\r")
	case e.Env != "":
		if secret = os.Getenv(e.Env); secret == "" {
			return t, fmt.Errorf("the environment has no variable %s, which holds the token: set it", e.Env)
		}
	}
	for _, r := range e.Rights {
		if !slices.Contains(rights, r) {
			return t, fmt.Errorf("unknown right %q: name some of %s", r, rightNames())
		}
	}
	if e.Hash == "" {
		if len(secret) < httpd.LeastToken {
			return t, fmt.Errorf("the token is shorter than %d characters and can be guessed", httpd.LeastToken)
		}
		t.Hash = sha256.Sum256([]byte(secret))
	}
	return t, nil
}

func rightNames() string {
	names := make([]string, len(rights))
	for i, r := range rights {
		names[i] = string(r)
	}
	return strings.Join(names, ", ")
}

// HashOf is how a configuration file has a token.
func HashOf(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hashPrefix + hex.EncodeToString(sum[:])
}
