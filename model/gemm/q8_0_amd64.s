#include "textflag.h"
#include "blocks_amd64.h"
#include "lanes_amd64.h"
#include "parts_amd64.h"

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

#define CODES(at, y) VPXOR at+2(SI), Y14, y

#define FETCH \
	PAGEAHEAD(0) \
	PAGEAHEAD(64) \
	PAGEAHEAD(128) \
	PAGEAHEAD(192) \
	PAGEAHEAD(256)

// func partsQ8_0(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)
TEXT ·partsQ8_0(SB), NOSPLIT, $0-72
	BEGINPARTS
	BYTES(0x80, X14, Y14)
	FLOAT(0x43000000, X10) // 128
	VBROADCASTSS X10, Y10
	EVEN(Y13)
	COLUMNPARTS(34)

// func dotQ8_0(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)
TEXT ·dotQ8_0(SB), NOSPLIT, $0-72
	FILL(0x80808080, Z31)
	FILL(0x43000000, Z30) // 128
	BEGIN

#define COLUMNS(column, head, headX, z) \
	LANES(0, column, head, headX) \
	LANES(2, column, Z8, X8) \
	LANES(18, column, Z9, X9) \
	VPXORD Z31, Z8, Z8 \
	VPXORD Z31, Z9, Z9 \
	DOT32(Z8, Z9, Z12, Z13, Z14, Z15, z)

block:
	AHEAD(0)
	AHEAD(128)
	AHEAD(256)
	AHEAD(384)
	AHEAD(512)
	ADDQ $544, R15
	BLOCK32(34)
