#include "textflag.h"

// func avx2WidenBlocks(dst []float32, src []Half, blocks int)
// dst[i] = src[i] for blocks of 16 elements, at least one.
TEXT ·avx2WidenBlocks(SB), NOSPLIT, $0-56
	MOVQ dst_base+0(FP), DI
	MOVQ src_base+24(FP), SI
	MOVQ blocks+48(FP), CX

widen:
	VCVTPH2PS (SI), Y0
	VCVTPH2PS 16(SI), Y1
	VMOVUPS   Y0, (DI)
	VMOVUPS   Y1, 32(DI)
	ADDQ      $32, SI
	ADDQ      $64, DI
	DECQ      CX
	JNZ       widen
	VZEROUPPER
	RET

// func avx2NarrowBlocks(dst []Half, src []float32, blocks int)
// dst[i] = src[i] to the nearest, ties to even, for blocks of 16 elements, at least one.
TEXT ·avx2NarrowBlocks(SB), NOSPLIT, $0-56
	MOVQ dst_base+0(FP), DI
	MOVQ src_base+24(FP), SI
	MOVQ blocks+48(FP), CX

narrow:
	VMOVUPS   (SI), Y0
	VMOVUPS   32(SI), Y1
	VCVTPS2PH $0, Y0, (DI)
	VCVTPS2PH $0, Y1, 16(DI)
	ADDQ      $64, SI
	ADDQ      $32, DI
	DECQ      CX
	JNZ       narrow
	VZEROUPPER
	RET
