// What all kernels build on: types, instructions of the hardware, reductions. Each instruction that C++ lacks has two
// bodies: PTX, and a plain one for the simulator (../sim).
#pragma once

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

#ifdef __CUDACC_RTC__
#define KERNEL(name, ...) extern "C" __global__ void name(__VA_ARGS__)
#define DEVICE static __device__ __forceinline__
#define INFINITY __int_as_float(0x7f800000)
template <class T> DEVICE T *shared_memory() {
  extern __shared__ uint4 dynamic_shared_memory[];
  return reinterpret_cast<T *>(dynamic_shared_memory);
}
template <class T> DEVICE T vector_load(const void *p) { return *static_cast<const T *>(p); }
#define DEVICE_MEMBER __device__ __forceinline__
DEVICE u32 float_bits(float x) { return __float_as_uint(x); }
DEVICE float bits_float(u32 x) { return __uint_as_float(x); }
#else
#include "../sim/src/sim.h"
#define DEVICE static inline
#define DEVICE_MEMBER
using std::max;
using std::min;
template <class T> DEVICE T *shared_memory() { return reinterpret_cast<T *>(sim::shared()); }
template <class T> DEVICE T vector_load(const void *p) { return *sim::aligned<T>(p); }
DEVICE u32 float_bits(float x) {
  u32 bits;
  memcpy(&bits, &x, 4);
  return bits;
}
DEVICE float bits_float(u32 bits) {
  float x;
  memcpy(&x, &bits, 4);
  return x;
}
#endif

// ---- bfloat16: the upper half of a float. A Pair is two that lie together, an Eight what a vector access moves.

#ifdef WIDE
// In the simulator's wide form it is a whole float: what is off then was not rounded off.
struct bf16 { float x; };
struct Pair { bf16 low, high; };
struct Eight { Pair x, y, z, w; };

DEVICE float to_float(bf16 x) { return x.x; }
DEVICE bf16 to_bf16(float x) { return {x}; }
DEVICE Pair pack(bf16 low, bf16 high) { return {low, high}; }
DEVICE float low_of(Pair p) { return p.low.x; }
DEVICE float high_of(Pair p) { return p.high.x; }
#else
struct bf16 { u16 bits; };
typedef u32 Pair;
typedef uint4 Eight;

DEVICE float to_float(bf16 x) { return bits_float(u32(x.bits) << 16); }

// Rounded to the nearest, ties to even.
DEVICE bf16 to_bf16(float x) {
  bf16 y;
#ifdef __CUDACC_RTC__
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(y.bits) : "f"(x));
#else
  const u32 bits = float_bits(x);
  y.bits = x != x ? 0x7fff : u16((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
#endif
  return y;
}

DEVICE Pair pack(bf16 low, bf16 high) { return low.bits | u32(high.bits) << 16; }
DEVICE float low_of(Pair p) { return to_float(bf16{u16(p)}); }
DEVICE float high_of(Pair p) { return to_float(bf16{u16(p >> 16)}); }
#endif
DEVICE Pair pack(float low, float high) { return pack(to_bf16(low), to_bf16(high)); }

// ---- warps

#ifndef __CUDACC_RTC__
struct Shuffled { float x; int from; };
DEVICE float shuffle_from(float x, int lane, int line) {
  Shuffled mine{x, lane};
  sim::together(&mine, [](void *const lanes[32]) {
    float all[32];
    for (int i = 0; i < 32; i++) all[i] = static_cast<Shuffled *>(lanes[i])->x;
    for (int i = 0; i < 32; i++) static_cast<Shuffled *>(lanes[i])->x = all[static_cast<Shuffled *>(lanes[i])->from & 31];
  }, line);
  return mine.x;
}
#endif

DEVICE int lane_of() { return threadIdx.x & 31; }
DEVICE int warp_of() { return threadIdx.x >> 5; }
DEVICE int warps() { return blockDim.x >> 5; }

DEVICE float shuffle_xor(float x, int mask) {
#ifdef __CUDACC_RTC__
  return __shfl_xor_sync(0xffffffffu, x, mask);
#else
  return shuffle_from(x, lane_of() ^ mask, __LINE__);
#endif
}

// warp_barrier lets the lanes of a warp see what they wrote to shared memory.
DEVICE void warp_barrier() {
#ifdef __CUDACC_RTC__
  __syncwarp();
#else
  int nothing;
  sim::together(&nothing, [](void *const[32]) {}, __LINE__);
#endif
}

DEVICE float warp_sum(float x) {
  for (int mask = 16; mask > 0; mask >>= 1) x += shuffle_xor(x, mask);
  return x;
}
DEVICE float warp_max(float x) {
  for (int mask = 16; mask > 0; mask >>= 1) x = fmaxf(x, shuffle_xor(x, mask));
  return x;
}

// block_sum is the sum over a block of whole warps, in every thread. It uses 33 floats of scratch, which may be used
// again at once.
DEVICE float block_sum(float x, float *scratch) {
  x = warp_sum(x);
  if (lane_of() == 0) scratch[warp_of()] = x;
  __syncthreads();
  if (warp_of() == 0) {
    float sum = warp_sum(lane_of() < warps() ? scratch[lane_of()] : 0.f);
    if (lane_of() == 0) scratch[32] = sum;
  }
  __syncthreads();
  x = scratch[32];
  __syncthreads();
  return x;
}
DEVICE float block_max(float x, float *scratch) {
  x = warp_max(x);
  if (lane_of() == 0) scratch[warp_of()] = x;
  __syncthreads();
  if (warp_of() == 0) {
    float top = warp_max(lane_of() < warps() ? scratch[lane_of()] : scratch[0]);
    if (lane_of() == 0) scratch[32] = top;
  }
  __syncthreads();
  x = scratch[32];
  __syncthreads();
  return x;
}

// ---- copies that go on while the thread does (PTX ISA, cp.async)

// copy_async begins to copy 16 bytes (an Eight) into shared memory; where it is outside, zeros, and from is not read. What
// it wrote is there for the thread behind wait_copies, for the block behind a barrier after that.
DEVICE void copy_async(void *to, const void *from, bool inside) {
#ifdef __CUDACC_RTC__
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;"
               :: "r"(u32(__cvta_generic_to_shared(to))), "l"(from), "r"(inside ? 16 : 0) : "memory");
#else
  sim::copy_async(sim::aligned<uint4>(to), inside ? sim::aligned<uint4>(from) : nullptr, sizeof(Eight));
#endif
}

// commit_copies ends a group of copies; wait_copies<n> waits for all groups but the last n.
DEVICE void commit_copies() {
#ifdef __CUDACC_RTC__
  asm volatile("cp.async.commit_group;" ::: "memory");
#else
  sim::commit_copies();
#endif
}
template <int n> DEVICE void wait_copies() {
#ifdef __CUDACC_RTC__
  asm volatile("cp.async.wait_group %0;" :: "n"(n) : "memory");
#else
  sim::wait_copies(n);
#endif
}

// ---- tensor cores: mma.m16n8k16 of bf16 with sums in f32 (PTX ISA, "Matrix Fragments for mma.m16n8k16").
// With group = lane/4 and pair = lane%4 · 2, a lane holds
//   a[0] A[group][pair, +1]   a[1] A[group+8][pair, +1]   a[2] A[group][pair+8, +9]   a[3] A[group+8][pair+8, +9]
//   b[0] B[pair, +1][group]   b[1] B[pair+8, +9][group]
//   d[0], d[1] D[group][pair, +1]   d[2], d[3] D[group+8][pair, +1]

#ifndef __CUDACC_RTC__
struct Product { float *d; const Pair *a, *b; };
#endif

// mma adds A [16, 16] · B [16, 8] to D [16, 8].
DEVICE void mma(float d[4], const Pair a[4], const Pair b[2]) {
#ifdef __CUDACC_RTC__
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#else
  Product mine{d, a, b};
  sim::together(&mine, [](void *const lanes[32]) {
    float A[16][16], B[16][8], D[16][8] = {};
    for (int lane = 0; lane < 32; lane++) {
      const Product &p = *static_cast<Product *>(lanes[lane]);
      const int group = lane / 4, pair = lane % 4 * 2;
      for (int i = 0; i < 4; i++) {
        float *x = &A[group + i % 2 * 8][pair + i / 2 * 8];
        x[0] = low_of(p.a[i]), x[1] = high_of(p.a[i]);
      }
      for (int i = 0; i < 2; i++) B[pair + i * 8][group] = low_of(p.b[i]), B[pair + i * 8 + 1][group] = high_of(p.b[i]);
    }
    for (int k = 0; k < 16; k++) // outermost, so that no sum waits for its last addition
      for (int row = 0; row < 16; row++)
        for (int column = 0; column < 8; column++) D[row][column] += A[row][k] * B[k][column];
    for (int lane = 0; lane < 32; lane++) {
      float *d = static_cast<Product *>(lanes[lane])->d;
      const int group = lane / 4, pair = lane % 4 * 2;
      for (int i = 0; i < 4; i++) d[i] += D[group + i / 2 * 8][pair + i % 2];
    }
  }, __LINE__);
#endif
}

#ifndef __CUDACC_RTC__
struct Loaded { const bf16 *row; Pair *r; };
#endif

// load_matrices reads four matrices [8, 8] of shared memory, of the i-th the rows that lanes 8·i … 8·i + 7 say: a lane gets
// of each what it holds of a fragment's quarter, with rows for groups, or, transposed, with columns for them.
template <bool transposed> DEVICE void load_matrices(Pair r[4], const bf16 *row) {
#ifdef __CUDACC_RTC__
  const u32 at = u32(__cvta_generic_to_shared(row));
  if (transposed)
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at));
  else
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at));
#else
  Loaded mine{sim::aligned<uint4>(row) ? row : nullptr, r};
  sim::together(&mine, [](void *const lanes[32]) {
    const auto at = [&](int i, int row, int column) { return static_cast<Loaded *>(lanes[8 * i + row])->row[column]; };
    for (int lane = 0; lane < 32; lane++)
      for (int i = 0; i < 4; i++) {
        const int group = lane / 4, pair = lane % 4 * 2;
        static_cast<Loaded *>(lanes[lane])->r[i] =
            transposed ? pack(at(i, pair, group), at(i, pair + 1, group)) : pack(at(i, group, pair), at(i, group, pair + 1));
      }
  }, __LINE__);
#endif
}

// load_a reads A [16, 16] of a tile in shared memory, whose rows are ld apart.
DEVICE void load_a(Pair a[4], const bf16 *tile, int ld) {
  load_matrices<false>(a, tile + lane_of() % 16 * ld + lane_of() / 16 * 8);
}

// load_b reads two B [16, 8] that lie side by side, of a tile that holds [n][k]: b[0], b[1] and b[2], b[3].
DEVICE void load_b(Pair b[4], const bf16 *tile, int ld) {
  load_matrices<false>(b, tile + (lane_of() % 8 + lane_of() / 16 * 8) * ld + lane_of() / 8 % 2 * 8);
}

// load_b_rows is load_b of a tile that holds [k][n].
DEVICE void load_b_rows(Pair b[4], const bf16 *tile, int ld) {
  load_matrices<true>(b, tile + lane_of() % 16 * ld + lane_of() / 16 * 8);
}
