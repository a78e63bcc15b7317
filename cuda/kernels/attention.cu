// Flash attention, forward (Dao 2023, algorithm 1) and backward, over packed sequences with shared prefixes, and forward
// over pages.
//
// The host cuts every segment into tiles of at most 64 rows, and says which tiles see which. A visit is a pair of
// tiles as one of them sees it: the other's rows, and a shift. Query i sees key j of a visit where j ≤ i + shift: in a
// tile of its own segment that is the causal mask, of a prefix everything. No two blocks write to one row, so nothing is
// added atomically, and results are the same from run to run.
//
// A block has 4 warps of 16 rows of its tile. qkv [T, (heads + 2·kv_heads)·dim], out [T, heads·dim] bf16; lse and delta
// [heads, T].
#include "device.h"

struct Tile { int row, rows, first, end; }; // rows of the batch; visits [first, end)
struct Visit { int row, rows, shift; };

static const int tile_rows = 64, chunk = 32;

// load_tile begins to copy a tile; rows after the last one are zeros.
template <int dim> DEVICE void load_tile(bf16 *tile, const bf16 *from, int row, int rows, int ld) {
  const int vectors = dim / 8; // of 8 elements
  for (int i = threadIdx.x; i < tile_rows * vectors; i += blockDim.x) {
    const int r = i / vectors, c = i % vectors * 8;
    copy_async(tile + r * (dim + 8) + c, from + u64(row + min(r, rows - 1)) * ld + c, r < rows);
  }
  commit_copies();
}

// multiply_rows adds x [16, dim] · yᵀ [dim, 8·n] to s; x and y are rows of tiles.
template <int dim, int n> DEVICE void multiply_rows(float s[n][4], const bf16 *x, const bf16 *y) {
#pragma unroll
  for (int k = 0; k < dim; k += 16) {
    Pair a[4];
    load_a(a, x + k, dim + 8);
#pragma unroll
    for (int j = 0; j < n; j += 2) {
      Pair b[4];
      load_b(b, y + j * 8 * (dim + 8) + k, dim + 8);
      mma(s[j], a, b);
      mma(s[j + 1], a, b + 2);
    }
  }
}

// accumulate adds p [16, 8·n] · y [8·n, dim] to o; p is as multiply_rows leaves it.
template <int dim, int n> DEVICE void accumulate(float o[dim / 8][4], const float p[n][4], const bf16 *y) {
#pragma unroll
  for (int k = 0; k < n; k += 2) {
    const Pair a[4] = {pack(p[k][0], p[k][1]), pack(p[k][2], p[k][3]), pack(p[k + 1][0], p[k + 1][1]), pack(p[k + 1][2], p[k + 1][3])};
#pragma unroll
    for (int j = 0; j < dim / 8; j += 2) {
      Pair b[4];
      load_b_rows(b, y + k * 8 * (dim + 8) + j * 8, dim + 8);
      mma(o[j], a, b);
      mma(o[j + 1], a, b + 2);
    }
  }
}

// store_rows writes a warp's 16 rows of a tile.
template <int dim> DEVICE void store_rows(bf16 *to, const float o[dim / 8][4], int row, int left, int ld) {
#pragma unroll
  for (int half = 0; half < 2; half++) {
    const int r = lane_of() / 4 + 8 * half;
    if (r >= left) continue;
#pragma unroll
    for (int j = 0; j < dim / 8; j++)
      *reinterpret_cast<Pair *>(to + u64(row + r) * ld + j * 8 + lane_of() % 4 * 2) = pack(o[j][2 * half], o[j][2 * half + 1]);
  }
}

// ---- forward: a block a tile of queries and a head

// Softmax is what a warp has summed up of its 16 rows: o [16, dim], and of each row its highest score and the sum.
template <int dim> struct Softmax {
  float o[dim / 8][4], top[2], sum[2];

  // scores takes those of a tile of keys, of which a row sees those up to sees(row of the tile).
  template <class F> DEVICE_MEMBER void scores(float s[tile_rows / 8][4], int begin, float scale, F sees) {
#pragma unroll
    for (int half = 0; half < 2; half++) {
      const int last = sees(begin + lane_of() / 4 + 8 * half);
      float high = top[half];
#pragma unroll
      for (int j = 0; j < tile_rows / 8; j++)
#pragma unroll
        for (int e = 2 * half; e < 2 * half + 2; e++) {
          s[j][e] = j * 8 + lane_of() % 4 * 2 + e % 2 <= last ? s[j][e] * scale : -INFINITY;
          high = fmaxf(high, s[j][e]);
        }
      high = fmaxf(high, shuffle_xor(high, 1)); // a row is four lanes'
      high = fmaxf(high, shuffle_xor(high, 2));
      const float shrink = expf(top[half] - high);
      top[half] = high, sum[half] *= shrink;
#pragma unroll
      for (int j = 0; j < dim / 8; j++) o[j][2 * half] *= shrink, o[j][2 * half + 1] *= shrink;
#pragma unroll
      for (int j = 0; j < tile_rows / 8; j++)
#pragma unroll
        for (int e = 2 * half; e < 2 * half + 2; e++) s[j][e] = expf(s[j][e] - high), sum[half] += s[j][e];
    }
  }

  // finish makes o the mean.
  DEVICE_MEMBER void finish() {
#pragma unroll
    for (int half = 0; half < 2; half++) {
      sum[half] += shuffle_xor(sum[half], 1);
      sum[half] += shuffle_xor(sum[half], 2);
#pragma unroll
      for (int j = 0; j < dim / 8; j++) o[j][2 * half] /= sum[half], o[j][2 * half + 1] /= sum[half];
    }
  }
};

template <int dim>
DEVICE void attend(bf16 *out, float *lse, const bf16 *qkv, const Tile *tiles, const Visit *visits, int tokens, int heads,
                   int kv_heads, float scale) {
  const int ld = dim + 8, width = (heads + 2 * kv_heads) * dim, head = blockIdx.y, kv = head / (heads / kv_heads);
  bf16 *q = shared_memory<bf16>(), *k = q + tile_rows * ld, *v = k + tile_rows * ld;
  const Tile tile = tiles[blockIdx.x];
  const int begin = warp_of() * 16; // row of the tile
  load_tile<dim>(q, qkv + head * dim, tile.row, tile.rows, width);

  // Values come while scores are computed, the next keys while values are summed.
  const bf16 *keys = qkv + (heads + kv) * dim, *values = keys + kv_heads * dim;
  Visit visit = visits[tile.first];
  load_tile<dim>(k, keys, visit.row, visit.rows, width);
  Softmax<dim> x = {{}, {-INFINITY, -INFINITY}, {0, 0}};
  for (int i = tile.first; i < tile.end; i++) {
    visit = visits[i];
    wait_copies<0>();
    __syncthreads(); // all have the keys, and are done with the values before
    load_tile<dim>(v, values, visit.row, visit.rows, width);
    float s[tile_rows / 8][4] = {};
    multiply_rows<dim, tile_rows / 8>(s, q + begin * ld, k);
    x.scores(s, begin, scale, [&](int row) { return min(visit.rows - 1, row + visit.shift); });
    wait_copies<0>();
    __syncthreads(); // all have the values, and are done with the keys
    if (i + 1 < tile.end) load_tile<dim>(k, keys, visits[i + 1].row, visits[i + 1].rows, width);
    accumulate<dim, tile_rows / 8>(x.o, s, v);
  }
  x.finish();
#pragma unroll
  for (int half = 0; half < 2; half++) {
    const int row = begin + lane_of() / 4 + 8 * half;
    if (row < tile.rows && lane_of() % 4 == 0) lse[u64(head) * tokens + tile.row + row] = x.top[half] + logf(x.sum[half]);
  }
  store_rows<dim>(out + head * dim, x.o, tile.row + begin, tile.rows - begin, heads * dim);
}

// ---- forward over pages, of which each holds page_tokens tokens in all layers: [layers, 2, page_tokens, kv_heads·dim]

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

// load_page_tile begins to copy keys or values of a sequence from one on; those after its last are zeros.
template <int dim> DEVICE void load_page_tile(bf16 *tile, const bf16 *pool, const int *pages, int first, int last, int layer, int value,
                                              int layers, int page_tokens, int ld) {
  const int vectors = dim / 8;
  for (int i = threadIdx.x; i < tile_rows * vectors; i += blockDim.x) {
    const int r = i / vectors, c = i % vectors * 8, key = min(first + r, last);
    const int place = pages[key / page_tokens] * page_tokens + key % page_tokens;
    copy_async(tile + r * (dim + 8) + c, pool + page_row(place, layer, value, layers, page_tokens) * ld + c, first + r <= last);
  }
  commit_copies();
}

// A tile is up to 64 rows: the query heads of one head of keys, of some tokens of one sequence that follow each other. A
// block a tile and a head of keys. What a row comes to depends on no other row: keys come by 64 from the sequence's first
// on, whatever else is in the tile. tiles [n, 2] are a first token and how many; tables [spans, table_width] are the pages
// of sequences, span [T] whose each token is.
template <int dim>
DEVICE void attend_pages(bf16 *out, const bf16 *qkv, const bf16 *pool, const int *positions, const int *tiles, const int *span,
                         const int *tables, int table_width, int layer, int layers, int page_tokens, int heads, int kv_heads, float scale) {
  const int ld = dim + 8, kv = blockIdx.y, group = heads / kv_heads, width = (heads + 2 * kv_heads) * dim;
  bf16 *q = shared_memory<bf16>(), *k = q + tile_rows * ld, *v = k + tile_rows * ld;
  const int token = tiles[2 * blockIdx.x], rows = tiles[2 * blockIdx.x + 1] * group, begin = warp_of() * 16;
  const int position = positions[token], last = position + tiles[2 * blockIdx.x + 1] - 1;
  const int *pages = tables + u64(span[token]) * table_width;
  const bool busy = begin < rows; // a warp without rows helps to copy
  for (int i = threadIdx.x; i < tile_rows * (dim / 8); i += blockDim.x) {
    const int r = i / (dim / 8), c = i % (dim / 8) * 8, of = min(r, rows - 1);
    copy_async(q + r * ld + c, qkv + u64(token + of / group) * width + (kv * group + of % group) * dim + c, r < rows);
  }
  pool += kv * dim;
  const auto load = [&](bf16 *tile, int first, int value) {
    load_page_tile<dim>(tile, pool, pages, first, last, layer, value, layers, page_tokens, kv_heads * dim);
  };
  load(k, 0, 0);
  Softmax<dim> x = {{}, {-INFINITY, -INFINITY}, {0, 0}};
  for (int first = 0; first <= last; first += tile_rows) {
    wait_copies<0>();
    __syncthreads(); // all have the keys, and are done with the values before
    load(v, first, 1);
    float s[tile_rows / 8][4] = {};
    if (busy) {
      multiply_rows<dim, tile_rows / 8>(s, q + begin * ld, k);
      x.scores(s, begin, scale, [&](int row) { return position + min(row, rows - 1) / group - first; });
    }
    wait_copies<0>();
    __syncthreads(); // all have the values, and are done with the keys
    if (first + tile_rows <= last) load(k, first + tile_rows, 0);
    if (busy) accumulate<dim, tile_rows / 8>(x.o, s, v);
  }
  if (!busy) return;
  x.finish();
#pragma unroll
  for (int half = 0; half < 2; half++) {
    const int row = begin + lane_of() / 4 + 8 * half;
    if (row >= rows) continue;
    bf16 *to = out + (u64(token + row / group) * heads + kv * group + row % group) * dim;
#pragma unroll
    for (int j = 0; j < dim / 8; j++)
      *reinterpret_cast<Pair *>(to + j * 8 + lane_of() % 4 * 2) = pack(x.o[j][2 * half], x.o[j][2 * half + 1]);
  }
}

// ---- backward

// delta [heads, T] = Σ d_out · out, a head at a time. A block a token, a warp a head.
KERNEL(attention_delta, float *delta, const bf16 *d_out, const bf16 *out, int tokens, int heads, int dim) {
  const u64 token = blockIdx.x;
  for (int head = warp_of(); head < heads; head += warps()) {
    const u64 at = (token * heads + head) * dim;
    float sum = 0;
    for (int i = lane_of(); i < dim; i += 32) sum += to_float(d_out[at + i]) * to_float(out[at + i]);
    sum = warp_sum(sum);
    if (lane_of() == 0) delta[u64(head) * tokens + token] = sum;
  }
}

// Seen is what a query's softmax was where it sees a key.
struct Seen { bool sees; float lse, delta; };

// score_gradient computes a chunk of probabilities p, and ds, the gradient by q·k, of rows x and dx of a warp and y and dy
// of the chunk: queries with their d_out, and keys with their values, or the other way round. seen says what belongs to
// a row and a column.
template <int dim, class F> DEVICE void score_gradient(float p[chunk / 8][4], float ds[chunk / 8][4], const bf16 *x, const bf16 *dx,
                                                       const bf16 *y, const bf16 *dy, float scale, F seen) {
  multiply_rows<dim, chunk / 8>(p, x, y);
  multiply_rows<dim, chunk / 8>(ds, dx, dy);
#pragma unroll
  for (int j = 0; j < chunk / 8; j++)
#pragma unroll
    for (int e = 0; e < 4; e++) {
      const Seen at = seen(lane_of() / 4 + e / 2 * 8, j * 8 + lane_of() % 4 * 2 + e % 2, e / 2);
      p[j][e] = at.sees ? expf(p[j][e] * scale - at.lse) : 0;
      ds[j][e] = p[j][e] * (ds[j][e] - at.delta) * scale;
    }
}

// The gradient by queries: a block a tile of queries and a head, as forward.
template <int dim>
DEVICE void attend_backward_queries(bf16 *d_qkv, const bf16 *d_out, const float *lse, const float *delta, const bf16 *qkv,
                                    const Tile *tiles, const Visit *visits, int tokens, int heads, int kv_heads, float scale) {
  const int ld = dim + 8, width = (heads + 2 * kv_heads) * dim, head = blockIdx.y, kv = head / (heads / kv_heads);
  bf16 *q = shared_memory<bf16>(), *d = q + tile_rows * ld, *k = d + tile_rows * ld, *v = k + tile_rows * ld;
  const Tile tile = tiles[blockIdx.x];
  const int begin = warp_of() * 16;
  load_tile<dim>(q, qkv + head * dim, tile.row, tile.rows, width);
  load_tile<dim>(d, d_out + head * dim, tile.row, tile.rows, heads * dim);
  float l[2] = {}, mean[2] = {};
#pragma unroll
  for (int half = 0; half < 2; half++) {
    const int row = begin + lane_of() / 4 + 8 * half;
    if (row < tile.rows) l[half] = lse[u64(head) * tokens + tile.row + row], mean[half] = delta[u64(head) * tokens + tile.row + row];
  }
  float dq[dim / 8][4] = {};
  for (int i = tile.first; i < tile.end; i++) {
    const Visit visit = visits[i];
    __syncthreads();
    load_tile<dim>(k, qkv + (heads + kv) * dim, visit.row, visit.rows, width);
    load_tile<dim>(v, qkv + (heads + kv_heads + kv) * dim, visit.row, visit.rows, width);
    wait_copies<0>();
    __syncthreads();
    for (int from = 0; from < tile_rows; from += chunk) {
      float p[chunk / 8][4] = {}, ds[chunk / 8][4] = {};
      score_gradient<dim>(p, ds, q + begin * ld, d + begin * ld, k + from * ld, v + from * ld, scale, [&](int row, int column, int half) {
        const int key = from + column;
        return Seen{key < visit.rows && key <= begin + row + visit.shift, l[half], mean[half]};
      });
      accumulate<dim, chunk / 8>(dq, ds, k + from * ld);
    }
  }
  store_rows<dim>(d_qkv + head * dim, dq, tile.row + begin, tile.rows - begin, width);
}

// The gradients by keys and values: a block a tile of keys and a head of queries; its visits are the tiles of queries
// that see it. Scores are computed transposed, so that a warp has rows of keys. Where several heads have the same keys,
// what comes of each goes to parts [T, 2, heads, dim], for sum_parts: blocks of one head are many, and equally long.
template <int dim>
DEVICE void attend_backward_keys(bf16 *d_qkv, bf16 *parts, const bf16 *d_out, const float *lse, const float *delta, const bf16 *qkv,
                                 const Tile *tiles, const Visit *visits, int tokens, int heads, int kv_heads, float scale) {
  const int ld = dim + 8, width = (heads + 2 * kv_heads) * dim, head = blockIdx.y, kv = head / (heads / kv_heads);
  bf16 *k = shared_memory<bf16>(), *v = k + tile_rows * ld, *q = v + tile_rows * ld, *d = q + tile_rows * ld;
  float *l = reinterpret_cast<float *>(d + tile_rows * ld), *mean = l + tile_rows; // of the visit's queries
  const Tile tile = tiles[blockIdx.x];
  const int begin = warp_of() * 16;
  load_tile<dim>(k, qkv + (heads + kv) * dim, tile.row, tile.rows, width);
  load_tile<dim>(v, qkv + (heads + kv_heads + kv) * dim, tile.row, tile.rows, width);
  float dk[dim / 8][4] = {}, dv[dim / 8][4] = {};
  for (int i = tile.first; i < tile.end; i++) {
    const Visit visit = visits[i];
    __syncthreads();
    load_tile<dim>(q, qkv + head * dim, visit.row, visit.rows, width);
    load_tile<dim>(d, d_out + head * dim, visit.row, visit.rows, heads * dim);
    if (threadIdx.x < tile_rows) {
      const bool inside = int(threadIdx.x) < visit.rows;
      const u64 at = u64(head) * tokens + visit.row + threadIdx.x;
      l[threadIdx.x] = inside ? lse[at] : 0, mean[threadIdx.x] = inside ? delta[at] : 0;
    }
    wait_copies<0>();
    __syncthreads();
    for (int from = 0; from < tile_rows; from += chunk) {
      float p[chunk / 8][4] = {}, ds[chunk / 8][4] = {};
      score_gradient<dim>(p, ds, k + begin * ld, v + begin * ld, q + from * ld, d + from * ld, scale, [&](int row, int column, int) {
        const int query = from + column, key = begin + row;
        return Seen{query < visit.rows && key < tile.rows && key <= query + visit.shift, l[query], mean[query]};
      });
      accumulate<dim, chunk / 8>(dv, p, d + from * ld);
      accumulate<dim, chunk / 8>(dk, ds, q + from * ld);
    }
  }
  const bool alone = heads == kv_heads;
  const int to = alone ? width : 2 * heads * dim;
  store_rows<dim>(alone ? d_qkv + (heads + kv) * dim : parts + head * dim, dk, tile.row + begin, tile.rows - begin, to);
  store_rows<dim>(alone ? d_qkv + (heads + kv_heads + kv) * dim : parts + (heads + head) * dim, dv, tile.row + begin, tile.rows - begin, to);
}

// sum_parts adds the gradients by keys and values of the heads of queries that have them. A block a token.
KERNEL(sum_parts, bf16 *d_qkv, const bf16 *parts, int heads, int kv_heads, int dim) {
  const int group = heads / kv_heads, pairs = dim / 2; // of one head
  const Pair *from = reinterpret_cast<const Pair *>(parts + u64(blockIdx.x) * 2 * heads * dim);
  Pair *to = reinterpret_cast<Pair *>(d_qkv + (u64(blockIdx.x) * (heads + 2 * kv_heads) + heads) * dim);
  for (int i = threadIdx.x; i < 2 * kv_heads * pairs; i += blockDim.x) { // keys, then values
    float low = 0, high = 0;
    for (int head = 0; head < group; head++) {
      const Pair x = from[(i / pairs * group + head) * pairs + i % pairs];
      low += low_of(x), high += high_of(x);
    }
    to[i] = pack(low, high);
  }
}

#define ATTENTION(dim)                                                                                                                   \
  KERNEL(attend_##dim, bf16 *out, float *lse, const bf16 *qkv, const Tile *tiles, const Visit *visits, int tokens, int heads,            \
         int kv_heads, float scale) {                                                                                                    \
    attend<dim>(out, lse, qkv, tiles, visits, tokens, heads, kv_heads, scale);                                                           \
  }                                                                                                                                      \
  KERNEL(attend_pages_##dim, bf16 *out, const bf16 *qkv, const bf16 *pool, const int *positions, const int *tiles,                       \
         const int *span, const int *tables, int table_width, int layer, int layers, int page_tokens, int heads, int kv_heads,           \
         float scale) {                                                                                                                  \
    attend_pages<dim>(out, qkv, pool, positions, tiles, span, tables, table_width, layer, layers, page_tokens, heads, kv_heads,          \
                      scale);                                                                                                            \
  }                                                                                                                                      \
  KERNEL(attend_backward_queries_##dim, bf16 *d_qkv, const bf16 *d_out, const float *lse, const float *delta,                            \
         const bf16 *qkv, const Tile *tiles, const Visit *visits, int tokens, int heads, int kv_heads, float scale) {                    \
    attend_backward_queries<dim>(d_qkv, d_out, lse, delta, qkv, tiles, visits, tokens, heads, kv_heads, scale);                          \
  }                                                                                                                                      \
  KERNEL(attend_backward_keys_##dim, bf16 *d_qkv, bf16 *parts, const bf16 *d_out, const float *lse, const float *delta, const bf16 *qkv, \
         const Tile *tiles, const Visit *visits, int tokens, int heads, int kv_heads, float scale) {                                     \
    attend_backward_keys<dim>(d_qkv, parts, d_out, lse, delta, qkv, tiles, visits, tokens, heads, kv_heads, scale);                      \
  }

ATTENTION(16)
ATTENTION(32)
ATTENTION(64)
ATTENTION(128)
