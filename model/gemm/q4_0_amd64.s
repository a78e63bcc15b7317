#include "textflag.h"
#include "blocks_amd64.h"

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

// func codeQ4_0(codes, b *byte, scales, leasts *float32, blocks int)
TEXT ·codeQ4_0(SB), NOSPLIT, $0-40
	MOVQ codes+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	MOVQ leasts+24(FP), R9
	MOVQ blocks+32(FP), CX
	BYTES(15, X15, Y15)
	FLOAT(0x41000000, X13) // 8

codes:
	NIBBLES(2(SI), X1, Y1)
	VMOVDQU Y1, (DI)
	SCALE((SI), X13)
	ADDQ    $18, SI
	ADDQ    $32, DI
	DECQ    CX
	JNZ     codes
	VZEROUPPER
	RET
