// Sampling: see sampling.Options.
#include "device.h"

// Kept are the tokens whose weight, relative to the likeliest's, is above a cut, and the first by id of those at it. A
// positive float's bits order as it does.
struct Kept {
  const float *logits;
  const u64 *allowed;
  float top, inv_temp, least; // least: what a weight must be besides, as min-p has it
  u32 cut;
  int ties, last; // how many at the cut are in, and the last one's id

  // 0 where the token is out, whatever the cut.
  DEVICE_MEMBER float weight(int i) const {
    if (allowed && !(allowed[i / 64] >> (i % 64) & 1)) return 0;
    return expf((logits[i] - top) * inv_temp);
  }

  // has reports whether a token, of weight w, is in.
  DEVICE_MEMBER bool has(int i, float w) const {
    return w >= least && (float_bits(w) > cut || (cut > 0 && float_bits(w) == cut && i <= last));
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
// -3 - i logit i, in logps, is no number or +Inf. Of a draw with cuts, kept [draws, words] is what they leave.
KERNEL(sample, int *ids, float *logps, u64 *kept, const float *logits, const int *row, const float *settings, const int *top_k,
       const u64 *sets, const int *set, int vocabulary, int words) {
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

  k.top = top, k.inv_temp = 1 / temperature, k.cut = 0, k.ties = 0, k.last = -1; // all that are not 0
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
  k.least = min_p > 0 ? fminf(min_p, 1.f) : 0.f;

  // Each thread has a run of ids: how many are at the cut before it, and what it keeps.
  const int each = (n + blockDim.x - 1) / blockDim.x, begin = min(n, int(threadIdx.x) * each), end = min(n, begin + each);
  float equal = 0;
  for (int i = begin; k.cut > 0 && i < end; i++) equal += float_bits(k.weight(i)) == k.cut;
  equals[threadIdx.x] = equal;
  __syncthreads();
  float before = 0;
  for (int t = 0; t < int(threadIdx.x); t++) before += equals[t];
  float last = -1;
  int left = k.ties - int(before);
  for (int i = begin; equal > 0 && i < end; i++)
    if (float_bits(k.weight(i)) == k.cut && left-- > 0) last = i;
  k.last = int(block_max(last, scratch));
  float own = 0;
  for (int i = begin; i < end; i++) {
    const float w = k.weight(i);
    if (k.has(i, w)) own += w;
  }
  sums[threadIdx.x] = own;
  __syncthreads();
  float start = 0, total = 0;
  for (int t = 0; t < int(blockDim.x); t++) {
    if (t == int(threadIdx.x)) start = total;
    total += sums[t];
  }
  const bool cuts = top_k[draw] > 0 || (top_p > 0 && top_p < 1) || min_p > 0;
  for (int word = threadIdx.x; cuts && word < words; word += blockDim.x) {
    u64 in = 0;
    for (int i = 64 * word; i < min(n, 64 * word + 64); i++) in |= u64(k.has(i, k.weight(i))) << (i % 64);
    kept[u64(draw) * words + word] = in;
  }
  const float chooser = block_max(own > 0 && start <= u * total ? float(threadIdx.x) : -1.f, scratch);
  if (int(chooser) != int(threadIdx.x)) return;
  float rest = u * total - start, drawn = 0;
  int id = 0;
  for (int i = begin; i < end; i++) {
    const float w = k.weight(i);
    if (!k.has(i, w)) continue;
    id = i, drawn = w; // the last possible one, should rounding leave a rest
    if (rest < w) break;
    rest -= w;
  }
  ids[draw] = id, logps[draw] = logf(drawn / total);
}
