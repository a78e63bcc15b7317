#include "textflag.h"
#include "exp_amd64.h"

// e^x = 2ⁿ·e^r with n = round(x·log₂e) and r = x - n·ln 2, ln 2 in two parts so that n·ln2hi is exact.
// e^r is the polynomial of Cephes' expf (Moshier): 1 + r + r²·(c0·r⁵ + … + c5).
DATA ·expTable+0(SB)/4, $0x3fb8aa3b  // log₂e
DATA ·expTable+4(SB)/4, $0x3f318000  // ln2hi = 0.693359375
DATA ·expTable+8(SB)/4, $0xb95e8083  // ln2lo = -2.12194440e-4
DATA ·expTable+12(SB)/4, $0x39506967 // c0 = 1.9875691500e-4
DATA ·expTable+16(SB)/4, $0x3ab743ce // 1.3981999507e-3
DATA ·expTable+20(SB)/4, $0x3c088908 // 8.3334519073e-3
DATA ·expTable+24(SB)/4, $0x3d2aa9c1 // 4.1665795894e-2
DATA ·expTable+28(SB)/4, $0x3e2aaaaa // 1.6666665459e-1
DATA ·expTable+32(SB)/4, $0x3f000000 // c5 = 5.0000001201e-1
DATA ·expTable+36(SB)/4, $0x3f800000 // 1
DATA ·expTable+40(SB)/4, $0xc2d20000 // -105: below it, e^x rounds to 0
DATA ·expTable+44(SB)/4, $0x42b20000 // 89: above it, e^x overflows
DATA ·expTable+48(SB)/4, $127        // the exponent's bias
GLOBL ·expTable(SB), RODATA|NOPTR, $52

// Eight ones, then eight zeros: the mask of the first i lanes starts at element 8-i.
DATA ·laneMask<>+0(SB)/8, $-1
DATA ·laneMask<>+8(SB)/8, $-1
DATA ·laneMask<>+16(SB)/8, $-1
DATA ·laneMask<>+24(SB)/8, $-1
DATA ·laneMask<>+32(SB)/8, $0
DATA ·laneMask<>+40(SB)/8, $0
DATA ·laneMask<>+48(SB)/8, $0
DATA ·laneMask<>+56(SB)/8, $0
GLOBL ·laneMask<>(SB), RODATA|NOPTR, $64

// MASK256 sets Y15 to the first CX lanes, CX < 8.
#define MASK256 \
	LEAQ    ·laneMask<>+32(SB), AX \
	NEGQ    CX \
	VMOVUPS (AX)(CX*4), Y15

// SUM256 and SUM512 add up the lanes of register 0 into X0.
#define SUM256 \
	VEXTRACTF128 $1, Y0, X1 \
	VADDPS       X1, X0, X0 \
	VMOVHLPS     X0, X0, X1 \
	VADDPS       X1, X0, X0 \
	VMOVSHDUP    X0, X1 \
	VADDSS       X1, X0, X0

#define SUM512 \
	VEXTRACTF64X4 $1, Z0, Y1 \
	VADDPS        Y1, Y0, Y0 \
	SUM256

// func avx512Exp(dst, src []float32, shift float32) (sum float32)
TEXT ·avx512Exp(SB), NOSPLIT, $0-60
	MOVQ         dst_base+0(FP), DI
	MOVQ         src_base+24(FP), SI
	MOVQ         src_len+32(FP), CX
	VBROADCASTSS shift+48(FP), Z16
	EXP512_CONSTANTS
	VPXORD       Z0, Z0, Z0
	SUBQ         $16, CX
	JLT          tail

loop:
	VMOVUPS (SI), Z1
	EXP512
	VMOVUPS Z1, (DI)
	VADDPS  Z1, Z0, Z0
	ADDQ    $64, SI
	ADDQ    $64, DI
	SUBQ    $16, CX
	JGE     loop

tail:
	ADDQ      $16, CX
	JZ        sum
	MASK512
	VMOVUPS.Z (SI), K1, Z1
	EXP512
	VMOVUPS   Z1, K1, (DI)
	VADDPS    Z1, Z0, K1, Z0

sum:
	SUM512
	VMOVSS X0, sum+56(FP)
	VZEROUPPER
	RET

// func avx512Max(x []float32) float32
TEXT ·avx512Max(SB), NOSPLIT, $0-28
	MOVQ         x_base+0(FP), SI
	MOVQ         x_len+8(FP), CX
	VBROADCASTSS (SI), Z0
	SUBQ         $16, CX
	JLT          tail

loop:
	VMAXPS (SI), Z0, Z0
	ADDQ   $64, SI
	SUBQ   $16, CX
	JGE    loop

tail:
	ADDQ   $16, CX
	JZ     lanes
	MASK512
	VMAXPS (SI), Z0, K1, Z0

lanes:
	VEXTRACTF64X4 $1, Z0, Y1
	VMAXPS        Y1, Y0, Y0
	VEXTRACTF128  $1, Y0, X1
	VMAXPS        X1, X0, X0
	VMOVHLPS      X0, X0, X1
	VMAXPS        X1, X0, X0
	VMOVSHDUP     X0, X1
	VMAXSS        X1, X0, X0
	VMOVSS        X0, ret+24(FP)
	VZEROUPPER
	RET

// func avx512Dot(x, y []float32) float32
TEXT ·avx512Dot(SB), NOSPLIT, $0-52
	MOVQ   x_base+0(FP), SI
	MOVQ   x_len+8(FP), CX
	MOVQ   y_base+24(FP), DI
	VPXORD Z0, Z0, Z0
	VPXORD Z1, Z1, Z1
	VPXORD Z2, Z2, Z2
	VPXORD Z3, Z3, Z3
	SUBQ   $64, CX
	JLT    rest

loop:
	VMOVUPS     (SI), Z4
	VMOVUPS     64(SI), Z5
	VMOVUPS     128(SI), Z6
	VMOVUPS     192(SI), Z7
	VFMADD231PS (DI), Z4, Z0
	VFMADD231PS 64(DI), Z5, Z1
	VFMADD231PS 128(DI), Z6, Z2
	VFMADD231PS 192(DI), Z7, Z3
	ADDQ        $256, SI
	ADDQ        $256, DI
	SUBQ        $64, CX
	JGE         loop

rest:
	VADDPS Z1, Z0, Z0
	VADDPS Z3, Z2, Z2
	VADDPS Z2, Z0, Z0
	ADDQ   $48, CX
	JLT    tail

short:
	VMOVUPS     (SI), Z4
	VFMADD231PS (DI), Z4, Z0
	ADDQ        $64, SI
	ADDQ        $64, DI
	SUBQ        $16, CX
	JGE         short

tail:
	ADDQ        $16, CX
	JZ          sum
	MASK512
	VMOVUPS.Z   (SI), K1, Z4
	VMOVUPS.Z   (DI), K1, Z5
	VFMADD231PS Z5, Z4, Z0

sum:
	SUM512
	VMOVSS X0, ret+48(FP)
	VZEROUPPER
	RET

// func avx512Axpy(alpha float32, x, y []float32)
TEXT ·avx512Axpy(SB), NOSPLIT, $0-56
	VBROADCASTSS alpha+0(FP), Z0
	MOVQ         x_base+8(FP), SI
	MOVQ         x_len+16(FP), CX
	MOVQ         y_base+32(FP), DI
	SUBQ         $16, CX
	JLT          tail

loop:
	VMOVUPS     (DI), Z1
	VFMADD231PS (SI), Z0, Z1
	VMOVUPS     Z1, (DI)
	ADDQ        $64, SI
	ADDQ        $64, DI
	SUBQ        $16, CX
	JGE         loop

tail:
	ADDQ        $16, CX
	JZ          return
	MASK512
	VMOVUPS.Z   (SI), K1, Z2
	VMOVUPS.Z   (DI), K1, Z1
	VFMADD231PS Z2, Z0, Z1
	VMOVUPS     Z1, K1, (DI)

return:
	VZEROUPPER
	RET

// func avx512Scale(alpha float32, x []float32)
TEXT ·avx512Scale(SB), NOSPLIT, $0-32
	VBROADCASTSS alpha+0(FP), Z0
	MOVQ         x_base+8(FP), DI
	MOVQ         x_len+16(FP), CX
	SUBQ         $16, CX
	JLT          tail

loop:
	VMULPS  (DI), Z0, Z1
	VMOVUPS Z1, (DI)
	ADDQ    $64, DI
	SUBQ    $16, CX
	JGE     loop

tail:
	ADDQ      $16, CX
	JZ        return
	MASK512
	VMOVUPS.Z (DI), K1, Z1
	VMULPS    Z1, Z0, Z1
	VMOVUPS   Z1, K1, (DI)

return:
	VZEROUPPER
	RET

// func avx512SoftmaxGrad(dp, p []float32, mean, scale float32)
TEXT ·avx512SoftmaxGrad(SB), NOSPLIT, $0-56
	MOVQ         dp_base+0(FP), DI
	MOVQ         dp_len+8(FP), CX
	MOVQ         p_base+24(FP), SI
	VBROADCASTSS mean+48(FP), Z0
	VBROADCASTSS scale+52(FP), Z1
	SUBQ         $16, CX
	JLT          tail

loop:
	VMOVUPS (DI), Z2
	VSUBPS  Z0, Z2, Z2
	VMULPS  (SI), Z1, Z3
	VMULPS  Z3, Z2, Z2
	VMOVUPS Z2, (DI)
	ADDQ    $64, SI
	ADDQ    $64, DI
	SUBQ    $16, CX
	JGE     loop

tail:
	ADDQ      $16, CX
	JZ        return
	MASK512
	VMOVUPS.Z (DI), K1, Z2
	VMOVUPS.Z (SI), K1, Z3
	VSUBPS    Z0, Z2, Z2
	VMULPS    Z3, Z1, Z3
	VMULPS    Z3, Z2, Z2
	VMOVUPS   Z2, K1, (DI)

return:
	VZEROUPPER
	RET

// EXP256 replaces Y1 by e^(Y1-Y14).
// 2ⁿ is two factors, since n reaches 128 and -151.
#define EXP256 \
	VSUBPS       Y14, Y1, Y1 \
	VMINPS       Y1, Y13, Y1 \
	VMAXPS       Y1, Y12, Y1 \
	VMULPS       Y5, Y1, Y2 \
	VROUNDPS     $0, Y2, Y2 \
	VFNMADD231PS Y6, Y2, Y1 \
	VFNMADD231PS Y7, Y2, Y1 \
	VBROADCASTSS ·expTable+12(SB), Y4 \
	VBROADCASTSS ·expTable+16(SB), Y3 \
	VFMADD213PS  Y3, Y1, Y4 \
	VBROADCASTSS ·expTable+20(SB), Y3 \
	VFMADD213PS  Y3, Y1, Y4 \
	VFMADD213PS  Y8, Y1, Y4 \
	VFMADD213PS  Y9, Y1, Y4 \
	VFMADD213PS  Y10, Y1, Y4 \
	VMULPS       Y1, Y1, Y3 \
	VFMADD213PS  Y1, Y3, Y4 \
	VADDPS       Y11, Y4, Y4 \
	VCVTPS2DQ    Y2, Y2 \
	VPSRAD       $1, Y2, Y3 \
	VPSUBD       Y3, Y2, Y2 \
	VPBROADCASTD ·expTable+48(SB), Y1 \
	VPADDD       Y1, Y3, Y3 \
	VPADDD       Y1, Y2, Y2 \
	VPSLLD       $23, Y3, Y3 \
	VPSLLD       $23, Y2, Y2 \
	VMULPS       Y3, Y4, Y4 \
	VMULPS       Y2, Y4, Y1

// func avx2Exp(dst, src []float32, shift float32) (sum float32)
TEXT ·avx2Exp(SB), NOSPLIT, $0-60
	MOVQ         dst_base+0(FP), DI
	MOVQ         src_base+24(FP), SI
	MOVQ         src_len+32(FP), CX
	VBROADCASTSS shift+48(FP), Y14
	VBROADCASTSS ·expTable+0(SB), Y5
	VBROADCASTSS ·expTable+4(SB), Y6
	VBROADCASTSS ·expTable+8(SB), Y7
	VBROADCASTSS ·expTable+24(SB), Y8
	VBROADCASTSS ·expTable+28(SB), Y9
	VBROADCASTSS ·expTable+32(SB), Y10
	VBROADCASTSS ·expTable+36(SB), Y11
	VBROADCASTSS ·expTable+40(SB), Y12
	VBROADCASTSS ·expTable+44(SB), Y13
	VXORPS       Y0, Y0, Y0
	SUBQ         $8, CX
	JLT          tail

loop:
	VMOVUPS (SI), Y1
	EXP256
	VMOVUPS Y1, (DI)
	VADDPS  Y1, Y0, Y0
	ADDQ    $32, SI
	ADDQ    $32, DI
	SUBQ    $8, CX
	JGE     loop

tail:
	ADDQ       $8, CX
	JZ         sum
	MASK256
	VMASKMOVPS (SI), Y15, Y1
	EXP256
	VMASKMOVPS Y1, Y15, (DI)
	VANDPS     Y15, Y1, Y1
	VADDPS     Y1, Y0, Y0

sum:
	SUM256
	VMOVSS X0, sum+56(FP)
	VZEROUPPER
	RET

// func avx2Max(x []float32) float32
TEXT ·avx2Max(SB), NOSPLIT, $0-28
	MOVQ         x_base+0(FP), SI
	MOVQ         x_len+8(FP), CX
	VBROADCASTSS (SI), Y0
	SUBQ         $8, CX
	JLT          tail

loop:
	VMAXPS (SI), Y0, Y0
	ADDQ   $32, SI
	SUBQ   $8, CX
	JGE    loop

tail:
	ADDQ       $8, CX
	JZ         lanes
	MASK256
	VMASKMOVPS (SI), Y15, Y1
	VMAXPS     Y1, Y0, Y1
	VBLENDVPS  Y15, Y1, Y0, Y0

lanes:
	VEXTRACTF128 $1, Y0, X1
	VMAXPS       X1, X0, X0
	VMOVHLPS     X0, X0, X1
	VMAXPS       X1, X0, X0
	VMOVSHDUP    X0, X1
	VMAXSS       X1, X0, X0
	VMOVSS       X0, ret+24(FP)
	VZEROUPPER
	RET

// func avx2Dot(x, y []float32) float32
TEXT ·avx2Dot(SB), NOSPLIT, $0-52
	MOVQ   x_base+0(FP), SI
	MOVQ   x_len+8(FP), CX
	MOVQ   y_base+24(FP), DI
	VXORPS Y0, Y0, Y0
	VXORPS Y1, Y1, Y1
	VXORPS Y2, Y2, Y2
	VXORPS Y3, Y3, Y3
	SUBQ   $32, CX
	JLT    rest

loop:
	VMOVUPS     (SI), Y4
	VMOVUPS     32(SI), Y5
	VMOVUPS     64(SI), Y6
	VMOVUPS     96(SI), Y7
	VFMADD231PS (DI), Y4, Y0
	VFMADD231PS 32(DI), Y5, Y1
	VFMADD231PS 64(DI), Y6, Y2
	VFMADD231PS 96(DI), Y7, Y3
	ADDQ        $128, SI
	ADDQ        $128, DI
	SUBQ        $32, CX
	JGE         loop

rest:
	VADDPS Y1, Y0, Y0
	VADDPS Y3, Y2, Y2
	VADDPS Y2, Y0, Y0
	ADDQ   $24, CX
	JLT    tail

short:
	VMOVUPS     (SI), Y4
	VFMADD231PS (DI), Y4, Y0
	ADDQ        $32, SI
	ADDQ        $32, DI
	SUBQ        $8, CX
	JGE         short

tail:
	ADDQ        $8, CX
	JZ          sum
	MASK256
	VMASKMOVPS  (SI), Y15, Y4
	VMASKMOVPS  (DI), Y15, Y5
	VFMADD231PS Y5, Y4, Y0

sum:
	SUM256
	VMOVSS X0, ret+48(FP)
	VZEROUPPER
	RET

// func avx2Axpy(alpha float32, x, y []float32)
TEXT ·avx2Axpy(SB), NOSPLIT, $0-56
	VBROADCASTSS alpha+0(FP), Y0
	MOVQ         x_base+8(FP), SI
	MOVQ         x_len+16(FP), CX
	MOVQ         y_base+32(FP), DI
	SUBQ         $8, CX
	JLT          tail

loop:
	VMOVUPS     (DI), Y1
	VFMADD231PS (SI), Y0, Y1
	VMOVUPS     Y1, (DI)
	ADDQ        $32, SI
	ADDQ        $32, DI
	SUBQ        $8, CX
	JGE         loop

tail:
	ADDQ        $8, CX
	JZ          return
	MASK256
	VMASKMOVPS  (SI), Y15, Y2
	VMASKMOVPS  (DI), Y15, Y1
	VFMADD231PS Y2, Y0, Y1
	VMASKMOVPS  Y1, Y15, (DI)

return:
	VZEROUPPER
	RET

// func avx2Scale(alpha float32, x []float32)
TEXT ·avx2Scale(SB), NOSPLIT, $0-32
	VBROADCASTSS alpha+0(FP), Y0
	MOVQ         x_base+8(FP), DI
	MOVQ         x_len+16(FP), CX
	SUBQ         $8, CX
	JLT          tail

loop:
	VMULPS  (DI), Y0, Y1
	VMOVUPS Y1, (DI)
	ADDQ    $32, DI
	SUBQ    $8, CX
	JGE     loop

tail:
	ADDQ       $8, CX
	JZ         return
	MASK256
	VMASKMOVPS (DI), Y15, Y1
	VMULPS     Y1, Y0, Y1
	VMASKMOVPS Y1, Y15, (DI)

return:
	VZEROUPPER
	RET

// func avx2SoftmaxGrad(dp, p []float32, mean, scale float32)
TEXT ·avx2SoftmaxGrad(SB), NOSPLIT, $0-56
	MOVQ         dp_base+0(FP), DI
	MOVQ         dp_len+8(FP), CX
	MOVQ         p_base+24(FP), SI
	VBROADCASTSS mean+48(FP), Y0
	VBROADCASTSS scale+52(FP), Y1
	SUBQ         $8, CX
	JLT          tail

loop:
	VMOVUPS (DI), Y2
	VSUBPS  Y0, Y2, Y2
	VMULPS  (SI), Y1, Y3
	VMULPS  Y3, Y2, Y2
	VMOVUPS Y2, (DI)
	ADDQ    $32, SI
	ADDQ    $32, DI
	SUBQ    $8, CX
	JGE     loop

tail:
	ADDQ       $8, CX
	JZ         return
	MASK256
	VMASKMOVPS (DI), Y15, Y2
	VMASKMOVPS (SI), Y15, Y3
	VSUBPS     Y0, Y2, Y2
	VMULPS     Y3, Y1, Y3
	VMULPS     Y3, Y2, Y2
	VMASKMOVPS Y2, Y15, (DI)

return:
	VZEROUPPER
	RET
