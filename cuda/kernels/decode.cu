// Attention over pages of keys and values, and sampling: what generating needs beside a forward pass.
//
// A page holds the keys and values of page_tokens tokens in all layers: [layers, 2, page_tokens, kv_heads·dim] bf16.
#include "device.h"

DEVICE u64 page_row(int place, int layer, int value, int layers, int page_tokens) {
  return ((u64(place / page_tokens) * layers + layer) * 2 + value) * page_tokens + place % page_tokens;
}

// Keeps new keys and values, a block a token. places [T] = page · page_tokens + row of the page.
KERNEL(store_pages, bf16 *pool, const bf16 *qkv, const int *places, int layer, int layers, int page_tokens, int heads, int kv_heads,
       int dim) {
  const int width = kv_heads * dim, place = places[blockIdx.x];
  const bf16 *row = qkv + u64(blockIdx.x) * (heads + 2 * kv_heads) * dim + heads * dim;
  for (int i = threadIdx.x; i < 2 * width; i += blockDim.x)
    pool[page_row(place, layer, i / width, layers, page_tokens) * width + i % width] = row[i];
}

// A token's queries see the keys at positions up to its own. A block a token and a head of keys, a warp a query head at
// a time; each sum is one warp's, in one order, whatever else is in the batch. tables [spans, table_width] are the pages
// of sequences, span [T] whose each token is. out [T, heads·dim].
KERNEL(attend_pages, bf16 *out, const bf16 *qkv, const bf16 *pool, const int *positions, const int *span, const int *tables,
       int table_width, int layer, int layers, int page_tokens, int heads, int kv_heads, int dim, float scale) {
  const int token = blockIdx.x, kv = blockIdx.y, group = heads / kv_heads, keys = positions[token] + 1, lane = lane_of();
  const u64 width = u64(kv_heads) * dim;
  float *q = shared_memory<float>() + warp_of() * (dim + 32), *weights = q + dim; // [dim], [32] of each warp
  const int *pages = tables + u64(span[token]) * table_width;
  for (int head = kv * group + warp_of(); head < (kv + 1) * group; head += warps()) {
    const bf16 *query = qkv + (u64(token) * (heads + 2 * kv_heads) + head) * dim;
    for (int i = lane; i < dim; i += 32) q[i] = to_float(query[i]) * scale;
    warp_barrier();
    float top = -INFINITY, sum = 0, o[4] = {}; // a lane's dimensions are lane, lane + 32, …
    for (int first = 0; first < keys; first += 32) {
      const int key = first + lane;
      float s = -INFINITY;
      if (key < keys) {
        const int place = pages[key / page_tokens] * page_tokens + key % page_tokens;
        const bf16 *k = pool + page_row(place, layer, 0, layers, page_tokens) * width + kv * dim;
        s = 0;
        for (int i = 0; i < dim; i += 8) {
          const Eight x = vector_load<Eight>(k + i);
          const Pair pairs[4] = {x.x, x.y, x.z, x.w};
#pragma unroll
          for (int e = 0; e < 4; e++)
            s += q[i + 2 * e] * low_of(pairs[e]) + q[i + 2 * e + 1] * high_of(pairs[e]);
        }
      }
      const float high = fmaxf(top, warp_max(s)), shrink = expf(top - high), weight = expf(s - high);
      top = high, sum = sum * shrink + warp_sum(weight);
      weights[lane] = weight;
      warp_barrier();
#pragma unroll
      for (int j = 0; j < 4; j++) o[j] *= shrink;
      for (int i = 0; i < min(32, keys - first); i++) {
        const int place = pages[(first + i) / page_tokens] * page_tokens + (first + i) % page_tokens;
        const bf16 *v = pool + page_row(place, layer, 1, layers, page_tokens) * width + kv * dim;
#pragma unroll
        for (int j = 0; j < 4; j++)
          if (lane + 32 * j < dim) o[j] += weights[i] * to_float(v[lane + 32 * j]);
      }
      warp_barrier();
    }
#pragma unroll
    for (int j = 0; j < 4; j++)
      if (lane + 32 * j < dim) out[(u64(token) * heads + head) * dim + lane + 32 * j] = to_bf16(o[j] / sum);
  }
}

// ---- sampling: see model.Sampling

// Kept are the tokens whose weight, relative to the likeliest's, is above a cut, and the first by id of those at it. A
// positive float's bits order as it does.
struct Kept {
  const float *logits;
  const u64 *allowed;
  float top, inv_temp;
  u32 cut;
  int ties;

  // 0 where the token is out, whatever the cut.
  DEVICE_MEMBER float weight(int i) const {
    if (allowed && !(allowed[i / 64] >> (i % 64) & 1)) return 0;
    return expf((logits[i] - top) * inv_temp);
  }
};

// above is how many weights are above a cut, or their sum.
DEVICE float above(const Kept &k, u32 cut, bool count, int vocabulary, float *scratch) {
  float sum = 0;
  for (int i = threadIdx.x; i < vocabulary; i += blockDim.x) {
    const float w = k.weight(i);
    if (float_bits(w) > cut) sum += count ? 1.f : w;
  }
  return block_sum(sum, scratch);
}

// highest_cut is the largest c such that what lies at or above it, a count or a sum, is enough.
DEVICE u32 highest_cut(const Kept &k, bool count, float enough, int vocabulary, float *scratch) {
  u32 low = k.cut > 0 ? k.cut : 1, high = float_bits(1.f); // at low there is enough
  while (low < high) {
    const u32 middle = low + (high - low + 1) / 2;
    if (above(k, middle - 1, count, vocabulary, scratch) >= enough) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Draws one token, a block a draw. logits [·, vocabulary], row [draws] of them; settings [draws, 4] are temperature,
// top-p, min-p and u. ids [draws] are the tokens, or where there is none: -1 nothing is allowed, -2 all logits are -Inf,
// -3 - i logit i, in logps, is no number or +Inf.
KERNEL(sample, int *ids, float *logps, const float *logits, const int *row, const float *settings, const int *top_k, const u64 *sets,
       const int *set, int vocabulary, int words) {
  float *scratch = shared_memory<float>(), *sums = scratch + 33, *equals = sums + blockDim.x; // [33], [threads] twice
  const int draw = blockIdx.x, n = vocabulary;
  const float temperature = settings[4 * draw], top_p = settings[4 * draw + 1], min_p = settings[4 * draw + 2], u = settings[4 * draw + 3];
  Kept k;
  k.logits = logits + u64(row[draw]) * n;
  k.allowed = set[draw] < 0 ? nullptr : sets + u64(set[draw]) * words;

  float any = 0, bad = -INFINITY, top = -INFINITY; // bad: minus the first id that is no number
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    if (k.allowed && !(k.allowed[i / 64] >> (i % 64) & 1)) continue;
    any = 1;
    const float l = k.logits[i];
    if (!(l < INFINITY)) bad = fmaxf(bad, -float(i));
    else top = fmaxf(top, l);
  }
  any = block_max(any, scratch), bad = block_max(bad, scratch), top = block_max(top, scratch);
  if (any == 0 || bad > -INFINITY || top == -INFINITY) {
    if (threadIdx.x == 0) {
      ids[draw] = any == 0 ? -1 : bad > -INFINITY ? -3 + int(bad) : -2;
      logps[draw] = bad > -INFINITY ? k.logits[int(-bad)] : 0.f;
    }
    return;
  }
  if (temperature <= 0) {
    float first = -INFINITY;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
      if (k.logits[i] == top && (!k.allowed || k.allowed[i / 64] >> (i % 64) & 1)) first = fmaxf(first, -float(i));
    first = block_max(first, scratch);
    if (threadIdx.x == 0) ids[draw] = int(-first), logps[draw] = 0;
    return;
  }

  k.top = top, k.inv_temp = 1 / temperature, k.cut = 0, k.ties = 0; // all that are not 0
  if (top_k[draw] > 0 && above(k, 0, true, n, scratch) > top_k[draw]) {
    k.cut = highest_cut(k, true, float(top_k[draw]), n, scratch);
    k.ties = top_k[draw] - int(above(k, k.cut, true, n, scratch));
  }
  if (top_p > 0 && top_p < 1) {
    const float at = bits_float(k.cut), enough = top_p * (above(k, k.cut, false, n, scratch) + k.ties * at);
    if (above(k, k.cut, false, n, scratch) >= enough) { // else the ties of the cut are needed, and stay
      const u32 cut = highest_cut(k, false, enough, n, scratch);
      if (cut > k.cut) {
        const float rest = enough - above(k, cut, false, n, scratch);
        k.cut = cut, k.ties = max(1, int(ceilf(rest / bits_float(cut))));
      }
    } else {
      k.ties = min(k.ties, max(1, int(ceilf((enough - above(k, k.cut, false, n, scratch)) / at))));
    }
  }
  const float least = min_p > 0 ? fminf(min_p, 1.f) : 0.f;

  // Each thread has a run of ids: what it keeps, and how many are at the cut before it.
  const int each = (n + blockDim.x - 1) / blockDim.x, begin = min(n, int(threadIdx.x) * each), end = min(n, begin + each);
  float equal = 0;
  for (int i = begin; k.cut > 0 && i < end; i++) equal += float_bits(k.weight(i)) == k.cut;
  equals[threadIdx.x] = equal;
  __syncthreads();
  float before = 0;
  for (int t = 0; t < int(threadIdx.x); t++) before += equals[t];
  float own = 0;
  int left = k.ties - int(before);
  for (int i = begin; i < end; i++) {
    const float w = k.weight(i);
    if (w >= least && (float_bits(w) > k.cut || (k.cut > 0 && float_bits(w) == k.cut && left-- > 0))) own += w;
  }
  sums[threadIdx.x] = own;
  __syncthreads();
  float start = 0, total = 0;
  for (int t = 0; t < int(blockDim.x); t++) {
    if (t == int(threadIdx.x)) start = total;
    total += sums[t];
  }
  const float chooser = block_max(own > 0 && start <= u * total ? float(threadIdx.x) : -1.f, scratch);
  if (int(chooser) != int(threadIdx.x)) return;
  float rest = u * total - start, drawn = 0;
  int id = 0;
  left = k.ties - int(before);
  for (int i = begin; i < end; i++) {
    const float w = k.weight(i);
    if (w == 0 || w < least || !(float_bits(w) > k.cut || (k.cut > 0 && float_bits(w) == k.cut && left-- > 0))) continue;
    id = i, drawn = w; // the last possible one, should rounding leave a rest
    if (rest < w) break;
    rest -= w;
  }
  ids[draw] = id, logps[draw] = logf(drawn / total);
}
