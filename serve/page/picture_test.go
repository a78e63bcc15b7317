package page_test

import (
	"os"
	"testing"
)

// TestPicture makes the picture of the README, for scripts/screenshot.sh: of the page that a running `sqlagent serve`
// has at SQLAGENT_TEST_PAGE, asked with the embedded model.
func TestPicture(t *testing.T) {
	url := os.Getenv("SQLAGENT_TEST_PAGE")
	if url == "" {
		t.Skip("SQLAGENT_TEST_PAGE names no page: scripts/screenshot.sh does")
	}
	p := newTab(t, url, 1180, 900, "light")
	p.ask("How many customers are there in each country?")
	p.wait(`document.querySelector(".card svg")`)
	p.js(`window.scrollTo(0, 0)`)
	p.shoot("page")
	p.well(url)
}
