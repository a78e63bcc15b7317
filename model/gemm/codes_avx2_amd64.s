#include "textflag.h"
#include "parts_amd64.h"

// Products of words: of a column's codes at even places with the row's elements there, then of those at odd places.
// Each VPMADDWD adds two, whatever their order.

// func avx2Row(groups, steps int, a *int8, second int, scales, sums, codes, panelScales, leasts, c *float32, add bool)
// One row and a panel. The words at odd places lie so many bytes after those at even ones.
TEXT ·avx2Row(SB), NOSPLIT, $0-81
	MOVQ groups+0(FP), CX
	MOVQ a+16(FP), SI
	MOVQ second+24(FP), R9
	MOVQ scales+32(FP), R12
	MOVQ sums+40(FP), R13
	MOVQ codes+48(FP), BX
	MOVQ panelScales+56(FP), R10
	MOVQ leasts+64(FP), R11
	EVEN(Y15)
	VXORPS Y0, Y0, Y0
	VXORPS Y1, Y1, Y1
	VXORPS Y2, Y2, Y2
	VXORPS Y3, Y3, Y3

#define DOT(at, y) \
	VMOVDQU  at(BX), Y8 \
	VPSRLW   $8, Y8, Y9 \
	VPAND    Y15, Y8, Y8 \
	VPMADDWD Y12, Y8, Y8 \
	VPMADDWD Y13, Y9, Y9 \
	VPADDD   Y8, y, y \
	VPADDD   Y9, y, y

group:
	VPXOR Y4, Y4, Y4
	VPXOR Y5, Y5, Y5
	VPXOR Y6, Y6, Y6
	VPXOR Y7, Y7, Y7
	MOVQ  steps+8(FP), DX

step:
	VPBROADCASTD (SI), Y12
	VPBROADCASTD (SI)(R9*1), Y13
	DOT(0, Y4)
	DOT(32, Y5)
	DOT(64, Y6)
	DOT(96, Y7)
	ADDQ $128, BX
	ADDQ $4, SI
	DECQ DX
	JNZ  step

// SCALED adds (i·scale − least·sum)·scaleA to y; Y12 is scaleA, Y13 sum.
#define SCALED(at, i, y) \
	VCVTDQ2PS    i, i \
	VMULPS       at(R10), i, i \
	VFNMADD231PS at(R11), Y13, i \
	VFMADD231PS  Y12, i, y

	VBROADCASTSS (R12), Y12
	VBROADCASTSS (R13), Y13
	SCALED(0, Y4, Y0)
	SCALED(32, Y5, Y1)
	SCALED(64, Y6, Y2)
	SCALED(96, Y7, Y3)
	ADDQ $128, R10
	ADDQ $128, R11
	ADDQ $4, R12
	ADDQ $4, R13
	DECQ CX
	JNZ  group

	MOVQ   c+72(FP), DI
	CMPB   add+80(FP), $0
	JEQ    store
	VADDPS (DI), Y0, Y0
	VADDPS 32(DI), Y1, Y1
	VADDPS 64(DI), Y2, Y2
	VADDPS 96(DI), Y3, Y3

store:
	VMOVUPS Y0, (DI)
	VMOVUPS Y1, 32(DI)
	VMOVUPS Y2, 64(DI)
	VMOVUPS Y3, 96(DI)
	VZEROUPPER
	RET

// SQUARE makes y0 to y3 four groups' parts of eight columns, of which the first four are from left on, the others from
// right on: they are transposed as in avx2Transpose8. Y8 to Y11 are spoiled.
#define SQUARE(left, right, y0, x0, y1, x1, y2, x2, y3, x3) \
	VMOVUPS     (left), x0 \
	VMOVUPS     (left)(R8*1), x1 \
	VMOVUPS     (left)(R8*2), x2 \
	VMOVUPS     (left)(R9*1), x3 \
	VINSERTF128 $1, (right), y0, y0 \
	VINSERTF128 $1, (right)(R8*1), y1, y1 \
	VINSERTF128 $1, (right)(R8*2), y2, y2 \
	VINSERTF128 $1, (right)(R9*1), y3, y3 \
	VUNPCKLPS   y1, y0, Y8 \
	VUNPCKHPS   y1, y0, Y9 \
	VUNPCKLPS   y3, y2, Y10 \
	VUNPCKHPS   y3, y2, Y11 \
	VSHUFPS     $0x44, Y10, Y8, y0 \
	VSHUFPS     $0xee, Y10, Y8, y1 \
	VSHUFPS     $0x44, Y11, Y9, y2 \
	VSHUFPS     $0xee, Y11, Y9, y3

// TOTAL adds a group's parts to the totals of 16 columns.
#define TOTAL(at, i, j) \
	VBROADCASTSS at(R12), Y12 \
	VFMADD231PS  Y12, i, Y13 \
	VFMADD231PS  Y12, j, Y14 \
	DECQ         CX \
	JZ           out

// func avx2Totals(groups int, parts *float32, ld int, scales, c *float32, add bool)
// A row of a block of groups and half a panel, whose columns' parts lie ld bytes apart. Parts after the last group are
// read, if those of four are not complete.
TEXT ·avx2Totals(SB), NOSPLIT, $0-41
	MOVQ   groups+0(FP), CX
	MOVQ   parts+8(FP), SI
	MOVQ   ld+16(FP), R8
	MOVQ   scales+24(FP), R12
	MOVQ   c+32(FP), DI
	LEAQ   (R8)(R8*2), R9
	LEAQ   (SI)(R8*4), BX
	LEAQ   (SI)(R8*8), R10
	LEAQ   (BX)(R8*8), R11
	VXORPS Y13, Y13, Y13
	VXORPS Y14, Y14, Y14

four:
	SQUARE(SI, BX, Y0, X0, Y1, X1, Y2, X2, Y3, X3)
	SQUARE(R10, R11, Y4, X4, Y5, X5, Y6, X6, Y7, X7)
	TOTAL(0, Y0, Y4)
	TOTAL(4, Y1, Y5)
	TOTAL(8, Y2, Y6)
	TOTAL(12, Y3, Y7)
	ADDQ $16, SI
	ADDQ $16, BX
	ADDQ $16, R10
	ADDQ $16, R11
	ADDQ $16, R12
	JMP  four

out:
	CMPB   add+40(FP), $0
	JEQ    store
	VADDPS (DI), Y13, Y13
	VADDPS 32(DI), Y14, Y14

store:
	VMOVUPS Y13, (DI)
	VMOVUPS Y14, 32(DI)
	VZEROUPPER
	RET

DATA evenCodes<>+0(SB)/8, $0x00ff00ff00ff00ff
DATA evenCodes<>+8(SB)/8, $0x00ff00ff00ff00ff
DATA evenCodes<>+16(SB)/8, $0x00ff00ff00ff00ff
DATA evenCodes<>+24(SB)/8, $0x00ff00ff00ff00ff
GLOBL evenCodes<>(SB), RODATA|NOPTR, $32

// WORDS2 multiplies 16 columns' codes, Y12 and Y13, by two elements of a row.
#define WORDS2(a, i, j) \
	VPBROADCASTD a, Y14 \
	VPMADDWD     Y12, Y14, Y15 \
	VPADDD       Y15, i, i \
	VPMADDWD     Y13, Y14, Y14 \
	VPADDD       Y14, j, j

#define CLEAR2(i, j) \
	VPXOR i, i, i \
	VPXOR j, j, j

// SCALED2 adds (i·scale − least·sum)·scaleA to the floats at SP+at.
#define SCALED2(scaleA, sum, i, j, at) \
	VBROADCASTSS sum, Y14 \
	VBROADCASTSS scaleA, Y15 \
	VCVTDQ2PS    i, i \
	VCVTDQ2PS    j, j \
	VMULPS       (R10), i, i \
	VMULPS       32(R10), j, j \
	VFNMADD231PS (R11), Y14, i \
	VFNMADD231PS 32(R11), Y14, j \
	VMOVUPS      at(SP), Y12 \
	VMOVUPS      at+32(SP), Y13 \
	VFMADD231PS  Y15, i, Y12 \
	VFMADD231PS  Y15, j, Y13 \
	VMOVUPS      Y12, at(SP) \
	VMOVUPS      Y13, at+32(SP)

#define ZERO2(at) \
	VMOVUPS Y0, at(SP) \
	VMOVUPS Y0, at+32(SP)

#define OUT2(at) \
	VMOVUPS at(SP), Y0 \
	VMOVUPS at+32(SP), Y1 \
	VMOVUPS Y0, (DI) \
	VMOVUPS Y1, 32(DI) \
	ADDQ    R8, DI

#define OUTADD2(at) \
	VMOVUPS at(SP), Y0 \
	VMOVUPS at+32(SP), Y1 \
	VADDPS  (DI), Y0, Y0 \
	VADDPS  32(DI), Y1, Y1 \
	VMOVUPS Y0, (DI) \
	VMOVUPS Y1, 32(DI) \
	ADDQ    R8, DI

// func avx2Rows(groups, steps int, a *int8, second, lda int, scales, sums *float32, lds int, codes, panelScales, leasts, c *float32, ldc int, add bool)
// Six rows and half a panel. Integers take all registers, floats are on the stack. second, lda, lds and ldc are in bytes.
TEXT ·avx2Rows(SB), NOSPLIT, $384-105
	MOVQ groups+0(FP), CX
	MOVQ a+16(FP), SI
	MOVQ lda+32(FP), R8
	LEAQ (SI)(R8*2), AX
	ADDQ R8, AX
	MOVQ SI, R14
	ADDQ second+24(FP), R14
	MOVQ AX, R15
	ADDQ second+24(FP), R15
	MOVQ scales+40(FP), R12
	MOVQ sums+48(FP), R13
	MOVQ lds+56(FP), R9
	MOVQ codes+64(FP), BX
	MOVQ panelScales+72(FP), R10
	MOVQ leasts+80(FP), R11
	VXORPS Y0, Y0, Y0
	ZERO2(0)
	ZERO2(64)
	ZERO2(128)
	ZERO2(192)
	ZERO2(256)
	ZERO2(320)

group:
	CLEAR2(Y0, Y1)
	CLEAR2(Y2, Y3)
	CLEAR2(Y4, Y5)
	CLEAR2(Y6, Y7)
	CLEAR2(Y8, Y9)
	CLEAR2(Y10, Y11)
	MOVQ steps+8(FP), DX

step:
	VMOVDQU evenCodes<>(SB), Y13
	VPAND   (BX), Y13, Y12
	VPAND   32(BX), Y13, Y13
	WORDS2((SI), Y0, Y1)
	WORDS2((SI)(R8*1), Y2, Y3)
	WORDS2((SI)(R8*2), Y4, Y5)
	WORDS2((AX), Y6, Y7)
	WORDS2((AX)(R8*1), Y8, Y9)
	WORDS2((AX)(R8*2), Y10, Y11)
	VMOVDQU (BX), Y12
	VMOVDQU 32(BX), Y13
	VPSRLW  $8, Y12, Y12
	VPSRLW  $8, Y13, Y13
	WORDS2((R14), Y0, Y1)
	WORDS2((R14)(R8*1), Y2, Y3)
	WORDS2((R14)(R8*2), Y4, Y5)
	WORDS2((R15), Y6, Y7)
	WORDS2((R15)(R8*1), Y8, Y9)
	WORDS2((R15)(R8*2), Y10, Y11)
	ADDQ $4, SI
	ADDQ $4, AX
	ADDQ $4, R14
	ADDQ $4, R15
	ADDQ $128, BX
	DECQ DX
	JNZ  step

	SCALED2((R12), (R13), Y0, Y1, 0)
	SCALED2((R12)(R9*1), (R13)(R9*1), Y2, Y3, 64)
	SCALED2((R12)(R9*2), (R13)(R9*2), Y4, Y5, 128)
	LEAQ (R12)(R9*2), DX
	LEAQ (R13)(R9*2), DI
	ADDQ R9, DX
	ADDQ R9, DI
	SCALED2((DX), (DI), Y6, Y7, 192)
	SCALED2((DX)(R9*1), (DI)(R9*1), Y8, Y9, 256)
	SCALED2((DX)(R9*2), (DI)(R9*2), Y10, Y11, 320)
	ADDQ $128, R10
	ADDQ $128, R11
	ADDQ $4, R12
	ADDQ $4, R13
	DECQ CX
	JNZ  group

	MOVQ c+88(FP), DI
	MOVQ ldc+96(FP), R8
	CMPB add+104(FP), $0
	JEQ  store
	OUTADD2(0)
	OUTADD2(64)
	OUTADD2(128)
	OUTADD2(192)
	OUTADD2(256)
	OUTADD2(320)
	VZEROUPPER
	RET

store:
	OUT2(0)
	OUT2(64)
	OUT2(128)
	OUT2(192)
	OUT2(256)
	OUT2(320)
	VZEROUPPER
	RET

// LARGEST sets x, the low half of y, to the largest magnitude of y0 to y3; t and u are spoiled, Y15 is of all bits but the sign.
#define LARGEST(y0, y1, y2, y3, y, x, t, u) \
	VANDPS Y15, y0, y \
	VANDPS Y15, y1, t \
	VMAXPS t, y, y \
	VANDPS Y15, y2, t \
	VMAXPS t, y, y \
	VANDPS Y15, y3, t \
	VMAXPS t, y, y \
	VEXTRACTF128 $1, y, u \
	VMAXPS  u, x, x \
	VPSHUFD $0x4e, x, u \
	VMAXPS  u, x, x \
	VPSHUFD $0xb1, x, u \
	VMAXPS  u, x, x

// LOWS makes y0 the low words of y0 and y1 in order, y2 those of y2 and y3; Y14 is of words 0xffff, 0.
#define LOWS(y0, y1, y2, y3) \
	VPAND     Y14, y0, y0 \
	VPAND     Y14, y1, y1 \
	VPAND     Y14, y2, y2 \
	VPAND     Y14, y3, y3 \
	VPACKUSDW y1, y0, y0 \
	VPACKUSDW y3, y2, y2 \
	VPERMQ    $0xd8, y0, y0 \
	VPERMQ    $0xd8, y2, y2

// func avx2Round(first, second *int8, scales, sums, x *float32, groups int)
// Groups of 32. A NaN makes the scale one.
TEXT ·avx2Round(SB), NOSPLIT, $0-48
	MOVQ first+0(FP), DI
	MOVQ second+8(FP), BX
	MOVQ scales+16(FP), R8
	MOVQ sums+24(FP), R9
	MOVQ x+32(FP), SI
	MOVQ groups+40(FP), CX
	VPCMPEQD Y14, Y14, Y14
	VPSRLD   $1, Y14, Y15
	VPSRLD   $16, Y14, Y14
	MOVL     $0x46fe0000, AX // topA
	VMOVD    AX, X13

round:
	VMOVUPS  (SI), Y0
	VMOVUPS  32(SI), Y1
	VMOVUPS  64(SI), Y2
	VMOVUPS  96(SI), Y3
	VCMPPS   $3, Y1, Y0, Y4 // unordered
	VCMPPS   $3, Y3, Y2, Y5
	VORPS    Y5, Y4, Y4
	VMOVMSKPS Y4, DX
	LARGEST(Y0, Y1, Y2, Y3, Y4, X4, Y5, X5)
	VDIVSS   X13, X4, X5 // scale
	VMOVD    X5, AX
	VDIVSS   X4, X13, X6 // its inverse
	TESTL    AX, AX
	JNZ      some
	VXORPS   X6, X6, X6

some:
	TESTL DX, DX
	JZ    numbers
	MOVL  $0x7fc00000, AX

numbers:
	MOVL         AX, (R8)
	MOVL         AX, 4(R8)
	VBROADCASTSS X6, Y6
	VMULPS       Y6, Y0, Y0
	VMULPS       Y6, Y1, Y1
	VMULPS       Y6, Y2, Y2
	VMULPS       Y6, Y3, Y3
	VCVTPS2DQ    Y0, Y0
	VCVTPS2DQ    Y1, Y1
	VCVTPS2DQ    Y2, Y2
	VCVTPS2DQ    Y3, Y3
	VPADDD       Y1, Y0, Y4
	VPADDD       Y3, Y2, Y5
	VPHADDD      Y5, Y4, Y4
	VPHADDD      Y4, Y4, Y4
	VEXTRACTI128 $1, Y4, X5
	VPADDD       X5, X4, X4
	VCVTDQ2PS    X4, X4
	VMOVQ        X4, (R9)
	LOWS(Y0, Y1, Y2, Y3) // Y0 and Y2 are 16 words each
	VPSRLD       $16, Y0, Y1
	VPSRLD       $16, Y2, Y3
	VPAND        Y14, Y0, Y0
	VPAND        Y14, Y2, Y2
	VPACKUSDW    Y2, Y0, Y0
	VPACKUSDW    Y3, Y1, Y1
	VPERMQ       $0xd8, Y0, Y0
	VPERMQ       $0xd8, Y1, Y1
	VMOVDQU      Y0, (DI)
	VMOVDQU      Y1, (BX)
	ADDQ         $32, BX
	ADDQ         $128, SI
	ADDQ         $32, DI
	ADDQ         $8, R8
	ADDQ         $8, R9
	DECQ         CX
	JNZ          round
	VZEROUPPER
	RET
