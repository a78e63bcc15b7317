#include "textflag.h"
#include "blocks_amd64.h"
#include "lanes_amd64.h"
#include "parts_amd64.h"

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

#define CODES(at, y) LOWHALVES(at+2(SI), y)

#define FETCH \
	PAGEAHEAD(0) \
	PAGEAHEAD(64) \
	PAGEAHEAD(128)

// func partsQ4_0(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)
TEXT ·partsQ4_0(SB), NOSPLIT, $0-72
	BEGINPARTS
	BYTES(15, X15, Y15)
	FLOAT(0x41000000, X10) // 8
	VBROADCASTSS X10, Y10
	HALFSHIFTS(X7, Y7, X0)
	EVEN(Y13)
	COLUMNPARTS(18)

// func dotQ4_0(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)
TEXT ·dotQ4_0(SB), NOSPLIT, $0-72
	FILL(0x0f0f0f0f, Z31)
	FILL(0x41000000, Z30) // 8
	BEGIN

#define COLUMNS(column, head, headX, z) \
	LANES(0, column, head, headX) \
	LANES(2, column, Z8, X8) \
	VPSRLW $4, Z8, Z9 \
	VPANDD Z31, Z8, Z8 \
	VPANDD Z31, Z9, Z9 \
	DOT32(Z8, Z9, Z12, Z13, Z14, Z15, z)

block:
	AHEAD(0)
	AHEAD(128)
	AHEAD(256)
	ADDQ $288, R15
	BLOCK32(18)
