#include "textflag.h"

// The tile keeps C[6, 16] in Y0–Y11, two registers a row. A step of k loads 16 elements of B to Y12
// and Y13, and broadcasts one element of each row of A: 12 fused multiply-adds for 8 loads.

// Row r of A starts r row strides after SI; registers hold the odd multiples 1, 3, 5.
#define ROW(a, x, y) \
	VBROADCASTSS a, Y14 \
	VFMADD231PS  Y12, Y14, x \
	VFMADD231PS  Y13, Y14, y

#define ROWS1 ROW((SI), Y0, Y1)
#define ROWS2 ROWS1 ROW((SI)(R8*1), Y2, Y3)
#define ROWS3 ROWS2 ROW((SI)(R8*2), Y4, Y5)
#define ROWS4 ROWS3 ROW((SI)(R9*1), Y6, Y7)
#define ROWS5 ROWS4 ROW((SI)(R8*4), Y8, Y9)
#define ROWS6 ROWS5 ROW((SI)(R10*1), Y10, Y11)

// STEP is one k; the loads of B are asked for eight steps ahead.
#define STEP(ROWS) \
	VMOVUPS (BX), Y12 \
	VMOVUPS 32(BX), Y13 \
	PREFETCHT0 (BX)(DI*8) \
	ROWS \
	ADDQ DI, BX \
	ADDQ DX, SI

// LOOP runs CX steps, two at a time, an odd one first.
#define LOOP(rows, even, pair, ROWS) \
rows: \
	SHRQ  $1, CX \
	JCC   even \
	STEP(ROWS) \
even: \
	TESTQ CX, CX \
	JZ    done \
pair: \
	STEP(ROWS) \
	STEP(ROWS) \
	DECQ  CX \
	JNZ   pair \
	JMP   done

#define ZERO(x, y) \
	VXORPS x, x, x \
	VXORPS y, y, y

#define STORE(x, y) \
	VMOVUPS x, (DI) \
	VMOVUPS y, 32(DI) \
	ADDQ    R8, DI \
	DECQ    AX \
	JZ      return

#define ADD(x, y) \
	VADDPS (DI), x, x \
	VADDPS 32(DI), y, y \
	STORE(x, y)

// func avx2Tile(rows, kc int, a []float32, rowA, colA int, b []float32, ldb int, c []float32, ldc int, add bool)
TEXT ·avx2Tile(SB), NOSPLIT, $0-121
	MOVQ rows+0(FP), AX
	MOVQ kc+8(FP), CX
	MOVQ a_base+16(FP), SI
	MOVQ b_base+56(FP), BX
	MOVQ colA+48(FP), DX
	SHLQ $2, DX
	MOVQ ldb+80(FP), DI
	SHLQ $2, DI
	MOVQ rowA+40(FP), R8
	SHLQ $2, R8
	LEAQ (R8)(R8*2), R9
	LEAQ (R8)(R8*4), R10

	ZERO(Y0, Y1)
	ZERO(Y2, Y3)
	ZERO(Y4, Y5)
	ZERO(Y6, Y7)
	ZERO(Y8, Y9)
	ZERO(Y10, Y11)

	CMPQ AX, $6
	JEQ  rows6
	CMPQ AX, $1
	JEQ  rows1
	CMPQ AX, $2
	JEQ  rows2
	CMPQ AX, $3
	JEQ  rows3
	CMPQ AX, $4
	JEQ  rows4
	JMP  rows5

	LOOP(rows6, even6, pair6, ROWS6)
	LOOP(rows5, even5, pair5, ROWS5)
	LOOP(rows4, even4, pair4, ROWS4)
	LOOP(rows3, even3, pair3, ROWS3)
	LOOP(rows2, even2, pair2, ROWS2)
	LOOP(rows1, even1, pair1, ROWS1)

done:
	MOVQ c_base+88(FP), DI
	MOVQ ldc+112(FP), R8
	SHLQ $2, R8
	CMPB add+120(FP), $0
	JNE  add

	STORE(Y0, Y1)
	STORE(Y2, Y3)
	STORE(Y4, Y5)
	STORE(Y6, Y7)
	STORE(Y8, Y9)
	STORE(Y10, Y11)

add:
	ADD(Y0, Y1)
	ADD(Y2, Y3)
	ADD(Y4, Y5)
	ADD(Y6, Y7)
	ADD(Y8, Y9)
	ADD(Y10, Y11)

return:
	VZEROUPPER
	RET
