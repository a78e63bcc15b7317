#include "textflag.h"
#include "blocks_amd64.h"

// func expandQ4_1(x *float32, b *byte, blocks int)
// A block is the halves d and least, and 16 bytes as in Q4_0; 0 is least.
TEXT ·expandQ4_1(SB), NOSPLIT, $0-24
	MOVQ   x+0(FP), DI
	MOVQ   b+8(FP), SI
	MOVQ   blocks+16(FP), CX
	BYTES(15, X15, Y15)
	VPXOR  Y14, Y14, Y14

block:
	HALF((SI), X0, Y0)
	HALF(2(SI), X2, Y2)
	VSUBPS Y2, Y14, Y2
	NIBBLES(4(SI), X1, Y1)
	AFFINE32(Y1, X1, 0, Y0, Y2)
	ADDQ $20, SI
	ADDQ $128, DI
	DECQ CX
	JNZ  block
	VZEROUPPER
	RET
