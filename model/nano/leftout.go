//go:build nonano

package nano

var weights []byte
