// What products of 16 columns' blocks with one row share: see dots in codes_amd64.go. Four columns are in a register, 16
// bytes of each in a lane of its own: columns c, c+4, c+8 and c+12 in the c-th, so that SUM4 has them in order.

// BEGIN takes the arguments of dots. R8 to R11 are at columns 0, 4, 8 and 12; AX, BX, CX and DX are what the block and
// column c are from there on.
#define BEGIN \
	MOVQ  sums+0(FP), R12 \
	MOVQ  scales+8(FP), R13 \
	MOVQ  leasts+16(FP), R14 \
	MOVQ  b+24(FP), R8 \
	MOVQ  stride+32(FP), BX \
	MOVQ  a+40(FP), SI \
	MOVQ  low+48(FP), DI \
	MOVQ  ahead+56(FP), R15 \
	ADDQ  R8, R15 \
	MOVL  $0x00f0, AX \
	KMOVW AX, K1 \
	MOVL  $0x0f00, AX \
	KMOVW AX, K2 \
	MOVL  $0xf000, AX \
	KMOVW AX, K3 \
	XORL  AX, AX \
	LEAQ  (BX)(BX*1), CX \
	LEAQ  (BX)(BX*2), DX \
	LEAQ  (R8)(BX*4), R9 \
	LEAQ  (R9)(BX*4), R10 \
	LEAQ  (R10)(BX*4), R11

// NEXT goes on by so many bytes of each column.
#define NEXT(bytes) \
	ADDQ $bytes, AX \
	ADDQ $bytes, BX \
	ADDQ $bytes, CX \
	ADDQ $bytes, DX

// AHEAD fetches two lines from R15 on, which goes through 16 columns' bytes in order.
#define AHEAD(at) \
	PREFETCHT0 at(R15) \
	PREFETCHT0 at+64(R15)

// LANES sets z, whose low quarter is x, to 16 bytes of four columns.
#define LANES(at, column, z, x) \
	VMOVDQU32       at(R8)(column*1), x \
	VBROADCASTI32X4 at(R9)(column*1), K1, z \
	VBROADCASTI32X4 at(R10)(column*1), K2, z \
	VBROADCASTI32X4 at(R11)(column*1), K3, z

// FILL sets all of z to the 32 bits of b, by way of AX: before BEGIN.
#define FILL(b, z) \
	MOVL         $b, AX \
	VPBROADCASTD AX, z

// ROW reads 32 activations: their high bytes, then the low ones.
#define ROW(at, h0, h1, l0, l1) \
	VBROADCASTI32X4 at(SI), h0 \
	VBROADCASTI32X4 at+16(SI), h1 \
	VBROADCASTI32X4 at(SI)(DI*1), l0 \
	VBROADCASTI32X4 at+16(SI)(DI*1), l1

// DOT32 sets z to the products of 32 codes, four sums of each column.
#define DOT32(c0, c1, h0, h1, l0, l1, z) \
	VPXORD   z, z, z \
	VPDPBUSD h0, c0, z \
	VPDPBUSD h1, c1, z \
	VPSLLD   $8, z, z \
	VPDPBUSD l0, c0, z \
	VPDPBUSD l1, c1, z

// SUM4 makes z0 the sums of z0 to z3's quarters, 16 columns in order; t is spoiled.
#define SUM4(z0, z1, z2, z3, t) \
	VPUNPCKLDQ  z1, z0, t \
	VPUNPCKHDQ  z1, z0, z0 \
	VPADDD      t, z0, z0 \
	VPUNPCKLDQ  z3, z2, t \
	VPUNPCKHDQ  z3, z2, z2 \
	VPADDD      t, z2, z2 \
	VPUNPCKLQDQ z2, z0, t \
	VPUNPCKHQDQ z2, z0, z0 \
	VPADDD      t, z0, z0

// FIRST makes z0 the first four bytes of 16 columns in order; z2 is spoiled.
#define FIRST(z0, z1, z2, z3) \
	VPUNPCKLDQ  z1, z0, z0 \
	VPUNPCKLDQ  z3, z2, z2 \
	VPUNPCKLQDQ z2, z0, z0

// WORDS makes z0 to z3 the first to fourth four bytes of 16 columns in order; t and u are spoiled.
#define WORDS(z0, z1, z2, z3, t, u) \
	VPUNPCKLDQ  z1, z0, t \
	VPUNPCKHDQ  z1, z0, u \
	VPUNPCKLDQ  z3, z2, z1 \
	VPUNPCKHDQ  z3, z2, z3 \
	VPUNPCKLQDQ z3, u, z2 \
	VPUNPCKHQDQ z3, u, z3 \
	VPUNPCKLQDQ z1, t, z0 \
	VPUNPCKHQDQ z1, t, z1

// HALVES widens the low halves of z's quarters of a lane; y is z's low half.
#define HALVES(z, y) \
	VPMOVDW   z, y \
	VCVTPH2PS y, z

// SYMMETRIC writes what a group of 32 is, of blocks that begin with their scale: heads are in Z0 to Z3, sums in Z4 to
// Z7, and the least is Z30 times the scale.
#define SYMMETRIC \
	SUM4(Z4, Z5, Z6, Z7, Z8) \
	FIRST(Z0, Z1, Z2, Z3) \
	HALVES(Z0, Y0) \
	VMULPS    Z30, Z0, Z1 \
	VMOVDQU32 Z4, (R12) \
	VMOVUPS   Z0, (R13) \
	VMOVUPS   Z1, (R14) \
	ADDQ      $128, R12 \
	ADDQ      $128, R13 \
	ADDQ      $128, R14 \
	ADDQ      $32, SI

// BLOCK32 is a block of 32 in so many bytes: COLUMNS multiplies four columns' codes each time. It ends the loop "block".
#define BLOCK32(bytes) \
	ROW(0, Z12, Z13, Z14, Z15) \
	COLUMNS(AX, Z0, X0, Z4) \
	COLUMNS(BX, Z1, X1, Z5) \
	COLUMNS(CX, Z2, X2, Z6) \
	COLUMNS(DX, Z3, X3, Z7) \
	SYMMETRIC \
	NEXT(bytes) \
	DECQ blocks+64(FP) \
	JNZ  block \
	VZEROUPPER \
	RET
