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
// corrections in them; see model/adamw.go. A thread an element.
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
