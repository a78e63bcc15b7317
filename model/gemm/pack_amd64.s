#include "textflag.h"

// func avx2Transpose8(blocks int, src []float32, ld int, dst []float32, nr int)
//
// For each of blocks 8×8 squares: dst[p*nr+j] = src[j*ld+p]. Lanes of 128 bits pair row j with row j+4.
TEXT ·avx2Transpose8(SB), NOSPLIT, $0-72
	MOVQ blocks+0(FP), CX
	MOVQ src_base+8(FP), SI
	MOVQ ld+32(FP), R8
	MOVQ dst_base+40(FP), DI
	MOVQ nr+64(FP), R10
	SHLQ $2, R8
	SHLQ $2, R10
	LEAQ (R8)(R8*2), R9
	LEAQ (R10)(R10*2), R11
	LEAQ (SI)(R8*4), BX

square:
	VMOVUPS     (SI), X0
	VINSERTF128 $1, (BX), Y0, Y0
	VMOVUPS     (SI)(R8*1), X1
	VINSERTF128 $1, (BX)(R8*1), Y1, Y1
	VMOVUPS     (SI)(R8*2), X2
	VINSERTF128 $1, (BX)(R8*2), Y2, Y2
	VMOVUPS     (SI)(R9*1), X3
	VINSERTF128 $1, (BX)(R9*1), Y3, Y3
	VMOVUPS     16(SI), X4
	VINSERTF128 $1, 16(BX), Y4, Y4
	VMOVUPS     16(SI)(R8*1), X5
	VINSERTF128 $1, 16(BX)(R8*1), Y5, Y5
	VMOVUPS     16(SI)(R8*2), X6
	VINSERTF128 $1, 16(BX)(R8*2), Y6, Y6
	VMOVUPS     16(SI)(R9*1), X7
	VINSERTF128 $1, 16(BX)(R9*1), Y7, Y7

	VUNPCKLPS Y1, Y0, Y8
	VUNPCKHPS Y1, Y0, Y9
	VUNPCKLPS Y3, Y2, Y10
	VUNPCKHPS Y3, Y2, Y11
	VUNPCKLPS Y5, Y4, Y12
	VUNPCKHPS Y5, Y4, Y13
	VUNPCKLPS Y7, Y6, Y14
	VUNPCKHPS Y7, Y6, Y15

	VSHUFPS $0x44, Y10, Y8, Y0
	VSHUFPS $0xee, Y10, Y8, Y1
	VSHUFPS $0x44, Y11, Y9, Y2
	VSHUFPS $0xee, Y11, Y9, Y3
	VSHUFPS $0x44, Y14, Y12, Y4
	VSHUFPS $0xee, Y14, Y12, Y5
	VSHUFPS $0x44, Y15, Y13, Y6
	VSHUFPS $0xee, Y15, Y13, Y7

	VMOVUPS Y0, (DI)
	VMOVUPS Y1, (DI)(R10*1)
	VMOVUPS Y2, (DI)(R10*2)
	VMOVUPS Y3, (DI)(R11*1)
	LEAQ    (DI)(R10*4), DI
	VMOVUPS Y4, (DI)
	VMOVUPS Y5, (DI)(R10*1)
	VMOVUPS Y6, (DI)(R10*2)
	VMOVUPS Y7, (DI)(R11*1)
	LEAQ    (DI)(R10*4), DI

	ADDQ $32, SI
	ADDQ $32, BX
	DECQ CX
	JNZ  square
	VZEROUPPER
	RET

// The rows to come lie too far apart for the hardware to foresee.
#define COPY32 \
	VMOVUPS    (SI), Y0 \
	VMOVUPS    32(SI), Y1 \
	VMOVUPS    64(SI), Y2 \
	VMOVUPS    96(SI), Y3 \
	PREFETCHT0 (SI)(R9*1) \
	PREFETCHT0 64(SI)(R9*1) \
	VMOVUPS    Y0, (DI) \
	VMOVUPS    Y1, 32(DI) \
	VMOVUPS    Y2, 64(DI) \
	VMOVUPS    Y3, 96(DI)

#define COPY16 \
	VMOVUPS    (SI), Y0 \
	VMOVUPS    32(SI), Y1 \
	PREFETCHT0 (SI)(R9*1) \
	VMOVUPS    Y0, (DI) \
	VMOVUPS    Y1, 32(DI)

#define COPY12 \
	VMOVUPS    (SI), Y0 \
	VMOVUPS    32(SI), X1 \
	PREFETCHT0 (SI)(R9*1) \
	VMOVUPS    Y0, (DI) \
	VMOVUPS    X1, 32(DI)

#define COPY6 \
	VMOVUPS    (SI), X0 \
	MOVQ       16(SI), AX \
	PREFETCHT0 (SI)(R9*1) \
	VMOVUPS    X0, (DI) \
	MOVQ       AX, 16(DI)

// ROWS copies CX rows of DX panels.
#define ROWS(rows, row, COPY) \
rows: \
	MOVQ BX, SI \
	MOVQ R12, DI \
	MOVQ DX, R13 \
row: \
	COPY \
	ADDQ R10, SI \
	ADDQ R11, DI \
	DECQ R13 \
	JNZ  row \
	ADDQ R8, BX \
	ADDQ R10, R12 \
	DECQ CX \
	JNZ  rows \
	VZEROUPPER \
	RET

// func avx2Cut(k, whole int, src []float32, ld int, dst []float32, width, stride int)
TEXT ·avx2Cut(SB), NOSPLIT, $0-88
	MOVQ k+0(FP), CX
	MOVQ whole+8(FP), DX
	MOVQ src_base+16(FP), BX
	MOVQ ld+40(FP), R8
	MOVQ dst_base+48(FP), R12
	MOVQ width+72(FP), R10
	MOVQ stride+80(FP), R11
	SHLQ $2, R8
	LEAQ (R8*8), R9
	SHLQ $2, R10
	SHLQ $2, R11

	CMPQ R10, $(12*4)
	JEQ  rows12
	CMPQ R10, $(16*4)
	JEQ  rows16
	CMPQ R10, $(6*4)
	JEQ  rows6

	ROWS(rows32, row32, COPY32)
	ROWS(rows16, row16, COPY16)
	ROWS(rows12, row12, COPY12)
	ROWS(rows6, row6, COPY6)
