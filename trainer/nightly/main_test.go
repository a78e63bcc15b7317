package nightly

import (
	"os"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testmodel"
)

func TestMain(m *testing.M) {
	testmodel.OneThread()
	os.Exit(m.Run())
}
