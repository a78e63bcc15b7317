#include "textflag.h"

// Each lane is one inverse scale that is tried. Products and sums are rounded one by one, as Go does: no FMA.

DATA magic<>+0(SB)/4, $0x4b400000 // 1.5·2²³, see round
GLOBL magic<>(SB), RODATA, $4

// func affineSumsAVX2(above, x, weights *[32]float32, inverse, c, cc, cx *[lanes]float32, top float32)
TEXT ·affineSumsAVX2(SB), NOSPLIT, $0-60
	MOVQ         above+0(FP), SI
	MOVQ         x+8(FP), DX
	MOVQ         weights+16(FP), BX
	MOVQ         inverse+24(FP), AX
	VMOVUPS      (AX), Y0
	VBROADCASTSS magic<>(SB), Y1
	VBROADCASTSS top+56(FP), Y2
	VXORPS       Y3, Y3, Y3
	VXORPS       Y4, Y4, Y4
	VXORPS       Y5, Y5, Y5
	VXORPS       Y6, Y6, Y6
	XORQ         CX, CX

sums:
	VBROADCASTSS (SI)(CX*4), Y7
	VMULPS       Y0, Y7, Y7
	VADDPS       Y1, Y7, Y7
	VSUBPS       Y1, Y7, Y7
	VMINPS       Y2, Y7, Y7
	VMAXPS       Y3, Y7, Y7       // the codes
	VBROADCASTSS (BX)(CX*4), Y8
	VMULPS       Y8, Y7, Y8
	VADDPS       Y8, Y4, Y4
	VMULPS       Y7, Y8, Y9
	VADDPS       Y9, Y5, Y5
	VBROADCASTSS (DX)(CX*4), Y10
	VMULPS       Y10, Y8, Y10
	VADDPS       Y10, Y6, Y6
	INCQ         CX
	CMPQ         CX, $32
	JLT          sums

	MOVQ    c+32(FP), AX
	VMOVUPS Y4, (AX)
	MOVQ    cc+40(FP), AX
	VMOVUPS Y5, (AX)
	MOVQ    cx+48(FP), AX
	VMOVUPS Y6, (AX)
	VZEROUPPER
	RET

// func affineErrorsAVX2(above, x, weights *[32]float32, inverse, scale, least, e *[lanes]float32, top float32)
TEXT ·affineErrorsAVX2(SB), NOSPLIT, $0-60
	MOVQ         above+0(FP), SI
	MOVQ         x+8(FP), DX
	MOVQ         weights+16(FP), BX
	MOVQ         inverse+24(FP), AX
	VMOVUPS      (AX), Y0
	VBROADCASTSS magic<>(SB), Y1
	VBROADCASTSS top+56(FP), Y2
	VXORPS       Y3, Y3, Y3
	MOVQ         scale+32(FP), AX
	VMOVUPS      (AX), Y4
	MOVQ         least+40(FP), AX
	VMOVUPS      (AX), Y5
	VXORPS       Y6, Y6, Y6
	XORQ         CX, CX

errors:
	VBROADCASTSS (SI)(CX*4), Y7
	VMULPS       Y0, Y7, Y7
	VADDPS       Y1, Y7, Y7
	VSUBPS       Y1, Y7, Y7
	VMINPS       Y2, Y7, Y7
	VMAXPS       Y3, Y7, Y7
	VMULPS       Y4, Y7, Y7
	VADDPS       Y5, Y7, Y7
	VBROADCASTSS (DX)(CX*4), Y8
	VSUBPS       Y8, Y7, Y7
	VMULPS       Y7, Y7, Y7
	VBROADCASTSS (BX)(CX*4), Y9
	VMULPS       Y9, Y7, Y7
	VADDPS       Y7, Y6, Y6
	INCQ         CX
	CMPQ         CX, $32
	JLT          errors

	MOVQ    e+48(FP), AX
	VMOVUPS Y6, (AX)
	VZEROUPPER
	RET

// func scaleSumsAVX2(x, weights, wx *float32, count int, inverse *[3 * lanes]float32, n float32, cx, cc *[3 * lanes]float32)
TEXT ·scaleSumsAVX2(SB), NOSPLIT, $0-64
	MOVQ         x+0(FP), SI
	MOVQ         weights+8(FP), BX
	MOVQ         wx+16(FP), DX
	MOVQ         count+24(FP), R8
	MOVQ         inverse+32(FP), AX
	VMOVUPS      (AX), Y0
	VMOVUPS      32(AX), Y1
	VMOVUPS      64(AX), Y2
	VBROADCASTSS n+40(FP), Y4
	MOVL         $0x3f800000, AX        // 1
	VMOVD        AX, X5
	VBROADCASTSS X5, Y5
	VSUBPS       Y5, Y4, Y5             // n − 1
	VXORPS       Y3, Y3, Y3
	VSUBPS       Y4, Y3, Y4             // −n
	VBROADCASTSS magic<>(SB), Y3
	VXORPS       Y6, Y6, Y6
	VXORPS       Y7, Y7, Y7
	VXORPS       Y8, Y8, Y8
	VXORPS       Y9, Y9, Y9
	VXORPS       Y10, Y10, Y10
	VXORPS       Y11, Y11, Y11
	XORQ         CX, CX

// STEP adds one element's terms to the sums cx and cc of the lanes of inverse.
#define STEP(inverse, cx, cc) \
	VBROADCASTSS (SI)(CX*4), Y12 \
	VMULPS       inverse, Y12, Y12 \
	VADDPS       Y3, Y12, Y12      \
	VSUBPS       Y3, Y12, Y12      \
	VMAXPS       Y4, Y12, Y12      \
	VMINPS       Y5, Y12, Y12      \
	VMULPS       Y13, Y12, Y15     \
	VADDPS       Y15, cx, cx       \
	VMULPS       Y14, Y12, Y15     \
	VMULPS       Y12, Y15, Y15     \
	VADDPS       Y15, cc, cc

scales:
	VBROADCASTSS (DX)(CX*4), Y13
	VBROADCASTSS (BX)(CX*4), Y14
	STEP(Y0, Y6, Y9)
	STEP(Y1, Y7, Y10)
	STEP(Y2, Y8, Y11)
	INCQ         CX
	CMPQ         CX, R8
	JLT          scales

	MOVQ    cx+48(FP), AX
	VMOVUPS Y6, (AX)
	VMOVUPS Y7, 32(AX)
	VMOVUPS Y8, 64(AX)
	MOVQ    cc+56(FP), AX
	VMOVUPS Y9, (AX)
	VMOVUPS Y10, 32(AX)
	VMOVUPS Y11, 64(AX)
	VZEROUPPER
	RET
