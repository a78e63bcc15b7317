// What the expanders of the block formats share. DI is where the numbers go.

// FLOATS8 writes the 8 signed bytes at the low end of x, times scale, to DI+at.
#define FLOATS8(x, at, scale) \
	VPMOVSXBD x, Y8 \
	VCVTDQ2PS Y8, Y8 \
	VMULPS    scale, Y8, Y8 \
	VMOVUPS   Y8, at(DI)

// FLOATS32 writes 32 signed bytes: the 16 of y, whose low half is x, times low, then the others, times high.
#define FLOATS32(y, x, at, low, high) \
	FLOATS8(x, at+0, low) \
	VPSRLDQ      $8, x, X9 \
	FLOATS8(X9, at+32, low) \
	VEXTRACTI128 $1, y, X9 \
	FLOATS8(X9, at+64, high) \
	VPSRLDQ      $8, X9, X9 \
	FLOATS8(X9, at+96, high)

// AFFINE8 writes the 8 bytes at the low end of x, times scale, less least: two roundings, as in Go.
#define AFFINE8(x, at, scale, least) \
	VPMOVZXBD x, Y8 \
	VCVTDQ2PS Y8, Y8 \
	VMULPS    scale, Y8, Y8 \
	VSUBPS    least, Y8, Y8 \
	VMOVUPS   Y8, at(DI)

// AFFINE32 writes the 32 bytes of y, whose low half is x.
#define AFFINE32(y, x, at, scale, least) \
	AFFINE8(x, at+0, scale, least) \
	VPSRLDQ      $8, x, X9 \
	AFFINE8(X9, at+32, scale, least) \
	VEXTRACTI128 $1, y, X9 \
	AFFINE8(X9, at+64, scale, least) \
	VPSRLDQ      $8, X9, X9 \
	AFFINE8(X9, at+96, scale, least)

// HALF sets all of y to the float16 at memory m; x is y's low half.
#define HALF(m, x, y) \
	VPBROADCASTW m, x \
	VCVTPH2PS    x, y

// BYTES sets all bytes of y to b, by way of AX and x, y's low half.
#define BYTES(b, x, y) \
	MOVL         $b, AX \
	VMOVD        AX, x \
	VPBROADCASTB x, y

// NIBBLES sets y to the low halves of the 16 bytes at m, then the high ones; Y15 is of bytes 15.
#define NIBBLES(m, x, y) \
	VMOVDQU     m, x \
	VPSRLW      $4, x, X9 \
	VINSERTI128 $1, X9, y, y \
	VPAND       Y15, y, y

// SCALE writes a block's scale, the float16 at m, and its least, so many times the scale, to R8 and R9, which go on by a
// panel's width.
#define SCALE(m, times) \
	VPBROADCASTW m, X0 \
	VCVTPH2PS    X0, X0 \
	VMOVSS       X0, (R8) \
	VMULSS       times, X0, X0 \
	VMOVSS       X0, (R9) \
	ADDQ         $128, R8 \
	ADDQ         $128, R9

// FLOAT sets the low float of x to the one of some bits, by way of AX.
#define FLOAT(bits, x) \
	MOVL  $bits, AX \
	VMOVD AX, x

// PANEL8 writes the 8 floats of y, whose low half is x, to so many places of a panel's groups from to on.
#define PANEL8(y, x, at, to) \
	VMOVSS       x, at(to) \
	VEXTRACTPS   $1, x, at+128(to) \
	VEXTRACTPS   $2, x, at+256(to) \
	VEXTRACTPS   $3, x, at+384(to) \
	VEXTRACTF128 $1, y, x \
	VMOVSS       x, at+512(to) \
	VEXTRACTPS   $1, x, at+640(to) \
	VEXTRACTPS   $2, x, at+768(to) \
	VEXTRACTPS   $3, x, at+896(to)
