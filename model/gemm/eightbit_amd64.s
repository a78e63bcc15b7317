#include "textflag.h"

// A group of k for one row: its integers are in Z(i) and Z(j), its floats are summed in Z(x) and Z(y). DX is the column
// of A's codes, R14 that of its scales and sums.
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

// func vnniRow(groups, steps int, a *int8, scales, sums *float32, codes, panelScales, leasts, c *float32, add bool)
TEXT ·vnniRow(SB), NOSPLIT, $0-73
	MOVQ groups+0(FP), CX
	MOVQ a+16(FP), SI
	MOVQ scales+24(FP), R12
	MOVQ sums+32(FP), R13
	MOVQ codes+40(FP), BX
	MOVQ panelScales+48(FP), R10
	MOVQ leasts+56(FP), R11
	CLEAR(Z0, Z1)

group:
	CLEAR(Z12, Z13)
	MOVQ steps+8(FP), DX

step:
	CODES
	DOTS((SI), Z12, Z13)
	ADDQ $4, SI
	DECQ DX
	JNZ  step
	PANELSCALES
	SCALED((R12), (R13), Z12, Z13, Z0, Z1)
	ADDQ $4, R12
	ADDQ $4, R13
	DECQ CX
	JNZ  group

	MOVQ c+64(FP), DI
	CMPB add+72(FP), $0
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

// func vnniRows(groups, steps int, a *int8, lda int, scales, sums *float32, lds int, codes, panelScales, leasts, c *float32, ldc int, add bool)
// Six rows. lda, lds and ldc are in bytes.
TEXT ·vnniRows(SB), NOSPLIT, $0-97
	MOVQ groups+0(FP), CX
	MOVQ a+16(FP), SI
	MOVQ lda+24(FP), R8
	LEAQ (SI)(R8*2), AX
	ADDQ R8, AX
	MOVQ scales+32(FP), R12
	MOVQ sums+40(FP), R13
	MOVQ lds+48(FP), R9
	LEAQ (R9)(R9*2), R15
	MOVQ codes+56(FP), BX
	MOVQ panelScales+64(FP), R10
	MOVQ leasts+72(FP), R11
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

step:
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
	JNZ  step
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

	MOVQ c+80(FP), DI
	MOVQ ldc+88(FP), R8
	CMPB add+96(FP), $0
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

// func vnniRound(codes *int8, scales, sums, x *float32, groups int)
// Groups of 32. A NaN makes the scale one.
TEXT ·vnniRound(SB), NOSPLIT, $0-40
	MOVQ codes+0(FP), DI
	MOVQ scales+8(FP), R8
	MOVQ sums+16(FP), R9
	MOVQ x+24(FP), SI
	MOVQ groups+32(FP), CX
	MOVL $0x7fffffff, AX
	VPBROADCASTD AX, Z15
	MOVL $0x42fe0000, AX // 127
	VMOVD AX, X14
	MOVL $0x01010101, AX
	VPBROADCASTD AX, Y13

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
	VPMOVDB      Z0, X6
	VPMOVDB      Z1, X7
	VINSERTI128  $1, X7, Y6, Y6
	VMOVDQU      Y6, (DI)
	VPXOR        Y8, Y8, Y8
	VPDPBUSD     Y6, Y13, Y8
	VPHADDD      Y8, Y8, Y8
	VPHADDD      Y8, Y8, Y8
	VCVTDQ2PS    Y8, Y8
	VMOVSS       X8, (R9)
	VEXTRACTF128 $1, Y8, X8
	VMOVSS       X8, 4(R9)
	ADDQ         $128, SI
	ADDQ         $32, DI
	ADDQ         $8, R8
	ADDQ         $8, R9
	DECQ         CX
	JNZ          round
	VZEROUPPER
	RET
