package model

import (
	"flag"
	"os"
	"testing"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// One thread computes in short runs: models of tests are so small that a second one mostly waits for the first, awake,
// on a processor that another package's tests could have.
func TestMain(m *testing.M) {
	if flag.Parse(); testing.Short() {
		gemm.Bound(1)
	}
	os.Exit(m.Run())
}
