// What befalls projected queries, keys and values before attention: a bias (qwen2), an RMSNorm of every head of q and
// k (qwen3), and the rotation of q and k to their positions (Su et al. 2021).
#include "device.h"

// Pair i of a head: NeoX pairs i with i + half, llama neighbours.
DEVICE int first_of(int i, int half, int neighbours) { return neighbours ? 2 * i : i; }
DEVICE int second_of(int i, int half, int neighbours) { return neighbours ? 2 * i + 1 : i + half; }

// A block a token, a warp a head at a time. qkv [T, (heads + 2·kv_heads)·dim] is changed in place. bias, q_gain and
// k_gain may be null. raw [T, (heads + kv_heads)·dim] and rstd [T, heads + kv_heads] keep what the norms' backward pass
// needs, and may be null. cosines, sines [positions, dim/2].
KERNEL(place_qkv, bf16 *qkv, bf16 *raw, float *rstd, const float *bias, const float *q_gain, const float *k_gain,
       const int *positions, const float *cosines, const float *sines, int heads, int kv_heads, int dim, int neighbours, float eps) {
  const int half = dim / 2, all = heads + 2 * kv_heads, turned = heads + kv_heads;
  const u64 token = blockIdx.x;
  cosines += u64(positions[token]) * half, sines += u64(positions[token]) * half;
  for (int head = warp_of(); head < all; head += warps()) {
    bf16 *x = qkv + (token * all + head) * dim;
    const float *b = bias ? bias + head * dim : nullptr;
    if (head >= turned) {
      for (int i = lane_of(); b && i < dim; i += 32) x[i] = to_bf16(to_float(x[i]) + b[i]);
      continue;
    }
    const float *gain = head < heads ? q_gain : k_gain;
    float scale = 1;
    if (gain) {
      float sum = 0;
      for (int i = lane_of(); i < dim; i += 32) {
        const float v = to_float(x[i]);
        sum += v * v;
        if (raw) raw[(token * turned + head) * dim + i] = x[i];
      }
      scale = 1 / sqrtf(warp_sum(sum) / dim + eps);
      if (rstd && lane_of() == 0) rstd[token * turned + head] = scale;
    }
    for (int i = lane_of(); i < half; i += 32) {
      const int p = first_of(i, half, neighbours), q = second_of(i, half, neighbours);
      float a = to_float(x[p]), c = to_float(x[q]);
      if (b) a += b[p], c += b[q];
      if (gain) a *= scale * gain[p], c *= scale * gain[q];
      x[p] = to_bf16(a * cosines[i] - c * sines[i]);
      x[q] = to_bf16(c * cosines[i] + a * sines[i]);
    }
  }
}

// The gradient by what place_qkv was given, in place of that by what it wrote. Where there are gains, block b writes
// what its tokens give to the gradients of theirs: partial [blocks, 2, dim]. A block has one warp, and takes every
// gridDim.x-th token.
KERNEL(place_qkv_backward, bf16 *d_qkv, float *partial, const bf16 *raw, const float *rstd, const float *q_gain,
       const float *k_gain, const int *positions, const float *cosines, const float *sines, int tokens, int heads,
       int kv_heads, int dim, int neighbours) {
  float *sums = shared_memory<float>(), *dy = sums + 2 * dim; // [2, dim], [dim]
  const int half = dim / 2, all = heads + 2 * kv_heads, turned = heads + kv_heads;
  for (int i = lane_of(); i < 2 * dim; i += 32) sums[i] = 0;
  __syncthreads();
  for (u64 token = blockIdx.x; token < u64(tokens); token += gridDim.x) {
    const float *cosine = cosines + u64(positions[token]) * half, *sine = sines + u64(positions[token]) * half;
    for (int head = 0; head < turned; head++) {
      bf16 *d = d_qkv + (token * all + head) * dim;
      for (int i = lane_of(); i < half; i += 32) {
        const int p = first_of(i, half, neighbours), q = second_of(i, half, neighbours);
        const float a = to_float(d[p]), c = to_float(d[q]);
        dy[p] = a * cosine[i] + c * sine[i];
        dy[q] = c * cosine[i] - a * sine[i];
      }
      __syncthreads();
      if (!q_gain) {
        for (int i = lane_of(); i < dim; i += 32) d[i] = to_bf16(dy[i]);
      } else {
        const float *gain = head < heads ? q_gain : k_gain;
        float *sum = head < heads ? sums : sums + dim;
        const bf16 *x = raw + (token * turned + head) * dim;
        const float r = rstd[token * turned + head];
        float dot = 0;
        for (int i = lane_of(); i < dim; i += 32) dot += dy[i] * gain[i] * to_float(x[i]);
        const float c = warp_sum(dot) * r * r * r / dim;
        for (int i = lane_of(); i < dim; i += 32) {
          const float v = to_float(x[i]);
          sum[i] += dy[i] * v * r;
          d[i] = to_bf16(dy[i] * gain[i] * r - v * c);
        }
      }
      __syncthreads();
    }
  }
  for (int i = lane_of(); partial && i < 2 * dim; i += 32) partial[u64(blockIdx.x) * 2 * dim + i] = sums[i];
}
