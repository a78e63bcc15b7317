#include "textflag.h"
#include "amx_amd64.h"

// Tiles 4 and 5 are the high and the low halves of a group of A at SI, tile 6 is what they are multiplied by, at BX; all
// have rows of AX = 64 bytes.
#define LOAD_HIGH BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x4b; BYTE $0x24; BYTE $0x06
#define LOAD_LOW BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x4b; BYTE $0xac; BYTE $0x06; LONG $0x400
#define LOAD_B BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x4b; BYTE $0x34; BYTE $0x03

// TDPBF16PS adds products to tile t.
#define DOT_HIGH(t) BYTE $0xc4; BYTE $0xe2; BYTE $0x4a; BYTE $0x5c; BYTE $(0xc4 + 8*t)
#define DOT_LOW(t) BYTE $0xc4; BYTE $0xe2; BYTE $0x4a; BYTE $0x5c; BYTE $(0xc5 + 8*t)

// STORED has tile t go to DI.
#define STORED(t) BYTE $0xc4; BYTE $0xe2; BYTE $0x7a; BYTE $0x4b; BYTE $(0x04 + 8*t); BYTE $0x07

// For groups of 32 all tiles are whole: 0 to 3 are 16 × 16 sums, 4 and 5 are 16 rows of 32 halves, 6 is 16 pairs of rows
// of 16 columns. For groups of 16, tiles 4 and 5 have half the columns, tile 6 has half the rows.
DATA groupsOf16<>+0(SB)/8, $1
DATA groupsOf16<>+8(SB)/8, $0
DATA groupsOf16<>+16(SB)/8, $0x0040004000400040
DATA groupsOf16<>+24(SB)/8, $0x0040004000200020
DATA groupsOf16<>+32(SB)/8, $0
DATA groupsOf16<>+40(SB)/8, $0
DATA groupsOf16<>+48(SB)/8, $0x1008101010101010
DATA groupsOf16<>+56(SB)/8, $0
GLOBL groupsOf16<>(SB), RODATA|NOPTR, $64

// PRODUCTS makes tile t the sums of the next group. Steps of A from group to group are DX and R8 in turns.
#define PRODUCTS(t) \
	TILEZERO(t) \
	LOAD_B \
	LOAD_HIGH \
	DOT_HIGH(t) \
	LOAD_LOW \
	DOT_LOW(t) \
	ADDQ DX, SI \
	ADDQ R10, BX \
	XCHGQ DX, R8

// CENTRED and PLAIN are vnniRow's SCALED, for row r of the sums at R14. To those of centred codes, Z27 times the row's
// sum is due.
#define CENTRED(r, z, total) \
	VMOVUPS (64*r)(R14), z \
	VFMADD231PS.BCST (4*r)(R13), Z27, z \
	VMULPS Z26, z, z \
	VFNMADD231PS.BCST (4*r)(R13), Z28, z \
	VFMADD231PS.BCST (4*r)(R12), z, total

#define PLAIN(r, z, total) \
	VMULPS (64*r)(R14), Z26, z \
	VFNMADD231PS.BCST (4*r)(R13), Z28, z \
	VFMADD231PS.BCST (4*r)(R12), z, total

#define ROWS(scaled) \
	VMOVUPS (R9), Z26 \
	VMOVUPS (R11), Z28 \
	scaled(0, Z16, Z0) \
	scaled(1, Z17, Z1) \
	scaled(2, Z18, Z2) \
	scaled(3, Z19, Z3) \
	scaled(4, Z20, Z4) \
	scaled(5, Z21, Z5) \
	scaled(6, Z22, Z6) \
	scaled(7, Z23, Z7) \
	scaled(8, Z16, Z8) \
	scaled(9, Z17, Z9) \
	scaled(10, Z18, Z10) \
	scaled(11, Z19, Z11) \
	scaled(12, Z20, Z12) \
	scaled(13, Z21, Z13) \
	scaled(14, Z22, Z14) \
	scaled(15, Z23, Z15) \
	ADDQ $128, R9 \
	ADDQ $128, R11 \
	ADDQ $64, R12 \
	ADDQ $64, R13

// GROUPS adds all groups to Z0 to Z15. Tiles compute the sums of a group while those of the one before are stored, and
// those of the one before that are scaled.
#define GROUPS(scaled, group, two, last) \
	PRODUCTS(0) \
	STORED(0) \
	ADDQ $1024, DI \
	DECQ CX \
	JZ last \
	PRODUCTS(2) \
group: \
	STORED(2) \
	DECQ CX \
	JZ two \
	PRODUCTS(0) \
	ROWS(scaled) \
	XCHGQ R14, DI \
	STORED(0) \
	DECQ CX \
	JZ two \
	PRODUCTS(2) \
	ROWS(scaled) \
	XCHGQ R14, DI \
	JMP group \
two: \
	ROWS(scaled) \
	MOVQ DI, R14 \
last: \
	ROWS(scaled)

#define CLEAR(a, b, c, d) \
	VPXORD a, a, a \
	VPXORD b, b, b \
	VPXORD c, c, c \
	VPXORD d, d, d

#define ADDED(z) \
	VADDPS  (DI), z, z \
	VMOVUPS z, (DI) \
	ADDQ    CX, DI

#define WRITTEN(z) \
	VMOVUPS z, (DI) \
	ADDQ    CX, DI

#define FOUR(what, a, b, c, d) \
	what(a) \
	what(b) \
	what(c) \
	what(d)

// func amxRows(tiles, groups, steps int, a *uint16, lda int, scales, sums *float32, lds int, pairs *uint16, ldp int, panelScales, leasts *float32, zero float32, c *float32, ldc int, add bool, scratch *float32)
// lda, lds, ldp and ldc are in bytes: between tiles of rows, halves of a panel, and rows of C.
TEXT ·amxRows(SB), NOSPLIT, $16-136
	LEAQ ·tileShapes(SB), AX
	MOVQ $2048, DX
	MOVQ $2048, R8
	MOVQ $1024, R10
	CMPQ steps+16(FP), $8
	JEQ  configured
	LEAQ groupsOf16<>(SB), AX
	MOVQ $32, DX
	MOVQ $2016, R8
	MOVQ $512, R10

configured:
	LDTILECFG_AX
	MOVQ $64, AX
	VBROADCASTSS zero+96(FP), Z27

tile:
	MOVQ $0, half-8(SP)

half:
	MOVQ half-8(SP), R15
	MOVQ a+24(FP), SI
	MOVQ panelScales+80(FP), R9
	ADDQ R15, R9
	MOVQ leasts+88(FP), R11
	ADDQ R15, R11
	MOVQ pairs+64(FP), BX
	TESTQ R15, R15
	JZ   begin
	ADDQ ldp+72(FP), BX

begin:
	MOVQ scales+40(FP), R12
	MOVQ sums+48(FP), R13
	MOVQ scratch+128(FP), R14
	MOVQ groups+8(FP), CX
	CLEAR(Z0, Z1, Z2, Z3)
	CLEAR(Z4, Z5, Z6, Z7)
	CLEAR(Z8, Z9, Z10, Z11)
	CLEAR(Z12, Z13, Z14, Z15)
	MOVQ R14, DI
	CMPL zero+96(FP), $0
	JNE  centred
	GROUPS(PLAIN, plainGroup, plainTwo, plainLast)
	JMP  out

centred:
	GROUPS(CENTRED, centredGroup, centredTwo, centredLast)

out:
	MOVQ c+104(FP), DI
	ADDQ half-8(SP), DI
	MOVQ ldc+112(FP), CX
	CMPB add+120(FP), $0
	JEQ  write
	FOUR(ADDED, Z0, Z1, Z2, Z3)
	FOUR(ADDED, Z4, Z5, Z6, Z7)
	FOUR(ADDED, Z8, Z9, Z10, Z11)
	FOUR(ADDED, Z12, Z13, Z14, Z15)
	JMP  done

write:
	FOUR(WRITTEN, Z0, Z1, Z2, Z3)
	FOUR(WRITTEN, Z4, Z5, Z6, Z7)
	FOUR(WRITTEN, Z8, Z9, Z10, Z11)
	FOUR(WRITTEN, Z12, Z13, Z14, Z15)

done:
	ADDQ $64, half-8(SP)
	CMPQ half-8(SP), $128
	JNE  half
	MOVQ lda+32(FP), R15
	ADDQ R15, a+24(FP)
	MOVQ lds+56(FP), R15
	ADDQ R15, scales+40(FP)
	ADDQ R15, sums+48(FP)
	SHLQ $4, CX
	ADDQ CX, c+104(FP)
	DECQ tiles+0(FP)
	JNZ  tile
	TILERELEASE
	VZEROUPPER
	RET

// Bytes 0 and 1 of each four, as words, and bytes 2 and 3.
DATA firstPair<>+0(SB)/8, $0x80058004_80018000
DATA firstPair<>+8(SB)/8, $0x800d800c_80098008
GLOBL firstPair<>(SB), RODATA|NOPTR, $16
DATA secondPair<>+0(SB)/8, $0x80078006_80038002
DATA secondPair<>+8(SB)/8, $0x800f800e_800b800a
GLOBL secondPair<>(SB), RODATA|NOPTR, $16

// func pairCodes(pairs *uint16, ldp int, codes *float32, steps int, table *[64]uint16)
// Each step is four codes of 32 columns, and becomes two pairs of rows of each half of them, which are ldp bytes apart.
TEXT ·pairCodes(SB), NOSPLIT, $0-40
	MOVQ pairs+0(FP), DI
	MOVQ ldp+8(FP), R8
	MOVQ codes+16(FP), SI
	MOVQ steps+24(FP), CX
	MOVQ table+32(FP), AX
	VMOVDQU16 (AX), Z0
	VMOVDQU16 64(AX), Z1
	VBROADCASTI32X4 firstPair<>(SB), Z2
	VBROADCASTI32X4 secondPair<>(SB), Z3

step:
	VMOVDQU32 (SI), Z4
	VMOVDQU32 64(SI), Z5
	VPSHUFB Z2, Z4, Z6
	VPSHUFB Z3, Z4, Z7
	VPSHUFB Z2, Z5, Z8
	VPSHUFB Z3, Z5, Z9
	VPERMI2W Z1, Z0, Z6
	VPERMI2W Z1, Z0, Z7
	VPERMI2W Z1, Z0, Z8
	VPERMI2W Z1, Z0, Z9
	VMOVDQU32 Z6, (DI)
	VMOVDQU32 Z7, 64(DI)
	VMOVDQU32 Z8, (DI)(R8*1)
	VMOVDQU32 Z9, 64(DI)(R8*1)
	ADDQ $128, SI
	ADDQ $128, DI
	DECQ CX
	JNZ  step
	VZEROUPPER
	RET

// func widenCodes(to *uint16, ldTo int, from *int8, blocks int, times float32)
// Of one row: 32 bytes become as many halves, times so much; ldTo bytes are between those of a block and the next one's.
TEXT ·widenCodes(SB), NOSPLIT, $0-36
	MOVQ to+0(FP), DI
	MOVQ ldTo+8(FP), R8
	MOVQ from+16(FP), SI
	MOVQ blocks+24(FP), CX
	VBROADCASTSS times+32(FP), Z2

block:
	VPMOVSXBD (SI), Z0
	VPMOVSXBD 16(SI), Z1
	VCVTDQ2PS Z0, Z0
	VCVTDQ2PS Z1, Z1
	VMULPS Z2, Z0, Z0
	VMULPS Z2, Z1, Z1
	VPSRLD $16, Z0, Z0
	VPSRLD $16, Z1, Z1
	VPMOVDW Z0, (DI)
	VPMOVDW Z1, 32(DI)
	ADDQ $32, SI
	ADDQ R8, DI
	DECQ CX
	JNZ  block
	VZEROUPPER
	RET
