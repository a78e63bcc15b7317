// What products of one column's blocks with one row by AVX2 share: see columnParts in codes_amd64.go. SUM4 is that of
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

// PARTS8 writes the parts of 8 groups: their integers are in sums.
#define PARTS8(at, sums, scales, leasts) \
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

// FOUR writes the parts of four blocks of 32 in so many bytes, which begin with their scale. CODES reads one's codes,
// X10 is of the code that represents 0.
#define FOUR(bytes) \
	CODES(0, Y0) \
	CODES(bytes, Y1) \
	DOTCODES(0, Y0, Y8) \
	DOTCODES(32, Y1, Y9) \
	CODES(2*bytes, Y2) \
	CODES(3*bytes, Y3) \
	DOTCODES(64, Y2, Y8) \
	DOTCODES(96, Y3, Y9) \
	SUM4(Y0, Y1, Y2, Y3, Y8) \
	VEXTRACTI128 $1, Y0, X1 \
	VMOVD        (SI), X4 \
	VPINSRW      $1, bytes(SI), X4, X4 \
	VPINSRW      $2, 2*bytes(SI), X4, X4 \
	VPINSRW      $3, 3*bytes(SI), X4, X4 \
	VCVTPH2PS    X4, X4 \
	VMULPS       X10, X4, X5 \
	VPADDD       X1, X0, X0 \
	VCVTDQ2PS    X0, X0 \
	VMULPS       X4, X0, X0 \
	VFNMADD231PS (R8), X5, X0 \
	VMOVUPS      X0, (DI) \
	ADDQ         $(4*bytes), SI \
	ADDQ         $128, BX \
	ADDQ         $16, R8 \
	ADDQ         $16, DI

// ONE writes the part of one block.
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
	ADDQ         $bytes, SI \
	ADDQ         $32, BX \
	ADDQ         $4, R8 \
	ADDQ         $4, DI

// COLUMNPARTS is the rest of a function; FETCH is for four blocks.
#define COLUMNPARTS(bytes) \
column: \
	BEGINCOLUMN \
four: \
	SUBQ $4, CX \
	JLT  rest \
	FETCH \
	FOUR(bytes) \
	JMP  four \
rest: \
	ADDQ $4, CX \
	JZ   end \
one: \
	ONE(bytes) \
	DECQ CX \
	JNZ  one \
end: \
	ENDCOLUMN
