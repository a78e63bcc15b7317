// Rows of matrices: token embeddings, and the states that predict a scored token.
#include "device.h"

// One block a row: to[i] = table[ids[i]], from bf16 to f32. [n, width]
KERNEL(embed, float *to, const bf16 *table, const int *ids, int width) {
  const bf16 *from = table + u64(ids[blockIdx.x]) * width;
  to += u64(blockIdx.x) * width;
  for (int i = threadIdx.x; i < width; i += blockDim.x) to[i] = to_float(from[i]);
}

KERNEL(gather_rows, float *to, const float *from, const int *rows, int width) {
  from += u64(rows[blockIdx.x]) * width, to += u64(blockIdx.x) * width;
  for (int i = threadIdx.x; i < width; i += blockDim.x) to[i] = from[i];
}

// The transpose of both: to[ids[g]] += Σ from[list[j]] for j in [first[g], first[g+1]). A block a group: each row
// of to is one block's, and is summed in the list's order.
KERNEL(add_rows, float *to, const float *from, const int *ids, const int *first, const int *list, int width) {
  to += u64(ids[blockIdx.x]) * width;
  const int begin = first[blockIdx.x], end = first[blockIdx.x + 1];
  for (int i = threadIdx.x; i < width; i += blockDim.x) {
    float sum = 0;
    for (int j = begin; j < end; j++) sum += from[u64(list[j]) * width + i];
    to[i] += sum;
  }
}

// y = x, rounded. A thread an element.
KERNEL(round_to_bf16, bf16 *y, const float *x, u64 n) {
  const u64 i = u64(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[i] = to_bf16(x[i]);
}
