#include "textflag.h"
#include "expand_amd64.h"

// func expandQ4_0(x *float32, b *byte, blocks int)
// A block is a half d and 16 bytes, of which element i has the low half of byte i, element i+16 the high one; 8 is zero.
TEXT ·expandQ4_0(SB), NOSPLIT, $0-24
	MOVQ x+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ blocks+16(FP), CX
	BYTES(15, X15, Y15)
	BYTES(8, X14, Y14)

block:
	HALF((SI), X0, Y0)
	NIBBLES(2(SI), X1, Y1)
	VPSUBB Y14, Y1, Y1
	FLOATS32(Y1, X1, 0, Y0, Y0)
	ADDQ $18, SI
	ADDQ $128, DI
	DECQ CX
	JNZ  block
	VZEROUPPER
	RET
