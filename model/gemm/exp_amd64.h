// What kernels of AVX-512 share that raise e to a power, or end with some lanes of a register.

// MASK512 sets K1 to the first CX lanes, CX < 16.
#define MASK512 \
	MOVQ  $1, AX \
	SHLQ  CX, AX \
	DECQ  AX \
	KMOVW AX, K1

// EXP512_CONSTANTS loads what EXP512 needs but Z16. Z26 is 1.
#define EXP512_CONSTANTS \
	VBROADCASTSS ·expTable+0(SB), Z17 \
	VBROADCASTSS ·expTable+4(SB), Z18 \
	VBROADCASTSS ·expTable+8(SB), Z19 \
	VBROADCASTSS ·expTable+12(SB), Z20 \
	VBROADCASTSS ·expTable+16(SB), Z21 \
	VBROADCASTSS ·expTable+20(SB), Z22 \
	VBROADCASTSS ·expTable+24(SB), Z23 \
	VBROADCASTSS ·expTable+28(SB), Z24 \
	VBROADCASTSS ·expTable+32(SB), Z25 \
	VBROADCASTSS ·expTable+36(SB), Z26 \
	VBROADCASTSS ·expTable+40(SB), Z27 \
	VBROADCASTSS ·expTable+44(SB), Z28

// EXP512 replaces Z1 by e^(Z1-Z16). A NaN passes VMINPS and VMAXPS as their last source.
#define EXP512 \
	VSUBPS        Z16, Z1, Z1 \
	VMINPS        Z1, Z28, Z1 \
	VMAXPS        Z1, Z27, Z1 \
	VMULPS        Z17, Z1, Z2 \
	VRNDSCALEPS   $0, Z2, Z2 \
	VFNMADD231PS  Z18, Z2, Z1 \
	VFNMADD231PS  Z19, Z2, Z1 \
	VMULPS        Z1, Z1, Z3 \
	VMOVAPS       Z20, Z4 \
	VFMADD213PS   Z21, Z1, Z4 \
	VFMADD213PS   Z22, Z1, Z4 \
	VFMADD213PS   Z23, Z1, Z4 \
	VFMADD213PS   Z24, Z1, Z4 \
	VFMADD213PS   Z25, Z1, Z4 \
	VFMADD213PS   Z1, Z3, Z4 \
	VADDPS        Z26, Z4, Z4 \
	VSCALEFPS     Z2, Z4, Z1
