// What products of a column's blocks with a row by AVX2 share: see columnParts in codes_amd64.go. SUM4 is that of
// lanes_amd64.h.

// BEGINPARTS takes the arguments of columnParts. The row's words at odd places lie R9 bytes after those at even ones.
#define BEGINPARTS \
	MOVQ parts+0(FP), R13 \
	MOVQ ld+8(FP), R11 \
	MOVQ b+16(FP), R12 \
	MOVQ stride+24(FP), R10 \
	MOVQ columns+32(FP), DX \
	MOVQ second+48(FP), R9

// BEGINCOLUMN is where a column begins, ENDCOLUMN goes on to the next at "column" or ends a function.
#define BEGINCOLUMN \
	MOVQ R13, DI \
	MOVQ R12, SI \
	MOVQ a+40(FP), BX \
	MOVQ sums+56(FP), R8 \
	MOVQ blocks+64(FP), CX

#define ENDCOLUMN \
	ADDQ R11, R13 \
	ADDQ R10, R12 \
	DECQ DX \
	JNZ  column \
	VZEROUPPER \
	RET

// PAGEAHEAD fetches a line of the next page: the processor's own fetching ends with a page, and a model's matrix is read
// from its first byte to its last.
#define PAGEAHEAD(at) \
	PREFETCHT0 at+4096(SI)

// EVEN sets all words of y to 0x00ff: a code is the low byte of an even place's word.
#define EVEN(y) \
	VPCMPEQD y, y, y \
	VPSRLW   $8, y, y

// DOTCODES makes y, of 32 codes, the sums of their products with the row's words from at on: those of the first 16 are in
// the low half. t is spoiled, Y13 is EVEN.
#define DOTCODES(at, y, t) \
	VPSRLW   $8, y, t \
	VPAND    Y13, y, y \
	VPMADDWD at(BX), y, y \
	VPMADDWD at(BX)(R9*1), t, t \
	VPADDD   t, y, y

// PARTS writes the parts of the groups whose integers are in sums.
#define PARTS(at, sums, scales, leasts) \
	VCVTDQ2PS    sums, sums \
	VMULPS       scales, sums, sums \
	VFNMADD231PS at(R8), leasts, sums \
	VMOVUPS      sums, at(DI)

// LOWHALVES sets y to NIBBLES of the 16 bytes at m. Y15 is of bytes 15, Y7 is HALFSHIFTS.
#define LOWHALVES(m, y) \
	VBROADCASTI128 m, y \
	VPSRLVD        Y7, y, y \
	VPAND          Y15, y, y

// HALFSHIFTS sets the high half of y, whose low half is x, to words of 0, 4 bits; t is spoiled.
#define HALFSHIFTS(x, y, t) \
	MOVL         $4, AX \
	VMOVD        AX, x \
	VPBROADCASTD x, y \
	VPXOR        t, t, t \
	VINSERTI128  $0, t, y, y

// HALVES4 sets x to the first halves of four blocks from at on.
#define HALVES4(at, bytes, x) \
	VMOVD   at(SI), x \
	VPINSRW $1, at+bytes(SI), x, x \
	VPINSRW $2, at+2*bytes(SI), x, x \
	VPINSRW $3, at+3*bytes(SI), x, x

// SUMS4 sets y0 to the sums of four blocks from at on, those of each one's halves. CODES reads a block's codes.
#define SUMS4(at, a, bytes, y0, y1, y2, y3) \
	CODES(at, y0) \
	CODES(at+bytes, y1) \
	DOTCODES(a, y0, Y8) \
	DOTCODES(a+32, y1, Y9) \
	CODES(at+2*bytes, y2) \
	CODES(at+3*bytes, y3) \
	DOTCODES(a+64, y2, Y8) \
	DOTCODES(a+96, y3, Y9) \
	SUM4(y0, y1, y2, y3, Y8)

// GROUPS8 makes y0 the sums of 8 groups in order, from those of four in y0 and of four in y1; t is spoiled.
#define GROUPS8(y0, y1, t) \
	VPERM2I128 $0x20, y1, y0, t \
	VPERM2I128 $0x31, y1, y0, y0 \
	VPADDD     t, y0, y0

// ON goes on by so many blocks.
#define ON(blocks, bytes) \
	ADDQ $(blocks*bytes), SI \
	ADDQ $(blocks*32), BX \
	ADDQ $(blocks*4), R8 \
	ADDQ $(blocks*4), DI

// EIGHT writes the parts of 8 blocks of 32 in so many bytes, which begin with their scale. Y10 is of the code that
// represents 0. A chain from integers to parts takes longer than a block's products: one does for 8.
#define EIGHT(bytes) \
	SUMS4(0, 0, bytes, Y0, Y1, Y2, Y3) \
	SUMS4(4*bytes, 128, bytes, Y1, Y2, Y3, Y5) \
	GROUPS8(Y0, Y1, Y2) \
	HALVES4(0, bytes, X4) \
	HALVES4(4*bytes, bytes, X5) \
	VPUNPCKLQDQ X5, X4, X4 \
	VCVTPH2PS   X4, Y4 \
	VMULPS      Y10, Y4, Y5 \
	PARTS(0, Y0, Y4, Y5) \
	ON(8, bytes)

// FOUR writes those of four.
#define FOUR(bytes) \
	SUMS4(0, 0, bytes, Y0, Y1, Y2, Y3) \
	HALVES4(0, bytes, X4) \
	VEXTRACTI128 $1, Y0, X1 \
	VPADDD       X1, X0, X0 \
	VCVTPH2PS    X4, X4 \
	VMULPS       X10, X4, X5 \
	PARTS(0, X0, X4, X5) \
	ON(4, bytes)

// ONE writes that of one.
#define ONE(bytes) \
	CODES(0, Y0) \
	DOTCODES(0, Y0, Y8) \
	VEXTRACTI128 $1, Y0, X1 \
	VPADDD       X1, X0, X0 \
	VPHADDD      X0, X0, X0 \
	VPHADDD      X0, X0, X0 \
	VMOVD        (SI), X4 \
	VCVTPH2PS    X4, X4 \
	VMULSS       X10, X4, X5 \
	VCVTDQ2PS    X0, X0 \
	VMULSS       X4, X0, X0 \
	VFNMADD231SS (R8), X5, X0 \
	VMOVSS       X0, (DI) \
	ON(1, bytes)

// COLUMNPARTS is the rest of a function; FETCH is for eight blocks.
#define COLUMNPARTS(bytes) \
column: \
	BEGINCOLUMN \
eight: \
	SUBQ $8, CX \
	JLT  rest \
	FETCH \
	EIGHT(bytes) \
	JMP  eight \
rest: \
	ADDQ $8, CX \
	CMPQ CX, $4 \
	JLT  few \
	FOUR(bytes) \
	SUBQ $4, CX \
few: \
	TESTQ CX, CX \
	JZ    end \
one: \
	ONE(bytes) \
	DECQ CX \
	JNZ  one \
end: \
	ENDCOLUMN
