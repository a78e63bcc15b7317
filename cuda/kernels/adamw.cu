// AdamW (Loshchilov and Hutter 2019) on float32 weights, moments and gradients.
#include "device.h"

// partial [blocks] = Σ x² of each block's elements, which lie in pieces a grid apart.
KERNEL(squares, float *partial, const float *x, u64 n) {
  float *scratch = shared_memory<float>(); // [33]
  float sum = 0;
  for (u64 i = u64(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += u64(gridDim.x) * blockDim.x) sum += x[i] * x[i];
  sum = block_sum(sum, scratch);
  if (threadIdx.x == 0) partial[blockIdx.x] = sum;
}

// One step: decay, update, gradient back to 0, and the weight rounded for products. rate and eps have the bias
// corrections in them; see model/adamw/adamw.go. A thread an element.
KERNEL(adamw, float *w, bf16 *rounded, float *g, float *m1, float *m2, u64 n, float clip, float rate, float eps, float beta1,
       float beta2, float keep) {
  const u64 i = u64(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float x = g[i] * clip;
  const float a = m1[i] + (x - m1[i]) * (1 - beta1), b = m2[i] + (x * x - m2[i]) * (1 - beta2);
  const float v = w[i] * keep - rate * a / (sqrtf(b) + eps);
  m1[i] = a, m2[i] = b, g[i] = 0, w[i] = v;
  if (rounded) rounded[i] = to_bf16(v);
}

// ---- moments of 8 bits: see model/adamw/eightbit.go

static const int moment_block = 256; // numbers, and threads, of a block

// The code nearest to x, from -1 to 1, in an ascending map; of two the lower one.
DEVICE int nearest_code(const float *map, float x) {
  int low = 0, high = 255;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (map[middle] <= x) low = middle;
    else high = middle - 1;
  }
  return low < 255 && map[low + 1] - x < x - map[low] ? low + 1 : low;
}

// As adamw, a block a block of moments. maps [2, 256] are of first and second moments. The first matrices of the n numbers
// decay, and are rounded.
KERNEL(adamw_8bit, float *w, bf16 *rounded, float *g, u8 *codes1, float *scales1, u8 *codes2, float *scales2, const float *maps,
       u64 n, u64 matrices, float clip, float rate, float eps, float beta1, float beta2, float keep) {
  float *scratch = shared_memory<float>(), *map1 = scratch + 33, *map2 = map1 + 256; // [33], [256] twice
  const u64 i = u64(blockIdx.x) * moment_block + threadIdx.x;
  map1[threadIdx.x] = maps[threadIdx.x], map2[threadIdx.x] = maps[256 + threadIdx.x];
  __syncthreads();
  float a = 0, b = 0;
  if (i < n) {
    const float x = g[i] * clip, m1 = map1[codes1[i]] * scales1[blockIdx.x], m2 = map2[codes2[i]] * scales2[blockIdx.x];
    a = m1 + (x - m1) * (1 - beta1), b = m2 + (x * x - m2) * (1 - beta2);
    const float v = w[i] * (i < matrices ? keep : 1.f) - rate * a / (sqrtf(b) + eps);
    g[i] = 0, w[i] = v;
    if (i < matrices) rounded[i] = to_bf16(v);
  }
  const float high = block_max(a, scratch), low = -block_max(-a, scratch), top = block_max(b, scratch);
  const float scale = high >= -low ? high : low;
  if (i < n) {
    const int second = nearest_code(map2, top == 0 ? 0 : b / top);
    codes1[i] = u8(nearest_code(map1, scale == 0 ? 0 : a / scale));
    codes2[i] = u8(second == 0 && b > 0 ? 1 : second);
  }
  if (threadIdx.x == 0) scales1[blockIdx.x] = scale, scales2[blockIdx.x] = top;
}
