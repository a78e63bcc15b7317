#include "textflag.h"
#include "blocks_amd64.h"

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

// func codeQ8_0(codes, b *byte, scales, leasts *float32, blocks int)
// The codes are unsigned: 128 is zero.
TEXT ·codeQ8_0(SB), NOSPLIT, $0-40
	MOVQ codes+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	MOVQ leasts+24(FP), R9
	MOVQ blocks+32(FP), CX
	BYTES(0x80, X14, Y14)
	FLOAT(0x43000000, X13) // 128

codes:
	VMOVDQU 2(SI), Y1
	VPXOR   Y14, Y1, Y1
	VMOVDQU Y1, (DI)
	SCALE((SI), X13)
	ADDQ    $34, SI
	ADDQ    $32, DI
	DECQ    CX
	JNZ     codes
	VZEROUPPER
	RET
