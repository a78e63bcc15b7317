#include "textflag.h"
#include "blocks_amd64.h"
#include "lanes_amd64.h"
#include "parts_amd64.h"

// func expandQ4_K(x *float32, b *byte, scales, leasts *[8]float32)
// One block: from byte 16 on, 32 bytes for each two parts of 32 elements, the first in the low halves.
TEXT ·expandQ4_K(SB), NOSPLIT, $0-32
	MOVQ x+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	MOVQ leasts+24(FP), R9
	MOVQ $4, CX
	BYTES(15, X15, Y15)

pair:
	VMOVDQU      16(SI), Y1
	VPSRLW       $4, Y1, Y2
	VPAND        Y15, Y1, Y1
	VPAND        Y15, Y2, Y2
	VBROADCASTSS (R8), Y4
	VBROADCASTSS (R9), Y5
	AFFINE32(Y1, X1, 0, Y4, Y5)
	VBROADCASTSS 4(R8), Y4
	VBROADCASTSS 4(R9), Y5
	AFFINE32(Y2, X2, 128, Y4, Y5)
	ADDQ         $32, SI
	ADDQ         $8, R8
	ADDQ         $8, R9
	ADDQ         $256, DI
	DECQ         CX
	JNZ          pair
	VZEROUPPER
	RET

// SIXES sets y, whose low half is x, to d times the 8 bytes of the registers low and high.
#define SIXES(low, high, d, y, x) \
	SHLQ      $32, high \
	ORQ       low, high \
	VMOVQ     high, x \
	VPMOVZXBD x, y \
	VCVTDQ2PS y, y \
	VMULPS    d, y, y

// func codeQ4_K(codes, b *byte, scales, leasts *float32, blocks int)
// The scales and leasts are those of gguf.ScalesQ4K.
TEXT ·codeQ4_K(SB), NOSPLIT, $0-40
	MOVQ codes+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	MOVQ leasts+24(FP), R9
	BYTES(15, X15, Y15)

codes:
	HALF((SI), X0, Y0)
	HALF(2(SI), X1, Y1)
	MOVL 4(SI), R10
	MOVL 8(SI), R11
	MOVL 12(SI), AX
	MOVL R10, R12
	MOVL R11, R13
	MOVL AX, DX
	ANDL $0x3f3f3f3f, R10
	ANDL $0x3f3f3f3f, R11
	SHRL $2, R12
	SHRL $2, R13
	SHRL $4, DX
	ANDL $0x30303030, R12
	ANDL $0x30303030, R13
	ANDL $0x0f0f0f0f, AX
	ANDL $0x0f0f0f0f, DX
	ORL  AX, R12
	ORL  DX, R13
	SIXES(R10, R12, Y0, Y2, X2)
	SIXES(R11, R13, Y1, Y3, X3)
	PANEL8(Y2, X2, 0, R8)
	PANEL8(Y3, X3, 0, R9)
	ADDQ $1024, R8
	ADDQ $1024, R9
	ADDQ $16, SI
	MOVQ $4, CX

pair:
	VMOVDQU (SI), Y1
	VPSRLW  $4, Y1, Y2
	VPAND   Y15, Y1, Y1
	VPAND   Y15, Y2, Y2
	VMOVDQU Y1, (DI)
	VMOVDQU Y2, 32(DI)
	ADDQ    $32, SI
	ADDQ    $64, DI
	DECQ    CX
	JNZ     pair
	DECQ    blocks+32(FP)
	JNZ     codes
	VZEROUPPER
	RET

// A block's 16 first bytes are the halves that make scales and leasts of six bits, and three words of those: A has the
// scales of groups 0 to 3 and the high bits of the others', B the leasts', C the low bits of 4 to 7. So A, C, B and C
// moved by 4 bits, next to A and B moved by 2, are what scales and leasts take their bits from.
DATA sixShifts<>+0(SB)/8, $0
DATA sixShifts<>+8(SB)/8, $0x0000000400000000
GLOBL sixShifts<>(SB), RODATA|NOPTR, $16

DATA sixLows<>+0(SB)/8, $0x0f0f0f0f3f3f3f3f
DATA sixLows<>+8(SB)/8, $0x0f0f0f0f3f3f3f3f
GLOBL sixLows<>(SB), RODATA|NOPTR, $16

DATA sixHighs<>+0(SB)/8, $0x3030303000000000
DATA sixHighs<>+8(SB)/8, $0x3030303000000000
GLOBL sixHighs<>(SB), RODATA|NOPTR, $16

// SUMS64 sets y and z to the sums of two groups, of the low halves and the high ones of bytes from at on, by the row's
// words from a on. A byte's halves are cut out of words as they lie: even places are in the low bytes.
#define SUMS64(at, a, y, z) \
	VMOVDQU  at(SI), Y8 \
	VPSRLW   $8, Y8, Y9 \
	VPSRLW   $4, Y8, Y10 \
	VPSRLW   $12, Y8, Y11 \
	VPAND    Y15, Y8, Y8 \
	VPAND    Y15, Y9, Y9 \
	VPAND    Y15, Y10, Y10 \
	VPMADDWD a(BX), Y8, y \
	VPMADDWD a(BX)(R9*1), Y9, Y9 \
	VPMADDWD a+32(BX), Y10, z \
	VPMADDWD a+32(BX)(R9*1), Y11, Y11 \
	VPADDD   Y9, y, y \
	VPADDD   Y11, z, z

// func partsQ4_K(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)
TEXT ·partsQ4_K(SB), NOSPLIT, $0-72
	BEGINPARTS
	VPCMPEQD Y15, Y15, Y15
	VPSRLW   $12, Y15, Y15
	VMOVDQU  sixShifts<>(SB), X14
	VMOVDQU  sixLows<>(SB), X13
	VMOVDQU  sixHighs<>(SB), X12

column:
	BEGINCOLUMN

block:
	PAGEAHEAD(0)
	PAGEAHEAD(64)
	PAGEAHEAD(128)
	SUMS64(16, 0, Y0, Y1)
	SUMS64(48, 64, Y2, Y3)
	SUM4(Y0, Y1, Y2, Y3, Y4)
	SUMS64(80, 128, Y1, Y2)
	SUMS64(112, 192, Y3, Y4)
	SUM4(Y1, Y2, Y3, Y4, Y5)
	GROUPS8(Y0, Y1, Y2)
	VMOVDQU      (SI), X4
	VPSHUFD      $0xed, X4, X5
	VPSHUFD      $0x84, X4, X6
	VPSRLVD      X14, X5, X5
	VPSRLD       $2, X6, X6
	VPAND        X13, X5, X5
	VPAND        X12, X6, X6
	VPOR         X6, X5, X5
	VCVTPH2PS    X4, X4
	VPSRLDQ      $8, X5, X6
	VMOVSHDUP    X4, X7
	VBROADCASTSS X4, Y4
	VBROADCASTSS X7, Y7
	VPMOVZXBD    X5, Y5
	VPMOVZXBD    X6, Y6
	VCVTDQ2PS    Y5, Y5
	VCVTDQ2PS    Y6, Y6
	VMULPS       Y4, Y5, Y5
	VMULPS       Y7, Y6, Y6
	PARTS(0, Y0, Y5, Y6)
	ADDQ $144, SI
	ADDQ $256, BX
	ADDQ $32, R8
	ADDQ $32, DI
	DECQ CX
	JNZ  block
	ENDCOLUMN

// GROUPS4 writes four groups' bytes of z times d, from group at on.
#define GROUPS4(z, d, to, at) \
	GROUP(z, d, to, at*128) \
	GROUP(z, d, to, at*128+128) \
	GROUP(z, d, to, at*128+256) \
	GROUP(z, d, to, at*128+384)

#define GROUP(z, d, to, at) \
	VPANDD    Z28, z, Z8 \
	VCVTDQ2PS Z8, Z8 \
	VMULPS    d, Z8, Z8 \
	VMOVUPS   Z8, at(to) \
	VPSRLD    $8, z, z

// func dotQ4_K(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)
// After two halves, a block has the 6 bits of 8 scales and 8 leasts: gguf.ScalesQ4K.
TEXT ·dotQ4_K(SB), NOSPLIT, $0-72
	FILL(0x0f0f0f0f, Z31)
	FILL(0x3f3f3f3f, Z30)
	FILL(0x30303030, Z29)
	FILL(0xff, Z28)
	BEGIN

#define COLUMNS(column, z, z2) \
	LANES(16, column, Z8, X8) \
	LANES(32, column, Z9, X9) \
	VPSRLW $4, Z8, Z10 \
	VPSRLW $4, Z9, Z11 \
	VPANDD Z31, Z8, Z8 \
	VPANDD Z31, Z9, Z9 \
	VPANDD Z31, Z10, Z10 \
	VPANDD Z31, Z11, Z11 \
	DOT32(Z8, Z9, Z12, Z13, Z14, Z15, z) \
	DOT32(Z10, Z11, Z16, Z17, Z18, Z19, z2)

block:
	LANES(0, AX, Z0, X0)
	LANES(0, BX, Z1, X1)
	LANES(0, CX, Z2, X2)
	LANES(0, DX, Z3, X3)
	WORDS(Z0, Z1, Z2, Z3, Z8, Z9)
	VPSRLD  $16, Z0, Z4
	HALVES(Z0, Y0)
	HALVES(Z4, Y4)
	VPSRLD  $2, Z1, Z5
	VPSRLD  $2, Z2, Z6
	VPSRLD  $4, Z3, Z7
	VPANDD  Z30, Z1, Z1
	VPANDD  Z30, Z2, Z2
	VPANDD  Z29, Z5, Z5
	VPANDD  Z29, Z6, Z6
	VPANDD  Z31, Z3, Z3
	VPANDD  Z31, Z7, Z7
	VPORD   Z3, Z5, Z5
	VPORD   Z7, Z6, Z6
	GROUPS4(Z1, Z0, R13, 0)
	GROUPS4(Z5, Z0, R13, 4)
	GROUPS4(Z2, Z4, R14, 0)
	GROUPS4(Z6, Z4, R14, 4)
	ADDQ    $1024, R13
	ADDQ    $1024, R14

#define PAIR \
	AHEAD(0) \
	AHEAD(128) \
	AHEAD(256) \
	AHEAD(384) \
	AHEAD(512) \
	ADDQ $576, R15 \
	ROW(0, Z12, Z13, Z14, Z15) \
	ROW(32, Z16, Z17, Z18, Z19) \
	COLUMNS(AX, Z0, Z4) \
	COLUMNS(BX, Z1, Z5) \
	COLUMNS(CX, Z2, Z6) \
	COLUMNS(DX, Z3, Z7) \
	SUM4(Z0, Z1, Z2, Z3, Z8) \
	SUM4(Z4, Z5, Z6, Z7, Z8) \
	VMOVDQU32 Z0, (R12) \
	VMOVDQU32 Z4, 128(R12) \
	ADDQ $256, R12 \
	ADDQ $64, SI \
	NEXT(32)

	PAIR
	PAIR
	PAIR
	PAIR
	NEXT(16)
	DECQ blocks+64(FP)
	JNZ  block
	VZEROUPPER
	RET
