#include "textflag.h"

// A group of k for one row: its integers are in i and j, its floats are summed in x and y.
#define DOTS(a, i, j) \
	VPDPBUSD.BCST a, Z24, i \
	VPDPBUSD.BCST a, Z25, j

#define CLEAR(i, j) \
	VPXORD i, i, i \
	VPXORD j, j, j

// SCALED adds (i·scale − least·sum)·scaleA; Z26, Z27 are scales, Z28, Z29 leasts.
#define SCALED(scaleA, sum, i, j, x, y) \
	VCVTDQ2PS i, i \
	VCVTDQ2PS j, j \
	VMULPS Z26, i, i \
	VMULPS Z27, j, j \
	VFNMADD231PS.BCST sum, Z28, i \
	VFNMADD231PS.BCST sum, Z29, j \
	VFMADD231PS.BCST scaleA, i, x \
	VFMADD231PS.BCST scaleA, j, y

#define PANELSCALES \
	VMOVUPS (R10), Z26 \
	VMOVUPS 64(R10), Z27 \
	VMOVUPS (R11), Z28 \
	VMOVUPS 64(R11), Z29 \
	ADDQ $128, R10 \
	ADDQ $128, R11

#define CODES \
	VMOVDQU32 (BX), Z24 \
	VMOVDQU32 64(BX), Z25 \
	ADDQ $128, BX

// SHIFT makes sums by high bytes what sums by low bytes are added to.
#define SHIFT(i, j) \
	VPSLLD $8, i, i \
	VPSLLD $8, j, j

// func vnniRow(groups, steps int, a *int8, low int, scales, sums *float32, codes, panelScales, leasts, c *float32, add bool)
// The low bytes of a lie so many bytes after the high ones.
TEXT ·vnniRow(SB), NOSPLIT, $0-81
	MOVQ groups+0(FP), CX
	MOVQ a+16(FP), SI
	MOVQ low+24(FP), R9
	MOVQ scales+32(FP), R12
	MOVQ sums+40(FP), R13
	MOVQ codes+48(FP), BX
	MOVQ panelScales+56(FP), R10
	MOVQ leasts+64(FP), R11
	CLEAR(Z0, Z1)

group:
	CLEAR(Z12, Z13)
	CLEAR(Z14, Z15)
	MOVQ steps+8(FP), DX

step: // one row has registers for both
	CODES
	DOTS((SI), Z12, Z13)
	DOTS((SI)(R9*1), Z14, Z15)
	ADDQ $4, SI
	DECQ DX
	JNZ  step
	SHIFT(Z12, Z13)
	VPADDD Z14, Z12, Z12
	VPADDD Z15, Z13, Z13
	PANELSCALES
	SCALED((R12), (R13), Z12, Z13, Z0, Z1)
	ADDQ $4, R12
	ADDQ $4, R13
	DECQ CX
	JNZ  group

	MOVQ c+72(FP), DI
	CMPB add+80(FP), $0
	JEQ  store
	VADDPS (DI), Z0, Z0
	VADDPS 64(DI), Z1, Z1

store:
	VMOVUPS Z0, (DI)
	VMOVUPS Z1, 64(DI)
	VZEROUPPER
	RET

// func vnniScaled(groups int, panelSums *int32, panelScales, leasts, scales, sums, c *float32, add bool)
// What vnniRow does with its integers.
TEXT ·vnniScaled(SB), NOSPLIT, $0-57
	MOVQ groups+0(FP), CX
	MOVQ panelSums+8(FP), BX
	MOVQ panelScales+16(FP), R10
	MOVQ leasts+24(FP), R11
	MOVQ scales+32(FP), R12
	MOVQ sums+40(FP), R13
	MOVQ c+48(FP), DI
	CLEAR(Z0, Z1)

group:
	VMOVDQU32 (BX), Z12
	VMOVDQU32 64(BX), Z13
	ADDQ $128, BX
	PANELSCALES
	SCALED((R12), (R13), Z12, Z13, Z0, Z1)
	ADDQ $4, R12
	ADDQ $4, R13
	DECQ CX
	JNZ  group

	CMPB add+56(FP), $0
	JEQ  store
	VADDPS (DI), Z0, Z0
	VADDPS 64(DI), Z1, Z1

store:
	VMOVUPS Z0, (DI)
	VMOVUPS Z1, 64(DI)
	VZEROUPPER
	RET

#define OUT(x, y) \
	VMOVUPS x, (DI) \
	VMOVUPS y, 64(DI) \
	ADDQ    R8, DI

#define OUTADD(x, y) \
	VADDPS (DI), x, x \
	VADDPS 64(DI), y, y \
	OUT(x, y)

// func vnniRows(groups, steps int, a *int8, low, lda int, scales, sums *float32, lds int, codes, panelScales, leasts, c *float32, ldc int, add bool)
// Six rows: the high bytes of a group, then the low ones. low, lda, lds and ldc are in bytes.
TEXT ·vnniRows(SB), NOSPLIT, $0-105
	MOVQ groups+0(FP), CX
	MOVQ a+16(FP), SI
	MOVQ lda+32(FP), R8
	LEAQ (SI)(R8*2), AX
	ADDQ R8, AX
	MOVQ scales+40(FP), R12
	MOVQ sums+48(FP), R13
	MOVQ lds+56(FP), R9
	LEAQ (R9)(R9*2), R15
	MOVQ codes+64(FP), BX
	MOVQ panelScales+72(FP), R10
	MOVQ leasts+80(FP), R11
	CLEAR(Z0, Z1)
	CLEAR(Z2, Z3)
	CLEAR(Z4, Z5)
	CLEAR(Z6, Z7)
	CLEAR(Z8, Z9)
	CLEAR(Z10, Z11)

group:
	CLEAR(Z12, Z13)
	CLEAR(Z14, Z15)
	CLEAR(Z16, Z17)
	CLEAR(Z18, Z19)
	CLEAR(Z20, Z21)
	CLEAR(Z22, Z23)
	MOVQ steps+8(FP), DX

high:
	CODES
	DOTS((SI), Z12, Z13)
	DOTS((SI)(R8*1), Z14, Z15)
	DOTS((SI)(R8*2), Z16, Z17)
	DOTS((AX), Z18, Z19)
	DOTS((AX)(R8*1), Z20, Z21)
	DOTS((AX)(R8*2), Z22, Z23)
	ADDQ $4, SI
	ADDQ $4, AX
	DECQ DX
	JNZ  high
	SHIFT(Z12, Z13)
	SHIFT(Z14, Z15)
	SHIFT(Z16, Z17)
	SHIFT(Z18, Z19)
	SHIFT(Z20, Z21)
	SHIFT(Z22, Z23)
	MOVQ steps+8(FP), DX
	MOVQ DX, DI
	SHLQ $7, DI
	SUBQ DI, BX
	SHRQ $5, DI // the bytes of a row
	SUBQ DI, SI
	SUBQ DI, AX
	ADDQ low+24(FP), SI
	ADDQ low+24(FP), AX

low:
	CODES
	DOTS((SI), Z12, Z13)
	DOTS((SI)(R8*1), Z14, Z15)
	DOTS((SI)(R8*2), Z16, Z17)
	DOTS((AX), Z18, Z19)
	DOTS((AX)(R8*1), Z20, Z21)
	DOTS((AX)(R8*2), Z22, Z23)
	ADDQ $4, SI
	ADDQ $4, AX
	DECQ DX
	JNZ  low
	SUBQ low+24(FP), SI
	SUBQ low+24(FP), AX
	PANELSCALES
	SCALED((R12), (R13), Z12, Z13, Z0, Z1)
	SCALED((R12)(R9*1), (R13)(R9*1), Z14, Z15, Z2, Z3)
	SCALED((R12)(R9*2), (R13)(R9*2), Z16, Z17, Z4, Z5)
	LEAQ (R12)(R15*1), DX
	LEAQ (R13)(R15*1), DI
	SCALED((DX), (DI), Z18, Z19, Z6, Z7)
	SCALED((DX)(R9*1), (DI)(R9*1), Z20, Z21, Z8, Z9)
	SCALED((DX)(R9*2), (DI)(R9*2), Z22, Z23, Z10, Z11)
	ADDQ $4, R12
	ADDQ $4, R13
	DECQ CX
	JNZ  group

	MOVQ c+88(FP), DI
	MOVQ ldc+96(FP), R8
	CMPB add+104(FP), $0
	JEQ  store
	OUTADD(Z0, Z1)
	OUTADD(Z2, Z3)
	OUTADD(Z4, Z5)
	OUTADD(Z6, Z7)
	OUTADD(Z8, Z9)
	OUTADD(Z10, Z11)
	VZEROUPPER
	RET

store:
	OUT(Z0, Z1)
	OUT(Z2, Z3)
	OUT(Z4, Z5)
	OUT(Z6, Z7)
	OUT(Z8, Z9)
	OUT(Z10, Z11)
	VZEROUPPER
	RET

// SUM makes the low float of z the sum of its 16 integers; u is spoiled.
#define SUM(z, y, x, u, v) \
	VEXTRACTI64X4 $1, z, u \
	VPADDD        u, y, y \
	VEXTRACTI128  $1, y, v \
	VPADDD        v, x, x \
	VPHADDD       x, x, x \
	VPHADDD       x, x, x \
	VCVTDQ2PS     x, x

// func vnniRound(high, low *int8, scales, sums, x *float32, groups int)
// Groups of 32. A NaN makes the scale one.
TEXT ·vnniRound(SB), NOSPLIT, $0-48
	MOVQ high+0(FP), DI
	MOVQ low+8(FP), BX
	MOVQ scales+16(FP), R8
	MOVQ sums+24(FP), R9
	MOVQ x+32(FP), SI
	MOVQ groups+40(FP), CX
	MOVL $0x7fffffff, AX
	VPBROADCASTD AX, Z15
	MOVL $0x46fe0000, AX // topA
	VMOVD AX, X14
	MOVL $128, AX
	VPBROADCASTD AX, Z13

round:
	VMOVUPS (SI), Z0
	VMOVUPS 64(SI), Z1
	VCMPPS  $3, Z1, Z0, K1 // unordered
	VPANDD  Z15, Z0, Z2
	VPANDD  Z15, Z1, Z3
	VMAXPS  Z3, Z2, Z2
	VEXTRACTF64X4 $1, Z2, Y3
	VMAXPS  Y3, Y2, Y2
	VEXTRACTF128 $1, Y2, X3
	VMAXPS  X3, X2, X2
	VPSHUFD $0x4e, X2, X3
	VMAXPS  X3, X2, X2
	VPSHUFD $0xb1, X2, X3
	VMAXPS  X3, X2, X2
	VDIVSS  X14, X2, X4 // scale
	VMOVD   X4, AX
	VDIVSS  X2, X14, X5 // its inverse
	TESTL   AX, AX
	JNZ     some
	VXORPS  X5, X5, X5

some:
	KORTESTW K1, K1
	JZ       numbers
	MOVL     $0x7fc00000, AX

numbers:
	MOVL         AX, (R8)
	MOVL         AX, 4(R8)
	VBROADCASTSS X5, Z5
	VMULPS       Z5, Z0, Z0
	VMULPS       Z5, Z1, Z1
	VCVTPS2DQ    Z0, Z0
	VCVTPS2DQ    Z1, Z1
	VPMOVDB      Z0, (BX)
	VPMOVDB      Z1, 16(BX)
	VPADDD       Z13, Z0, Z6
	VPADDD       Z13, Z1, Z7
	VPSRAD       $8, Z6, Z6
	VPSRAD       $8, Z7, Z7
	VPMOVDB      Z6, (DI)
	VPMOVDB      Z7, 16(DI)
	SUM(Z0, Y0, X0, Y6, X6)
	VMOVSS       X0, (R9)
	SUM(Z1, Y1, X1, Y6, X6)
	VMOVSS       X1, 4(R9)
	ADDQ         $32, BX
	ADDQ         $128, SI
	ADDQ         $32, DI
	ADDQ         $8, R8
	ADDQ         $8, R9
	DECQ         CX
	JNZ          round
	VZEROUPPER
	RET
