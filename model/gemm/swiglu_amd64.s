#include "textflag.h"
#include "exp_amd64.h"

// SIGMOID sets Z6 to 1 + e^-Z5, by which it is divided.
#define SIGMOID \
	VSUBPS Z5, Z16, Z1 \
	EXP512 \
	VADDPS Z26, Z1, Z6

// func avx512SwiGLU(act, gate, up []float32)
TEXT ·avx512SwiGLU(SB), NOSPLIT, $0-72
	MOVQ act_base+0(FP), DI
	MOVQ act_len+8(FP), CX
	MOVQ gate_base+24(FP), SI
	MOVQ up_base+48(FP), DX
	EXP512_CONSTANTS
	VPXORD Z16, Z16, Z16
	KXNORW K1, K1, K1

loop:
	SUBQ $16, CX
	JGE  whole
	ADDQ $16, CX
	JZ   return
	MASK512
	XORL CX, CX

whole:
	VMOVUPS.Z (SI), K1, Z5
	VMOVUPS.Z (DX), K1, Z7
	SIGMOID
	VDIVPS    Z6, Z5, Z5
	VMULPS    Z7, Z5, Z5
	VMOVUPS   Z5, K1, (DI)
	ADDQ      $64, DI
	ADDQ      $64, SI
	ADDQ      $64, DX
	JMP       loop

return:
	VZEROUPPER
	RET

// func avx512SwiGLUGrad(act, gate, up, dact []float32)
TEXT ·avx512SwiGLUGrad(SB), NOSPLIT, $0-96
	MOVQ act_base+0(FP), DI
	MOVQ act_len+8(FP), CX
	MOVQ gate_base+24(FP), SI
	MOVQ up_base+48(FP), DX
	MOVQ dact_base+72(FP), R8
	EXP512_CONSTANTS
	VPXORD Z16, Z16, Z16
	KXNORW K1, K1, K1

loop:
	SUBQ $16, CX
	JGE  whole
	ADDQ $16, CX
	JZ   return
	MASK512
	XORL CX, CX

whole:
	VMOVUPS.Z (SI), K1, Z5
	VMOVUPS.Z (DX), K1, Z7
	VMOVUPS.Z (R8), K1, Z8
	SIGMOID
	VDIVPS    Z6, Z26, Z6 // the sigmoid
	VMULPS    Z6, Z5, Z5  // silu
	VMULPS    Z7, Z5, Z9
	VMOVUPS   Z9, K1, (DI)
	VSUBPS    Z6, Z26, Z9
	VMULPS    Z9, Z5, Z9
	VADDPS    Z9, Z6, Z9
	VMULPS    Z7, Z8, Z7
	VMULPS    Z9, Z7, Z7
	VMOVUPS   Z7, K1, (SI)
	VMULPS    Z5, Z8, Z5
	VMOVUPS   Z5, K1, (DX)
	ADDQ      $64, DI
	ADDQ      $64, SI
	ADDQ      $64, DX
	ADDQ      $64, R8
	JMP       loop

return:
	VZEROUPPER
	RET
