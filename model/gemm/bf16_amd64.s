#include "textflag.h"

// Go's assembler does not know AMX nor AVX512_BF16, so these are their bytes.
#define LDTILECFG_AX BYTE $0xc4; BYTE $0xe2; BYTE $0x78; BYTE $0x49; BYTE $0x00
#define TILERELEASE BYTE $0xc4; BYTE $0xe2; BYTE $0x78; BYTE $0x49; BYTE $0xc0
#define TILEZERO(t) BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x49; BYTE $(0xc0 + 8*t)

// Tiles 0–3 are C[32, 32] at DI, and 16 rows of stride R8 below it at R13.
#define LOAD_C0 BYTE $0xc4; BYTE $0xa2; BYTE $0x7b; BYTE $0x4b; BYTE $0x04; BYTE $0x07
#define LOAD_C1 BYTE $0xc4; BYTE $0xa2; BYTE $0x7b; BYTE $0x4b; BYTE $0x4c; BYTE $0x07; BYTE $0x40
#define LOAD_C2 BYTE $0xc4; BYTE $0x82; BYTE $0x7b; BYTE $0x4b; BYTE $0x54; BYTE $0x05; BYTE $0x00
#define LOAD_C3 BYTE $0xc4; BYTE $0x82; BYTE $0x7b; BYTE $0x4b; BYTE $0x5c; BYTE $0x05; BYTE $0x40
#define STORE_C0 BYTE $0xc4; BYTE $0xa2; BYTE $0x7a; BYTE $0x4b; BYTE $0x04; BYTE $0x07
#define STORE_C1 BYTE $0xc4; BYTE $0xa2; BYTE $0x7a; BYTE $0x4b; BYTE $0x4c; BYTE $0x07; BYTE $0x40
#define STORE_C2 BYTE $0xc4; BYTE $0x82; BYTE $0x7a; BYTE $0x4b; BYTE $0x54; BYTE $0x05; BYTE $0x00
#define STORE_C3 BYTE $0xc4; BYTE $0x82; BYTE $0x7a; BYTE $0x4b; BYTE $0x5c; BYTE $0x05; BYTE $0x40

// Tiles 4 and 5 are two of A at R10, tiles 6 and 7 two of B at BX, each of 1 KiB, rows AX = 64 bytes apart.
#define LOAD_A0 BYTE $0xc4; BYTE $0xc2; BYTE $0x7b; BYTE $0x4b; BYTE $0x24; BYTE $0x02
#define LOAD_A1 BYTE $0xc4; BYTE $0xc2; BYTE $0x7b; BYTE $0x4b; BYTE $0xac; BYTE $0x02; LONG $0x400
#define LOAD_B0 BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x4b; BYTE $0x34; BYTE $0x03
#define LOAD_B1 BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x4b; BYTE $0xbc; BYTE $0x03; LONG $0x400
#define DOT_A0B0 BYTE $0xc4; BYTE $0xe2; BYTE $0x4a; BYTE $0x5c; BYTE $0xc4
#define DOT_A0B1 BYTE $0xc4; BYTE $0xe2; BYTE $0x42; BYTE $0x5c; BYTE $0xcc
#define DOT_A1B0 BYTE $0xc4; BYTE $0xe2; BYTE $0x4a; BYTE $0x5c; BYTE $0xd5
#define DOT_A1B1 BYTE $0xc4; BYTE $0xe2; BYTE $0x42; BYTE $0x5c; BYTE $0xdd

// VCVTNE2PS2BF16 rounds Z0 and Z1 to the lower and the upper half of Z2.
#define ROUND BYTE $0x62; BYTE $0xf2; BYTE $0x77; BYTE $0x48; BYTE $0x72; BYTE $0xd0

// VDPBF16PS adds to Z(acc), or Z(8+acc), the products of pairs in Z(18+a) and Z(16+b).
#define DOT_LOW(acc, a, b) BYTE $0x62; BYTE $0xb2; BYTE $(0x6e - 8*a); BYTE $0x40; BYTE $0x52; BYTE $(0xc0 + 8*acc + b)
#define DOT_HIGH(acc, a, b) BYTE $0x62; BYTE $0x32; BYTE $(0x6e - 8*a); BYTE $0x40; BYTE $0x52; BYTE $(0xc0 + 8*acc + b)

// Palette 1: eight tiles of 16 rows of 64 bytes.
DATA tileShapes<>+0(SB)/8, $1
DATA tileShapes<>+8(SB)/8, $0
DATA tileShapes<>+16(SB)/8, $0x0040004000400040
DATA tileShapes<>+24(SB)/8, $0x0040004000400040
DATA tileShapes<>+32(SB)/8, $0
DATA tileShapes<>+40(SB)/8, $0
DATA tileShapes<>+48(SB)/8, $0x1010101010101010
DATA tileShapes<>+56(SB)/8, $0
GLOBL tileShapes<>(SB), RODATA|NOPTR, $64

// Where the 16 pairs of a row go in a tile, in bytes: to one column, a row each.
DATA tileRows<>+0(SB)/4, $0
DATA tileRows<>+4(SB)/4, $64
DATA tileRows<>+8(SB)/4, $128
DATA tileRows<>+12(SB)/4, $192
DATA tileRows<>+16(SB)/4, $256
DATA tileRows<>+20(SB)/4, $320
DATA tileRows<>+24(SB)/4, $384
DATA tileRows<>+28(SB)/4, $448
DATA tileRows<>+32(SB)/4, $512
DATA tileRows<>+36(SB)/4, $576
DATA tileRows<>+40(SB)/4, $640
DATA tileRows<>+44(SB)/4, $704
DATA tileRows<>+48(SB)/4, $768
DATA tileRows<>+52(SB)/4, $832
DATA tileRows<>+56(SB)/4, $896
DATA tileRows<>+60(SB)/4, $960
GLOBL tileRows<>(SB), RODATA|NOPTR, $64

// The words of two rows of 16 in turns.
DATA turns<>+0(SB)/8, $0x0011000100100000
DATA turns<>+8(SB)/8, $0x0013000300120002
DATA turns<>+16(SB)/8, $0x0015000500140004
DATA turns<>+24(SB)/8, $0x0017000700160006
DATA turns<>+32(SB)/8, $0x0019000900180008
DATA turns<>+40(SB)/8, $0x001b000b001a000a
DATA turns<>+48(SB)/8, $0x001d000d001c000c
DATA turns<>+56(SB)/8, $0x001f000f001e000e
GLOBL turns<>(SB), RODATA|NOPTR, $64

// PREFETCHW_ROW asks for a row of the next block of C, at R14, to write to it.
#define PREFETCHW_ROW \
	BYTE $0x41; BYTE $0x0f; BYTE $0x0d; BYTE $0x0e \
	BYTE $0x41; BYTE $0x0f; BYTE $0x0d; BYTE $0x4e; BYTE $0x40 \
	ADDQ R8, R14

// func amxPanel(blocks, steps int, a, b *uint16, ldb int, c *float32, ldc int, add bool, next *uint16)
TEXT ·amxPanel(SB), NOSPLIT, $0-72
	LEAQ    tileShapes<>(SB), AX
	LDTILECFG_AX
	MOVQ    blocks+0(FP), CX
	MOVQ    a+16(FP), SI
	MOVQ    b+24(FP), DX
	MOVQ    c+40(FP), DI
	MOVQ    ldc+48(FP), R8
	MOVBLZX add+56(FP), R9
	MOVQ    next+64(FP), R15
	MOVQ    $64, AX
	MOVQ    R8, R11
	SHLQ    $4, R11

block:
	LEAQ  (DI)(R11*1), R13
	TESTQ R9, R9
	JZ    fresh
	LOAD_C0
	LOAD_C1
	LOAD_C2
	LOAD_C3
	JMP   begin

fresh:
	TILEZERO(0)
	TILEZERO(1)
	TILEZERO(2)
	TILEZERO(3)

begin:
	MOVQ SI, R10
	MOVQ DX, BX
	LEAQ 128(DI), R14
	MOVQ steps+8(FP), R12

step:
	LOAD_B0
	LOAD_A0
	DOT_A0B0
	LOAD_A1
	DOT_A1B0
	LOAD_B1
	PREFETCHW_ROW
	PREFETCHW_ROW
	PREFETCHT1 (R15)
	PREFETCHT1 64(R15)
	DOT_A0B1
	DOT_A1B1
	ADDQ $2048, R10
	ADDQ $2048, BX
	ADDQ $128, R15
	DECQ R12
	JNZ  step
	STORE_C0
	STORE_C1
	STORE_C2
	STORE_C3
	ADDQ $128, DI
	ADDQ ldb+32(FP), DX
	DECQ CX
	JNZ  block
	TILERELEASE
	RET

// func dotPanel(blocks, eights, steps int, a, b *uint16, ldb int, c *float32, ldc int, add bool)
//
// Z0–Z15 are eight rows of 32 columns of C. Each pair of k takes two rows of B's tiles and a number of A for each row.
TEXT ·dotPanel(SB), NOSPLIT, $0-65
	MOVQ blocks+0(FP), CX
	MOVQ b+32(FP), BX
	MOVQ c+48(FP), DI
	MOVQ ldc+56(FP), R8

columns:
	MOVQ eights+8(FP), R15
	MOVQ a+24(FP), SI
	MOVQ DI, R13

eight:
	LEAQ    (R8)(R8*2), R10
	LEAQ    (R13)(R8*4), R11
	MOVBLZX add+64(FP), R9
	TESTQ   R9, R9
	JZ      zero
	VMOVUPS (R13), Z0
	VMOVUPS 64(R13), Z1
	VMOVUPS (R13)(R8*1), Z2
	VMOVUPS 64(R13)(R8*1), Z3
	VMOVUPS (R13)(R8*2), Z4
	VMOVUPS 64(R13)(R8*2), Z5
	VMOVUPS (R13)(R10*1), Z6
	VMOVUPS 64(R13)(R10*1), Z7
	VMOVUPS (R11), Z8
	VMOVUPS 64(R11), Z9
	VMOVUPS (R11)(R8*1), Z10
	VMOVUPS 64(R11)(R8*1), Z11
	VMOVUPS (R11)(R8*2), Z12
	VMOVUPS 64(R11)(R8*2), Z13
	VMOVUPS (R11)(R10*1), Z14
	VMOVUPS 64(R11)(R10*1), Z15
	JMP     sum

zero:
	VPXORD Z0, Z0, Z0
	VPXORD Z1, Z1, Z1
	VPXORD Z2, Z2, Z2
	VPXORD Z3, Z3, Z3
	VPXORD Z4, Z4, Z4
	VPXORD Z5, Z5, Z5
	VPXORD Z6, Z6, Z6
	VPXORD Z7, Z7, Z7
	VPXORD Z8, Z8, Z8
	VPXORD Z9, Z9, Z9
	VPXORD Z10, Z10, Z10
	VPXORD Z11, Z11, Z11
	VPXORD Z12, Z12, Z12
	VPXORD Z13, Z13, Z13
	VPXORD Z14, Z14, Z14
	VPXORD Z15, Z15, Z15

sum:
	MOVQ SI, R10
	MOVQ BX, R11
	MOVQ steps+16(FP), R12

tile:
	MOVQ $16, R9

dot:
	VMOVUPS (R11), Z16
	VMOVUPS 1024(R11), Z17
	VPBROADCASTD (R10), Z18
	DOT_LOW(0, 0, 0)
	DOT_LOW(1, 0, 1)
	VPBROADCASTD 64(R10), Z19
	DOT_LOW(2, 1, 0)
	DOT_LOW(3, 1, 1)
	VPBROADCASTD 128(R10), Z20
	DOT_LOW(4, 2, 0)
	DOT_LOW(5, 2, 1)
	VPBROADCASTD 192(R10), Z21
	DOT_LOW(6, 3, 0)
	DOT_LOW(7, 3, 1)
	VPBROADCASTD 256(R10), Z18
	DOT_HIGH(0, 0, 0)
	DOT_HIGH(1, 0, 1)
	VPBROADCASTD 320(R10), Z19
	DOT_HIGH(2, 1, 0)
	DOT_HIGH(3, 1, 1)
	VPBROADCASTD 384(R10), Z20
	DOT_HIGH(4, 2, 0)
	DOT_HIGH(5, 2, 1)
	VPBROADCASTD 448(R10), Z21
	DOT_HIGH(6, 3, 0)
	DOT_HIGH(7, 3, 1)
	ADDQ $4, R10
	ADDQ $64, R11
	DECQ R9
	JNZ  dot
	ADDQ $(2048-64), R10
	ADDQ $1024, R11
	DECQ R12
	JNZ  tile

	LEAQ (R8)(R8*2), R10
	LEAQ (R13)(R8*4), DX
	VMOVUPS Z0, (R13)
	VMOVUPS Z1, 64(R13)
	VMOVUPS Z2, (R13)(R8*1)
	VMOVUPS Z3, 64(R13)(R8*1)
	VMOVUPS Z4, (R13)(R8*2)
	VMOVUPS Z5, 64(R13)(R8*2)
	VMOVUPS Z6, (R13)(R10*1)
	VMOVUPS Z7, 64(R13)(R10*1)
	VMOVUPS Z8, (DX)
	VMOVUPS Z9, 64(DX)
	VMOVUPS Z10, (DX)(R8*1)
	VMOVUPS Z11, 64(DX)(R8*1)
	VMOVUPS Z12, (DX)(R8*2)
	VMOVUPS Z13, 64(DX)(R8*2)
	VMOVUPS Z14, (DX)(R10*1)
	VMOVUPS Z15, 64(DX)(R10*1)
	ADDQ $512, SI
	LEAQ (R13)(R8*8), R13
	DECQ R15
	JNZ  eight
	ADDQ ldb+40(FP), BX
	ADDQ $128, DI
	DECQ CX
	JNZ  columns
	VZEROUPPER
	RET

// func roundRows(dst *uint16, src *float32, ld int)
TEXT ·roundRows(SB), NOSPLIT, $0-24
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ ld+16(FP), R8
	MOVQ $16, CX

row:
	VMOVUPS   (SI), Z0
	VMOVUPS   64(SI), Z1
	ROUND
	VMOVDQU32 Z2, (DI)
	ADDQ      R8, SI
	ADDQ      $64, DI
	DECQ      CX
	JNZ       row
	VZEROUPPER
	RET

// func roundRowsAcross(dst *uint16, src *float32, ld int, alpha float32)
TEXT ·roundRowsAcross(SB), NOSPLIT, $0-28
	MOVQ      dst+0(FP), DI
	MOVQ      src+8(FP), SI
	MOVQ      ld+16(FP), R8
	MOVQ      $16, CX
	VBROADCASTSS alpha+24(FP), Z5
	VMOVDQU32 tileRows<>(SB), Z3

across:
	VMOVUPS     (SI), Z0
	VMOVUPS     64(SI), Z1
	VMULPS    Z5, Z0, Z0
	VMULPS    Z5, Z1, Z1
	ROUND
	KXNORW      K1, K1, K1
	VPSCATTERDD Z2, K1, (DI)(Z3*1)
	ADDQ        R8, SI
	ADDQ        $4, DI
	DECQ        CX
	JNZ         across
	VZEROUPPER
	RET

// func roundPairs(dst *uint16, src *float32, ld int, alpha float32)
TEXT ·roundPairs(SB), NOSPLIT, $0-28
	MOVQ      dst+0(FP), DI
	MOVQ      src+8(FP), SI
	MOVQ      ld+16(FP), R8
	MOVQ      $16, CX
	VBROADCASTSS alpha+24(FP), Z5
	VMOVDQU32 turns<>(SB), Z3

pair:
	VMOVUPS   (SI), Z0
	VMOVUPS   (SI)(R8*1), Z1
	VMULPS    Z5, Z0, Z0
	VMULPS    Z5, Z1, Z1
	ROUND
	VPERMW    Z2, Z3, Z2
	VMOVDQU32 Z2, (DI)
	LEAQ      (SI)(R8*2), SI
	ADDQ      $64, DI
	DECQ      CX
	JNZ       pair
	VZEROUPPER
	RET

// func roundPairsAcross(dst *uint16, src *float32, ld int)
TEXT ·roundPairsAcross(SB), NOSPLIT, $0-24
	MOVQ      dst+0(FP), DI
	MOVQ      src+8(FP), SI
	MOVQ      ld+16(FP), R8
	MOVQ      $16, CX
	VMOVDQU32 turns<>(SB), Z3
	VMOVDQU32 tileRows<>(SB), Z4

pairs:
	VMOVUPS     (SI), Z0
	VMOVUPS     (SI)(R8*1), Z1
	ROUND
	VPERMW      Z2, Z3, Z2
	KXNORW      K1, K1, K1
	VPSCATTERDD Z2, K1, (DI)(Z4*1)
	LEAQ        (SI)(R8*2), SI
	ADDQ        $4, DI
	DECQ        CX
	JNZ         pairs
	VZEROUPPER
	RET
