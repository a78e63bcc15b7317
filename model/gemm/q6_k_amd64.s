#include "textflag.h"
#include "blocks_amd64.h"

// RUN writes 32 elements from their low bits y and their high ones, which VPSRLW or VPSLLW has brought to bits 4 and 5.
#define RUN(y, at, scale) \
	VPAND        Y15, y, Y4 \
	VPAND        Y14, Y5, Y5 \
	VPOR         Y5, Y4, Y4 \
	VPSUBB       Y13, Y4, Y4 \
	VBROADCASTSS scale(R8), Y6 \
	VBROADCASTSS scale+4(R8), Y7 \
	FLOATS32(Y4, X4, at, Y6, Y7)

// func expandQ6_K(x *float32, b *byte, scales *[16]float32)
// One block of two halves, each four runs of 32 elements: the low 4 bits are those of bytes 0 to 31 and 32 to 63, first
// the low ones, the 2 high bits are in 32 bytes from 128 on. 32 is zero, and 16 elements share a scale.
TEXT ·expandQ6_K(SB), NOSPLIT, $0-24
	MOVQ x+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ scales+16(FP), R8
	LEAQ 128(SI), R9
	MOVQ $2, CX
	BYTES(15, X15, Y15)
	BYTES(0x30, X14, Y14)
	BYTES(32, X13, Y13)

half:
	VMOVDQU (SI), Y0
	VMOVDQU 32(SI), Y1
	VMOVDQU (R9), Y2
	VPSLLW  $4, Y2, Y5
	RUN(Y0, 0, 0)
	VPSLLW  $2, Y2, Y5
	RUN(Y1, 128, 8)
	VPSRLW  $4, Y0, Y0
	VMOVDQA Y2, Y5
	RUN(Y0, 256, 16)
	VPSRLW  $4, Y1, Y1
	VPSRLW  $2, Y2, Y5
	RUN(Y1, 384, 24)
	ADDQ    $64, SI
	ADDQ    $32, R9
	ADDQ    $32, R8
	ADDQ    $512, DI
	DECQ    CX
	JNZ     half
	VZEROUPPER
	RET

// CODES is RUN without scales.
#define CODES(y, at) \
	VPAND   Y15, y, Y4 \
	VPAND   Y14, Y5, Y5 \
	VPOR    Y5, Y4, Y4 \
	VMOVDQU Y4, at(DI)

// func codeQ6_K(codes, b *byte)
// One block. The codes are unsigned: 32 is zero.
TEXT ·codeQ6_K(SB), NOSPLIT, $0-16
	MOVQ codes+0(FP), DI
	MOVQ b+8(FP), SI
	LEAQ 128(SI), R9
	MOVQ $2, CX
	BYTES(15, X15, Y15)
	BYTES(0x30, X14, Y14)

codes:
	VMOVDQU (SI), Y0
	VMOVDQU 32(SI), Y1
	VMOVDQU (R9), Y2
	VPSLLW  $4, Y2, Y5
	CODES(Y0, 0)
	VPSLLW  $2, Y2, Y5
	CODES(Y1, 32)
	VPSRLW  $4, Y0, Y0
	VMOVDQA Y2, Y5
	CODES(Y0, 64)
	VPSRLW  $4, Y1, Y1
	VPSRLW  $2, Y2, Y5
	CODES(Y1, 96)
	ADDQ    $64, SI
	ADDQ    $32, R9
	ADDQ    $128, DI
	DECQ    CX
	JNZ     codes
	VZEROUPPER
	RET
