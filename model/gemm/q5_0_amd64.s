#include "textflag.h"
#include "blocks_amd64.h"
#include "lanes_amd64.h"
#include "parts_amd64.h"

// Which of four bytes has the fifth bit of each element, and which bit of it that is.
DATA fifthByte<>+0(SB)/8, $0x0000000000000000
DATA fifthByte<>+8(SB)/8, $0x0101010101010101
DATA fifthByte<>+16(SB)/8, $0x0202020202020202
DATA fifthByte<>+24(SB)/8, $0x0303030303030303
GLOBL fifthByte<>(SB), RODATA|NOPTR, $32

DATA fifthBit<>+0(SB)/8, $0x8040201008040201
GLOBL fifthBit<>(SB), RODATA|NOPTR, $8

// func expandQ5_0(x *float32, b *byte, blocks int)
// A block is a half d, the fifth bits of 32 elements, and 16 bytes as in Q4_0; 16 is zero: where the fifth bit is not
// set, the signed byte has 0xf0 in its place.
TEXT ·expandQ5_0(SB), NOSPLIT, $0-24
	MOVQ         x+0(FP), DI
	MOVQ         b+8(FP), SI
	MOVQ         blocks+16(FP), CX
	BYTES(15, X15, Y15)
	BYTES(0xf0, X14, Y14)
	VMOVDQU      fifthByte<>(SB), Y13
	VPBROADCASTQ fifthBit<>(SB), Y12

block:
	HALF((SI), X0, Y0)
	NIBBLES(6(SI), X1, Y1)
	VPBROADCASTD 2(SI), Y2
	VPSHUFB      Y13, Y2, Y2
	VPAND        Y12, Y2, Y2
	VPCMPEQB     Y12, Y2, Y2
	VPANDN       Y14, Y2, Y2
	VPOR         Y2, Y1, Y1
	FLOATS32(Y1, X1, 0, Y0, Y0)
	ADDQ         $22, SI
	ADDQ         $128, DI
	DECQ         CX
	JNZ          block
	VZEROUPPER
	RET

// func codeQ5_0(codes, b *byte, scales, leasts *float32, blocks int)
TEXT ·codeQ5_0(SB), NOSPLIT, $0-40
	MOVQ         codes+0(FP), DI
	MOVQ         b+8(FP), SI
	MOVQ         scales+16(FP), R8
	MOVQ         leasts+24(FP), R9
	MOVQ         blocks+32(FP), CX
	BYTES(15, X15, Y15)
	BYTES(0x10, X14, Y14)
	VMOVDQU      fifthByte<>(SB), Y11
	VPBROADCASTQ fifthBit<>(SB), Y12
	FLOAT(0x41800000, X13) // 16

codes:
	NIBBLES(6(SI), X1, Y1)
	VPBROADCASTD 2(SI), Y2
	VPSHUFB      Y11, Y2, Y2
	VPAND        Y12, Y2, Y2
	VPCMPEQB     Y12, Y2, Y2
	VPAND        Y14, Y2, Y2
	VPOR         Y2, Y1, Y1
	VMOVDQU      Y1, (DI)
	SCALE((SI), X13)
	ADDQ         $22, SI
	ADDQ         $32, DI
	DECQ         CX
	JNZ          codes
	VZEROUPPER
	RET

// What VPSIGNB makes 16 where the fifth bit is set, next to 0 where it is not: the sign of the eighth is a minus.
DATA fifth<>+0(SB)/8, $0xf010101010101010
GLOBL fifth<>(SB), RODATA|NOPTR, $8

#define CODES(at, y) \
	LOWHALVES(at+6(SI), y) \
	VPBROADCASTD at+2(SI), Y4 \
	VPSHUFB      Y11, Y4, Y4 \
	VPAND        Y12, Y4, Y4 \
	VPSIGNB      Y4, Y14, Y4 \
	VPOR         Y4, y, y

#define FETCH \
	PAGEAHEAD(0) \
	PAGEAHEAD(64) \
	PAGEAHEAD(128)

// func partsQ5_0(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)
TEXT ·partsQ5_0(SB), NOSPLIT, $0-72
	BEGINPARTS
	BYTES(15, X15, Y15)
	VPBROADCASTQ fifth<>(SB), Y14
	VMOVDQU      fifthByte<>(SB), Y11
	VPBROADCASTQ fifthBit<>(SB), Y12
	FLOAT(0x41800000, X10) // 16
	VBROADCASTSS X10, Y10
	HALFSHIFTS(X7, Y7, X0)
	EVEN(Y13)
	COLUMNPARTS(22)

// Which byte of a block has the fifth bit of elements 0 to 15, and of the others.
DATA fifthLow<>+0(SB)/8, $0x0202020202020202
DATA fifthLow<>+8(SB)/8, $0x0303030303030303
GLOBL fifthLow<>(SB), RODATA|NOPTR, $16

DATA fifthHigh<>+0(SB)/8, $0x0404040404040404
DATA fifthHigh<>+8(SB)/8, $0x0505050505050505
GLOBL fifthHigh<>(SB), RODATA|NOPTR, $16

// func dotQ5_0(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)
TEXT ·dotQ5_0(SB), NOSPLIT, $0-72
	FILL(0x0f0f0f0f, Z31)
	FILL(0x41800000, Z30) // 16
	FILL(0x10101010, Z29)
	VBROADCASTI32X4 fifthLow<>(SB), Z28
	VBROADCASTI32X4 fifthHigh<>(SB), Z27
	VPBROADCASTQ    fifthBit<>(SB), Z26
	BEGIN

#define COLUMNS(column, head, headX, z) \
	LANES(0, column, head, headX) \
	LANES(6, column, Z8, X8) \
	VPSHUFB  Z28, head, Z10 \
	VPSHUFB  Z27, head, Z11 \
	VPTESTMB Z26, Z10, K4 \
	VPTESTMB Z26, Z11, K5 \
	VPSRLW   $4, Z8, Z9 \
	VPANDD   Z31, Z8, Z8 \
	VPANDD   Z31, Z9, Z9 \
	VPADDB   Z29, Z8, K4, Z8 \
	VPADDB   Z29, Z9, K5, Z9 \
	DOT32(Z8, Z9, Z12, Z13, Z14, Z15, z)

block:
	AHEAD(0)
	AHEAD(128)
	AHEAD(256)
	ADDQ $352, R15
	BLOCK32(22)
