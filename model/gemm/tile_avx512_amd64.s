#include "textflag.h"

// The tile keeps C[12, 32] in Z0–Z23, two registers a row. A step of k loads 32 elements of B to Z24
// and Z25, and broadcasts one element of each row of A: 24 fused multiply-adds for 14 loads.

// Row r of A starts r row strides after SI; registers hold the odd multiples 1, 3, 5, 7, 9, 11.
#define ROW(a, x, y) \
	VBROADCASTSS a, Z26 \
	VFMADD231PS  Z24, Z26, x \
	VFMADD231PS  Z25, Z26, y

#define ROWS1 ROW((SI), Z0, Z1)
#define ROWS2 ROWS1 ROW((SI)(R8*1), Z2, Z3)
#define ROWS3 ROWS2 ROW((SI)(R8*2), Z4, Z5)
#define ROWS4 ROWS3 ROW((SI)(R9*1), Z6, Z7)
#define ROWS5 ROWS4 ROW((SI)(R8*4), Z8, Z9)
#define ROWS6 ROWS5 ROW((SI)(R10*1), Z10, Z11)
#define ROWS7 ROWS6 ROW((SI)(R9*2), Z12, Z13)
#define ROWS8 ROWS7 ROW((SI)(R11*1), Z14, Z15)
#define ROWS9 ROWS8 ROW((SI)(R8*8), Z16, Z17)
#define ROWS10 ROWS9 ROW((SI)(R12*1), Z18, Z19)
#define ROWS11 ROWS10 ROW((SI)(R10*2), Z20, Z21)
#define ROWS12 ROWS11 ROW((SI)(R13*1), Z22, Z23)

// LOAD32 loads 32 elements of B and asks for those eight steps ahead.
#define LOAD32 \
	VMOVUPS (BX), Z24 \
	VMOVUPS 64(BX), Z25 \
	PREFETCHT0 (BX)(DI*8) \
	PREFETCHT0 64(BX)(DI*8) \
	ADDQ DI, BX

// LOAD16 widens 32 halves. They are asked for 2 KiB ahead: with few rows of A, steps are shorter than memory is far.
#define LOAD16 \
	VCVTPH2PS (BX), Z24 \
	VCVTPH2PS 32(BX), Z25 \
	PREFETCHT0 2048(BX) \
	ADDQ $64, BX

// LOOP runs CX steps, each one k, two at a time, an odd one first.
#define LOOP(rows, even, pair, ROWS, LOAD) \
rows: \
	SHRQ  $1, CX \
	JCC   even \
	LOAD \
	ROWS \
	ADDQ  DX, SI \
even: \
	TESTQ CX, CX \
	JZ    done \
pair: \
	LOAD \
	ROWS \
	ADDQ  DX, SI \
	LOAD \
	ROWS \
	ADDQ  DX, SI \
	DECQ  CX \
	JNZ   pair \
	JMP   done

#define ZERO(x, y) \
	VPXORD x, x, x \
	VPXORD y, y, y

// TILE computes the tile of AX rows and CX steps, and jumps to done. R8 is the stride of A's rows, DX that of its columns.
#define TILE(LOAD) \
	LEAQ (R8)(R8*2), R9 \
	LEAQ (R8)(R8*4), R10 \
	LEAQ (R9)(R8*4), R11 \
	LEAQ (R8)(R8*8), R12 \
	LEAQ (R10)(R9*2), R13 \
	ZERO(Z0, Z1) \
	ZERO(Z2, Z3) \
	ZERO(Z4, Z5) \
	ZERO(Z6, Z7) \
	ZERO(Z8, Z9) \
	ZERO(Z10, Z11) \
	ZERO(Z12, Z13) \
	ZERO(Z14, Z15) \
	ZERO(Z16, Z17) \
	ZERO(Z18, Z19) \
	ZERO(Z20, Z21) \
	ZERO(Z22, Z23) \
	CMPQ AX, $12 \
	JEQ  rows12 \
	CMPQ AX, $1 \
	JEQ  rows1 \
	CMPQ AX, $2 \
	JEQ  rows2 \
	CMPQ AX, $3 \
	JEQ  rows3 \
	CMPQ AX, $4 \
	JEQ  rows4 \
	CMPQ AX, $5 \
	JEQ  rows5 \
	CMPQ AX, $6 \
	JEQ  rows6 \
	CMPQ AX, $7 \
	JEQ  rows7 \
	CMPQ AX, $8 \
	JEQ  rows8 \
	CMPQ AX, $9 \
	JEQ  rows9 \
	CMPQ AX, $10 \
	JEQ  rows10 \
	JMP  rows11 \
	LOOP(rows12, even12, pair12, ROWS12, LOAD) \
	LOOP(rows11, even11, pair11, ROWS11, LOAD) \
	LOOP(rows10, even10, pair10, ROWS10, LOAD) \
	LOOP(rows9, even9, pair9, ROWS9, LOAD) \
	LOOP(rows8, even8, pair8, ROWS8, LOAD) \
	LOOP(rows7, even7, pair7, ROWS7, LOAD) \
	LOOP(rows6, even6, pair6, ROWS6, LOAD) \
	LOOP(rows5, even5, pair5, ROWS5, LOAD) \
	LOOP(rows4, even4, pair4, ROWS4, LOAD) \
	LOOP(rows3, even3, pair3, ROWS3, LOAD) \
	LOOP(rows2, even2, pair2, ROWS2, LOAD) \
	LOOP(rows1, even1, pair1, ROWS1, LOAD)

#define STORE(x, y) \
	VMOVUPS x, (DI) \
	VMOVUPS y, 64(DI) \
	ADDQ    R8, DI \
	DECQ    AX \
	JZ      return

#define ADD(x, y) \
	VADDPS (DI), x, x \
	VADDPS 64(DI), y, y \
	STORE(x, y)

// FINISH writes the tile to C, of R8 bytes a row, at DI, or adds it.
#define FINISH \
	STORE(Z0, Z1) \
	STORE(Z2, Z3) \
	STORE(Z4, Z5) \
	STORE(Z6, Z7) \
	STORE(Z8, Z9) \
	STORE(Z10, Z11) \
	STORE(Z12, Z13) \
	STORE(Z14, Z15) \
	STORE(Z16, Z17) \
	STORE(Z18, Z19) \
	STORE(Z20, Z21) \
	STORE(Z22, Z23) \
add: \
	ADD(Z0, Z1) \
	ADD(Z2, Z3) \
	ADD(Z4, Z5) \
	ADD(Z6, Z7) \
	ADD(Z8, Z9) \
	ADD(Z10, Z11) \
	ADD(Z12, Z13) \
	ADD(Z14, Z15) \
	ADD(Z16, Z17) \
	ADD(Z18, Z19) \
	ADD(Z20, Z21) \
	ADD(Z22, Z23) \
return: \
	VZEROUPPER \
	RET

// func avx512Tile(rows, kc int, a []float32, rowA, colA int, b []float32, ldb int, c []float32, ldc int, add bool)
TEXT ·avx512Tile(SB), NOSPLIT, $0-121
	MOVQ rows+0(FP), AX
	MOVQ kc+8(FP), CX
	MOVQ a_base+16(FP), SI
	MOVQ b_base+56(FP), BX
	MOVQ colA+48(FP), DX
	SHLQ $2, DX

	// C will be wanted when the loop ends.
	MOVQ c_base+88(FP), DI
	MOVQ ldc+112(FP), R8
	SHLQ $2, R8
	MOVQ AX, R9

prefetch:
	PREFETCHT0 (DI)
	PREFETCHT0 64(DI)
	ADDQ       R8, DI
	DECQ       R9
	JNZ        prefetch

	MOVQ ldb+80(FP), DI
	SHLQ $2, DI
	MOVQ rowA+40(FP), R8
	SHLQ $2, R8
	TILE(LOAD32)

done:
	MOVQ c_base+88(FP), DI
	MOVQ ldc+112(FP), R8
	SHLQ $2, R8
	CMPB add+120(FP), $0
	JNE  add
	FINISH

// func avx512TileHalf(rows, kc int, a []float32, rowA int, b []Half, c []float32, ldc int, add bool)
TEXT ·avx512TileHalf(SB), NOSPLIT, $0-105
	MOVQ rows+0(FP), AX
	MOVQ kc+8(FP), CX
	MOVQ a_base+16(FP), SI
	MOVQ rowA+40(FP), R8
	SHLQ $2, R8
	MOVQ $4, DX
	MOVQ b_base+48(FP), BX
	TILE(LOAD16)

done:
	MOVQ c_base+72(FP), DI
	MOVQ ldc+96(FP), R8
	SHLQ $2, R8
	CMPB add+104(FP), $0
	JNE  add
	FINISH
