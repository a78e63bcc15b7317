#include "textflag.h"
#include "expand_amd64.h"

// func expandQ8_0(x *float32, b *byte, blocks int)
// A block is a half d and 32 signed bytes.
TEXT ·expandQ8_0(SB), NOSPLIT, $0-24
	MOVQ x+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ blocks+16(FP), CX

block:
	HALF((SI), X0, Y0)
	VMOVDQU 2(SI), Y1
	FLOATS32(Y1, X1, 0, Y0, Y0)
	ADDQ $34, SI
	ADDQ $128, DI
	DECQ CX
	JNZ  block
	VZEROUPPER
	RET
