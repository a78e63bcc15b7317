#include "textflag.h"
#include "blocks_amd64.h"

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

// func codeQ4_K(codes, b *byte)
// One block.
TEXT ·codeQ4_K(SB), NOSPLIT, $0-16
	MOVQ codes+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ $4, CX
	BYTES(15, X15, Y15)

codes:
	VMOVDQU 16(SI), Y1
	VPSRLW  $4, Y1, Y2
	VPAND   Y15, Y1, Y1
	VPAND   Y15, Y2, Y2
	VMOVDQU Y1, (DI)
	VMOVDQU Y2, 32(DI)
	ADDQ    $32, SI
	ADDQ    $64, DI
	DECQ    CX
	JNZ     codes
	VZEROUPPER
	RET
