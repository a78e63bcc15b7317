package dialects

// EqualASCII compares names without regard to ASCII case. It is not strings.EqualFold, nor is FoldASCII
// strings.ToLower: Unicode has letters that fold to ASCII (the Kelvin sign to k), and a name that is taken for a CTE by
// mistake would hide a table from the guard. Where a mistake the other way would hide one, see guard.MayName.
func EqualASCII(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if Lower(a[i]) != Lower(b[i]) {
			return false
		}
	}
	return true
}

// FoldASCII is s with its ASCII letters in lower case.
func FoldASCII(s string) string {
	folded := []byte(s)
	for i, c := range folded {
		folded[i] = Lower(c)
	}
	return string(folded)
}

// Lower is an ASCII letter in lower case, and any other byte.
func Lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}
