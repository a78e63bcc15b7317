//go:build nonano

package weights

var file []byte
