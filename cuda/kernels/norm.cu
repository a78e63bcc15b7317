// RMSNorm (Zhang and Sennrich 2019): y = x · rstd · gain, rstd = 1/√(mean(x²) + eps).
#include "device.h"

// One block a row. y [rows, width] bf16, rstd [rows], x [rows, width], gain [width].
KERNEL(rms_norm, bf16 *y, float *rstd, const float *x, const float *gain, int width, float eps) {
  float *scratch = shared_memory<float>(); // [33]
  x += u64(blockIdx.x) * width, y += u64(blockIdx.x) * width;
  float sum = 0;
  for (int i = threadIdx.x; i < width; i += blockDim.x) sum += x[i] * x[i];
  const float r = 1 / sqrtf(block_sum(sum, scratch) / width + eps);
  for (int i = threadIdx.x; i < width; i += blockDim.x) y[i] = to_bf16(x[i] * r * gain[i]);
  if (threadIdx.x == 0) rstd[blockIdx.x] = r;
}

// Adds the gradient by x to dx, and writes what the block's rows give to the gain's gradient: partial [blocks, width].
// A block takes every gridDim.x-th row, so that the sums have one order.
KERNEL(rms_norm_backward, float *dx, float *partial, const float *dy, const float *x, const float *rstd, const float *gain,
       int rows, int width) {
  float *scratch = shared_memory<float>(), *sums = scratch + 33; // [33], [width]; a thread's own columns alone
  for (int i = threadIdx.x; i < width; i += blockDim.x) sums[i] = 0;
  for (int row = blockIdx.x; row < rows; row += gridDim.x) {
    const u64 at = u64(row) * width;
    const float r = rstd[row];
    float dot = 0;
    for (int i = threadIdx.x; i < width; i += blockDim.x) dot += dy[at + i] * gain[i] * x[at + i];
    const float c = block_sum(dot, scratch) * r * r * r / width;
    for (int i = threadIdx.x; i < width; i += blockDim.x) {
      const float g = dy[at + i], v = x[at + i];
      dx[at + i] += g * gain[i] * r - v * c;
      sums[i] += g * v * r;
    }
  }
  for (int i = threadIdx.x; i < width; i += blockDim.x) partial[u64(blockIdx.x) * width + i] = sums[i];
}

// Column sums of x [rows, width], as rms_norm_backward gives the gain's: partial [blocks, width]. A thread a column.
KERNEL(column_sums, float *partial, const bf16 *x, int rows, int width) {
  const int column = blockIdx.y * blockDim.x + threadIdx.x;
  if (column >= width) return;
  float sum = 0;
  for (int row = blockIdx.x; row < rows; row += gridDim.x) sum += to_float(x[u64(row) * width + column]);
  partial[u64(blockIdx.x) * width + column] = sum;
}

// sum[i] += Σ partial[·][i] for partial [n, width].
KERNEL(add_partial_sums, float *sum, const float *partial, int n, int width) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= width) return;
  float s = 0;
  for (int b = 0; b < n; b++) s += partial[u64(b) * width + i];
  sum[i] += s;
}
