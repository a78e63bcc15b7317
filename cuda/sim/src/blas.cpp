// A look-alike of libcublasLt: the same calls, a plain product. The numbers are those of <cublasLt.h>.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <vector>

#define API extern "C" __attribute__((visibility("default")))
API int sim_enqueue(void *stream, std::function<int()> work);
API bool sim_holds(uintptr_t p, size_t n);
API int sim_refuse(const char *text);

enum { success = 0, invalid_value = 7, not_supported = 15 };
enum { f32 = 0, bf16 = 14 };

struct Operation { int32_t a = 0, b = 0; }; // 1: transposed
struct Layout { int type; uint64_t rows, columns; int64_t ld; };

API size_t cublasLtGetVersion() { return 120400; }
API int cublasLtCreate(void **h) { *h = new int; return success; }
API int cublasLtDestroy(void *h) { delete static_cast<int *>(h); return success; }
API int cublasLtMatmulDescCreate(void **d, int compute, int scale) {
  if (compute != 68 || scale != f32) return not_supported; // CUBLAS_COMPUTE_32F
  *d = new Operation;
  return success;
}
API int cublasLtMatmulDescDestroy(void *d) { delete static_cast<Operation *>(d); return success; }
API int cublasLtMatmulDescSetAttribute(void *d, int attribute, const void *value, size_t n) {
  if (n != 4) return invalid_value;
  auto *o = static_cast<Operation *>(d);
  if (attribute != 3 && attribute != 4) return not_supported; // TRANSA, TRANSB
  memcpy(attribute == 3 ? &o->a : &o->b, value, 4);
  return success;
}
API int cublasLtMatrixLayoutCreate(void **l, int type, uint64_t rows, uint64_t columns, int64_t ld) {
  if (ld < int64_t(rows) || (type != f32 && type != bf16)) return invalid_value;
  *l = new Layout{type, rows, columns, ld};
  return success;
}
API int cublasLtMatrixLayoutDestroy(void *l) { delete static_cast<Layout *>(l); return success; }
API int cublasLtMatmulPreferenceCreate(void **p) { *p = new int; return success; }
API int cublasLtMatmulPreferenceDestroy(void *p) { delete static_cast<int *>(p); return success; }
API int cublasLtMatmulPreferenceSetAttribute(void *, int, const void *, size_t) { return success; }
API int cublasLtMatmulAlgoGetHeuristic(void *, void *, void *, void *, void *, void *, void *, int wanted, void *results, int *found) {
  if (wanted < 1) return invalid_value;
  memset(results, 0, 96);
  *found = 1;
  return success;
}

#ifdef WIDE
static const int half_bytes = 4; // see kernels/device.h
#else
static const int half_bytes = 2;
#endif

static float load(const void *p, int type, int64_t i) {
  if (type == f32 || half_bytes == 4) return static_cast<const float *>(p)[i];
  uint32_t bits = uint32_t(static_cast<const uint16_t *>(p)[i]) << 16;
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

static void store(void *p, int type, int64_t i, float x) {
  if (type == f32 || half_bytes == 4) {
    static_cast<float *>(p)[i] = x;
    return;
  }
  uint32_t bits;
  memcpy(&bits, &x, 4);
  static_cast<uint16_t *>(p)[i] = x != x ? 0x7fff : uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

// rows unpacks a matrix so that what a sum runs over lies together: [outer, inner].
static std::vector<float> rows(const void *p, const Layout &l, bool inner_is_column, size_t outer, size_t inner) {
  std::vector<float> out(outer * inner);
  for (size_t o = 0; o < outer; o++)
    for (size_t i = 0; i < inner; i++) out[o * inner + i] = load(p, l.type, inner_is_column ? int64_t(i + o * l.ld) : int64_t(o + i * l.ld));
  return out;
}

static bool inside(const void *p, const Layout &l) {
  size_t size = l.type == f32 ? 4 : half_bytes;
  return l.columns == 0 || sim_holds(reinterpret_cast<uintptr_t>(p), ((l.columns - 1) * l.ld + l.rows) * size);
}

API int cublasLtMatmul(void *, void *operation, const float *alpha, const void *A, void *la, const void *B, void *lb, const float *beta,
                       const void *C, void *lc, void *D, void *ld, const void *, void *, size_t, void *stream) {
  const Operation o = *static_cast<Operation *>(operation);
  const Layout a = *static_cast<Layout *>(la), b = *static_cast<Layout *>(lb), c = *static_cast<Layout *>(lc), d = *static_cast<Layout *>(ld);
  const size_t m = d.rows, n = d.columns, k = o.a ? a.rows : a.columns;
  if ((o.a ? a.columns : a.rows) != m || (o.b ? b.rows : b.columns) != n || (o.b ? b.columns : b.rows) != k || c.rows != m || c.columns != n)
    return invalid_value;
  const float by = *alpha, keep = *beta;
  return sim_enqueue(stream, [=] {
    if (!inside(A, a) || !inside(B, b) || !inside(D, d)) return sim_refuse("cublasLtMatmul: a matrix reaches outside of its allocation");
    const std::vector<float> x = rows(A, a, o.a, m, k), y = rows(B, b, !o.b, n, k);
    for (size_t j = 0; j < n; j++)
      for (size_t i = 0; i < m; i++) {
        const float *p = &x[i * k], *q = &y[j * k];
        float lanes[8] = {}, sum = 0;
        size_t e = 0;
        for (; e + 8 <= k; e += 8)
          for (int l = 0; l < 8; l++) lanes[l] += p[e + l] * q[e + l];
        for (; e < k; e++) sum += p[e] * q[e];
        for (float l : lanes) sum += l;
        const int64_t at = i + j * d.ld;
        store(D, d.type, at, by * sum + (keep == 0 ? 0 : keep * load(C, c.type, i + j * c.ld)));
      }
    return int(success);
  });
}
