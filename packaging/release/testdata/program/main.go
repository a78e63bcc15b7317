// Command program links a module, for a test that packs it.
package main

import "golang.org/x/mod/semver"

func main() { println(semver.Canonical("v1.2")) }
