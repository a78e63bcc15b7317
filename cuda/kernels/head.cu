// Scores of tokens: log-softmax over the allowed tokens, of logits [rows, vocabulary] that exist for one chunk of rows
// at a time. Row i's are ids [first[i], first[i + 1]) where there are any; else words [set[i]·words, …) of sets, a bit a
// token; else, where set[i] < 0, all.
#include "device.h"

struct Allowed {
  const u64 *set;
  const int *ids; // nullptr: as set says
  int n;          // how many ids, or tokens to ask set for

  DEVICE_MEMBER int token(int i) const { return ids ? ids[i] : i; }
  DEVICE_MEMBER bool has(int token) const { return !set || set[token / 64] >> (token % 64) & 1; }
};

DEVICE Allowed allowed_of(int row, const u64 *sets, const int *set, int words, const int *ids, const int *first, int vocabulary) {
  const int n = first[row + 1] - first[row];
  if (n > 0) return {nullptr, ids + first[row], n};
  return {set[row] < 0 ? nullptr : sets + u64(set[row]) * words, nullptr, vocabulary};
}

// One block a row: logp of target, lse = log Σ exp, and the entropy in nats, of softmax(logits · inv_temp).
KERNEL(score, float *logp, float *lse, float *entropy, const float *logits, const int *targets, const u64 *sets,
       const int *set, const int *ids, const int *first, int vocabulary, int words, float inv_temp) {
  float *scratch = shared_memory<float>(); // [33]
  const int row = blockIdx.x;
  const Allowed allowed = allowed_of(row, sets, set, words, ids, first, vocabulary);
  logits += u64(row) * vocabulary;
  float top = -INFINITY;
  for (int j = threadIdx.x; j < allowed.n; j += blockDim.x) {
    const int i = allowed.token(j);
    if (allowed.has(i)) top = fmaxf(top, logits[i] * inv_temp);
  }
  top = block_max(top, scratch);
  float sum = 0, weighted = 0;
  for (int j = threadIdx.x; j < allowed.n; j += blockDim.x) {
    const int i = allowed.token(j);
    if (!allowed.has(i)) continue;
    const float z = logits[i] * inv_temp - top, e = expf(z);
    sum += e, weighted += e * z;
  }
  sum = block_sum(sum, scratch);
  weighted = block_sum(weighted, scratch);
  if (threadIdx.x == 0) {
    const float log_sum = logf(sum);
    logp[row] = logits[targets[row]] * inv_temp - top - log_sum;
    lse[row] = top + log_sum;
    entropy[row] = log_sum - weighted / sum;
  }
}

// One block a row: the gradient by the logits of d_logp·logp + d_entropy·H, 0 where a token is not allowed:
// inv_temp · (d_logp·(onehot − p) − d_entropy·p·(log p + H)).
KERNEL(score_backward, bf16 *d_logits, const float *logits, const float *lse, const float *entropy, const float *d_logp,
       const float *d_entropy, const int *targets, const u64 *sets, const int *set, const int *ids, const int *first, int vocabulary,
       int words, float inv_temp) {
  const int row = blockIdx.x, target = targets[row];
  const Allowed allowed = allowed_of(row, sets, set, words, ids, first, vocabulary);
  const float l = lse[row], h = entropy[row], gl = d_logp[row] * inv_temp, ge = d_entropy[row] * inv_temp;
  logits += u64(row) * vocabulary, d_logits += u64(row) * vocabulary;
  if (allowed.ids) { // the others are not visited
    for (int i = threadIdx.x; i < vocabulary; i += blockDim.x) d_logits[i] = to_bf16(0);
    __syncthreads();
  }
  for (int j = threadIdx.x; j < allowed.n; j += blockDim.x) {
    const int i = allowed.token(j);
    float d = 0;
    if (allowed.has(i) && (gl != 0 || ge != 0)) {
      const float logp = logits[i] * inv_temp - l, p = expf(logp);
      d = (i == target ? gl : 0.f) - p * (gl + ge * (logp + h));
    }
    d_logits[i] = to_bf16(d);
  }
}

// The value head: one warp a row. value [rows] = x [rows, width] · weight [width] + weight[width].
KERNEL(value, float *out, const bf16 *x, const float *weight, int width) {
  float sum = 0;
  for (int i = threadIdx.x; i < width; i += 32) sum += to_float(x[u64(blockIdx.x) * width + i]) * weight[i];
  sum = warp_sum(sum);
  if (threadIdx.x == 0) out[blockIdx.x] = sum + weight[width];
}

// Adds d · weight to dx [rows, width], a block a row.
KERNEL(value_backward, float *dx, const float *d, const float *weight, int width) {
  for (int i = threadIdx.x; i < width; i += blockDim.x) dx[u64(blockIdx.x) * width + i] += d[blockIdx.x] * weight[i];
}

// Adds Σ d·x and Σ d to the gradient of weight [width + 1], a thread a column.
KERNEL(value_gradient, float *d_weight, const float *d, const bf16 *x, int rows, int width) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > width) return;
  float sum = 0;
  for (int row = 0; row < rows; row++) sum += d[row] * (i < width ? to_float(x[u64(row) * width + i]) : 1.f);
  d_weight[i] += sum;
}
