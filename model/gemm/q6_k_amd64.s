#include "textflag.h"
#include "blocks_amd64.h"
#include "lanes_amd64.h"
#include "parts_amd64.h"

// RUN writes 32 elements from their low bits y and their high ones, which VPSRLW or VPSLLW has brought to bits 4 and 5.
#define RUN(y, at, scale) \
	VPAND        Y15, y, Y4 \
	VPAND        Y14, Y5, Y5 \
	VPOR         Y5, Y4, Y4 \
	VPSUBB       Y13, Y4, Y4 \
	VBROADCASTSS scale(R8), Y6 \
	VBROADCASTSS scale+4(R8), Y7 \
	FLOATS32(Y4, X4, at, Y6, Y7)

// func expandQ6_K(x *float32, b *byte, scales *[16]float32)
// One block of two halves, each four runs of 32 elements: the low 4 bits are those of bytes 0 to 31 and 32 to 63, first
// the low ones, the 2 high bits are in 32 bytes from 128 on. 32 is zero, and 16 elements share a scale.
TEXT ·expandQ6_K(SB), NOSPLIT, $0-24
	MOVQ x+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	LEAQ 128(SI), R9
	MOVQ $2, CX
	BYTES(15, X15, Y15)
	BYTES(0x30, X14, Y14)
	BYTES(32, X13, Y13)

half:
	VMOVDQU (SI), Y0
	VMOVDQU 32(SI), Y1
	VMOVDQU (R9), Y2
	VPSLLW  $4, Y2, Y5
	RUN(Y0, 0, 0)
	VPSLLW  $2, Y2, Y5
	RUN(Y1, 128, 8)
	VPSRLW  $4, Y0, Y0
	VMOVDQA Y2, Y5
	RUN(Y0, 256, 16)
	VPSRLW  $4, Y1, Y1
	VPSRLW  $2, Y2, Y5
	RUN(Y1, 384, 24)
	ADDQ    $64, SI
	ADDQ    $32, R9
	ADDQ    $32, R8
	ADDQ    $512, DI
	DECQ    CX
	JNZ     half
	VZEROUPPER
	RET

// CODES is RUN without scales.
#define CODES(y, at) \
	VPAND   Y15, y, Y4 \
	VPAND   Y14, Y5, Y5 \
	VPOR    Y5, Y4, Y4 \
	VMOVDQU Y4, at(DI)

// BYTES8 writes 8 groups' scales, signed bytes at m times Y12, and their leasts, Y11 times as large.
#define BYTES8(m, at) \
	VPMOVSXBD m, Y4 \
	VCVTDQ2PS Y4, Y4 \
	VMULPS    Y12, Y4, Y4 \
	VMULPS    Y11, Y4, Y5 \
	PANEL8(Y4, X4, at, R8) \
	PANEL8(Y5, X5, at, R10)

// func codeQ6_K(codes, b *byte, scales, leasts *float32, blocks int)
// The codes are unsigned: 32 is zero. The scales are those of gguf.ScalesQ6K.
TEXT ·codeQ6_K(SB), NOSPLIT, $0-40
	MOVQ codes+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	MOVQ leasts+24(FP), R10
	BYTES(15, X15, Y15)
	BYTES(0x30, X14, Y14)
	FLOAT(0x42000000, X11) // 32
	VBROADCASTSS X11, Y11

codes:
	HALF(208(SI), X12, Y12)
	BYTES8(192(SI), 0)
	BYTES8(200(SI), 1024)
	ADDQ $2048, R8
	ADDQ $2048, R10
	LEAQ 128(SI), R9
	MOVQ $2, CX

half:
	VMOVDQU (SI), Y0
	VMOVDQU 32(SI), Y1
	VMOVDQU (R9), Y2
	VPSLLW  $4, Y2, Y5
	CODES(Y0, 0)
	VPSLLW  $2, Y2, Y5
	CODES(Y1, 32)
	VPSRLW  $4, Y0, Y0
	VMOVDQA Y2, Y5
	CODES(Y0, 64)
	VPSRLW  $4, Y1, Y1
	VPSRLW  $2, Y2, Y5
	CODES(Y1, 96)
	ADDQ    $64, SI
	ADDQ    $32, R9
	ADDQ    $128, DI
	DECQ    CX
	JNZ     half
	ADDQ    $82, SI // after two halves, 64 of high bits, scales and d
	DECQ    blocks+32(FP)
	JNZ     codes
	VZEROUPPER
	RET

// The groups of four runs: those of the first 16 elements, then the others.
DATA runs<>+0(SB)/8, $0x0000000400000000
DATA runs<>+8(SB)/8, $0x0000000500000001
DATA runs<>+16(SB)/8, $0x0000000600000002
DATA runs<>+24(SB)/8, $0x0000000700000003
GLOBL runs<>(SB), RODATA|NOPTR, $32

// SUMS32 sets y to the sums of 32 codes, of which low has the low bits and high those above; low may be y.
#define SUMS32(low, high, a, y) \
	VPAND Y15, low, y \
	VPAND Y14, high, high \
	VPOR  high, y, y \
	DOTCODES(a, y, high)

// HALFBLOCK writes the parts of 8 groups: low bits are from low on, high ones from high on, scales from scale on.
#define HALFBLOCK(low, high, scale, a, part) \
	VMOVDQU   low(SI), Y4 \
	VMOVDQU   low+32(SI), Y5 \
	VMOVDQU   high(SI), Y8 \
	VPSLLW    $4, Y8, Y6 \
	VPSLLW    $2, Y8, Y7 \
	SUMS32(Y4, Y6, a, Y0) \
	SUMS32(Y5, Y7, a+32, Y1) \
	VPSRLW    $4, Y4, Y2 \
	VPSRLW    $4, Y5, Y3 \
	VPSRLW    $2, Y8, Y9 \
	SUMS32(Y2, Y8, a+64, Y2) \
	SUMS32(Y3, Y9, a+96, Y3) \
	SUM4(Y0, Y1, Y2, Y3, Y4) \
	VPERMD    Y0, Y10, Y0 \
	VPMOVSXBD scale(SI), Y4 \
	VCVTDQ2PS Y4, Y4 \
	VMULPS    Y12, Y4, Y4 \
	VMULPS    Y11, Y4, Y5 \
	PARTS(part, Y0, Y4, Y5)

// func partsQ6_K(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)
TEXT ·partsQ6_K(SB), NOSPLIT, $0-72
	BEGINPARTS
	BYTES(15, X15, Y15)
	BYTES(0x30, X14, Y14)
	EVEN(Y13)
	FLOAT(0x42000000, X11) // 32
	VBROADCASTSS X11, Y11
	VMOVDQU runs<>(SB), Y10

column:
	BEGINCOLUMN

block:
	PAGEAHEAD(0)
	PAGEAHEAD(64)
	PAGEAHEAD(128)
	PAGEAHEAD(192)
	HALF(208(SI), X12, Y12)
	HALFBLOCK(0, 128, 192, 0, 0)
	HALFBLOCK(64, 160, 200, 128, 32)
	ADDQ $210, SI
	ADDQ $256, BX
	ADDQ $64, R8
	ADDQ $64, DI
	DECQ CX
	JNZ  block
	ENDCOLUMN

// GROUPS4 writes four groups' scales, signed bytes of z times Z4, and their leasts.
#define GROUPS4(z) \
	GROUP(z, 24, 0) \
	GROUP(z, 16, 128) \
	GROUP(z, 8, 256) \
	GROUP(z, 0, 384) \
	ADDQ $512, R13 \
	ADDQ $512, R14

#define GROUP(z, bits, at) \
	VPSLLD    $bits, z, Z8 \
	VPSRAD    $24, Z8, Z8 \
	VCVTDQ2PS Z8, Z8 \
	VMULPS    Z4, Z8, Z8 \
	VMULPS    Z29, Z8, Z9 \
	VMOVUPS   Z8, at(R13) \
	VMOVUPS   Z9, at(R14)

// func dotQ6_K(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)
// After the codes, a block has 16 signed bytes and the half that makes them scales.
TEXT ·dotQ6_K(SB), NOSPLIT, $0-72
	FILL(0x0f0f0f0f, Z31)
	FILL(0x3f3f3f3f, Z30)
	FILL(0x42000000, Z29) // 32
	BEGIN

// COLUMNS has the codes of a quarter of 16 elements in each run of a half.
#define COLUMNS(column, low, high, z0, z1, z2, z3) \
	LANES(low, column, Z24, X24) \
	LANES(low+32, column, Z25, X25) \
	LANES(high, column, Z26, X26) \
	VPROLD $4, Z26, Z27 \
	CODE(Z24, Z27, Z16, Z20, z0) \
	VPROLD $2, Z26, Z27 \
	CODE(Z25, Z27, Z17, Z21, z1) \
	VPSRLW $4, Z24, Z24 \
	VPSRLW $4, Z25, Z25 \
	VMOVDQA32 Z26, Z27 \
	CODE(Z24, Z27, Z18, Z22, z2) \
	VPROLD $30, Z26, Z27 \
	CODE(Z25, Z27, Z19, Z23, z3)

// CODE takes the bits of Z31 from low, those above from high.
#define CODE(low, high, h, l, z) \
	VPTERNLOGD $0xd8, Z31, low, high \
	VPANDD     Z30, high, high \
	VPXORD     z, z, z \
	VPDPBUSD   h, high, z \
	VPSLLD     $8, z, z \
	VPDPBUSD   l, high, z

#define ROW16(at, h, l) \
	VBROADCASTI32X4 at(SI), h \
	VBROADCASTI32X4 at(SI)(DI*1), l

#define OUT(z0, z1, z2, z3, at) \
	SUM4(z0, z1, z2, z3, Z24) \
	VMOVDQU32 z0, at(R12)

// QUARTER is 16 elements of each run of a half.
#define QUARTER(low, high, element) \
	AHEAD(0) \
	AHEAD(128) \
	AHEAD(256) \
	AHEAD(384) \
	AHEAD(512) \
	AHEAD(640) \
	AHEAD(768) \
	ADDQ $840, R15 \
	ROW16(element, Z16, Z20) \
	ROW16(element+32, Z17, Z21) \
	ROW16(element+64, Z18, Z22) \
	ROW16(element+96, Z19, Z23) \
	COLUMNS(AX, low, high, Z0, Z4, Z8, Z12) \
	COLUMNS(BX, low, high, Z1, Z5, Z9, Z13) \
	COLUMNS(CX, low, high, Z2, Z6, Z10, Z14) \
	COLUMNS(DX, low, high, Z3, Z7, Z11, Z15) \
	OUT(Z0, Z1, Z2, Z3, element*8) \
	OUT(Z4, Z5, Z6, Z7, element*8+256) \
	OUT(Z8, Z9, Z10, Z11, element*8+512) \
	OUT(Z12, Z13, Z14, Z15, element*8+768)

block:
	LANES(194, AX, Z0, X0)
	LANES(194, BX, Z1, X1)
	LANES(194, CX, Z2, X2)
	LANES(194, DX, Z3, X3)
	WORDS(Z0, Z1, Z2, Z3, Z8, Z9)
	VPSRLD $16, Z3, Z4
	HALVES(Z4, Y4)
	LANES(192, AX, Z0, X0)
	LANES(192, BX, Z1, X1)
	LANES(192, CX, Z2, X2)
	LANES(192, DX, Z3, X3)
	WORDS(Z0, Z1, Z2, Z3, Z8, Z9)
	GROUPS4(Z0)
	GROUPS4(Z1)
	GROUPS4(Z2)
	GROUPS4(Z3)
	QUARTER(0, 128, 0)
	QUARTER(16, 144, 16)
	QUARTER(64, 160, 128)
	QUARTER(80, 176, 144)
	ADDQ $2048, R12
	ADDQ $256, SI
	NEXT(210)
	DECQ blocks+64(FP)
	JNZ  block
	VZEROUPPER
	RET
