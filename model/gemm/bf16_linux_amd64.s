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

// func amxPanel(blocks, steps int, a, b *uint16, c *float32, ldc int, add bool)
TEXT ·amxPanel(SB), NOSPLIT, $0-49
	LEAQ    tileShapes<>(SB), AX
	LDTILECFG_AX
	MOVQ    blocks+0(FP), CX
	MOVQ    steps+8(FP), DX
	MOVQ    a+16(FP), SI
	MOVQ    b+24(FP), BX
	MOVQ    c+32(FP), DI
	MOVQ    ldc+40(FP), R8
	MOVBLZX add+48(FP), R9
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
	MOVQ DX, R12

step:
	LOAD_B0
	LOAD_A0
	DOT_A0B0
	LOAD_A1
	DOT_A1B0
	LOAD_B1
	DOT_A0B1
	DOT_A1B1
	ADDQ $2048, R10
	ADDQ $2048, BX
	DECQ R12
	JNZ  step
	STORE_C0
	STORE_C1
	STORE_C2
	STORE_C3
	ADDQ $128, DI
	DECQ CX
	JNZ  block
	TILERELEASE
	RET

// func amxRows(dst *uint16, src *float32, ld int)
TEXT ·amxRows(SB), NOSPLIT, $0-24
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

// func amxRowsAcross(dst *uint16, src *float32, ld int, alpha float32)
TEXT ·amxRowsAcross(SB), NOSPLIT, $0-28
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

// func amxPairs(dst *uint16, src *float32, ld int, alpha float32)
TEXT ·amxPairs(SB), NOSPLIT, $0-28
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

// func amxPairsAcross(dst *uint16, src *float32, ld int)
TEXT ·amxPairsAcross(SB), NOSPLIT, $0-24
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
