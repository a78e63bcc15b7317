// A look-alike of libnccl.so.2 for the simulated GPUs of one process: sums over all of them. The numbers are those of <nccl.h>.
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#define API extern "C" __attribute__((visibility("default")))
API int sim_enqueue(void *stream, std::function<int()> work);
API int sim_run_next(void *stream);
API bool sim_holds_on(int device, uintptr_t p, size_t n);
API int sim_refuse(const char *text);
API int cuDeviceGetCount(int *n);

enum { success = 0, invalid_argument = 4, invalid_usage = 5 };
enum { f32 = 7, sum = 0 };

struct Comm { int rank, ranks, device; };
struct Call { const void *from; void *to; size_t count; Comm *comm; void *stream; };

static int depth;               // of groups
static std::vector<Call> calls; // of the group

API int ncclGetVersion(int *v) { *v = 22100; return success; }
API const char *ncclGetErrorString(int code) { return code == success ? "no error" : code == invalid_usage ? "invalid usage" : "invalid argument"; }
API int ncclCommInitAll(void **comms, int n, const int *devices) {
  int there = 0;
  cuDeviceGetCount(&there);
  for (int i = 0; i < n; i++) {
    if (devices[i] >= there) return invalid_argument;
    comms[i] = new Comm{i, n, devices[i]};
  }
  return success;
}
API int ncclCommAbort(void *) { return success; } // nothing waits here: the stream of a lost GPU says so. Sums that are queued know the rank still
API int ncclCommDestroy(void *comm) { delete static_cast<Comm *>(comm); return success; }
API int ncclGroupStart() { depth++; return success; }
API int ncclAllReduce(const void *from, void *to, size_t count, int type, int op, void *comm, void *stream) {
  if (depth == 0) return invalid_usage; // one thread that has all ranks would wait for itself
  if (type != f32 || op != sum) return invalid_argument;
  calls.push_back({from, to, count, static_cast<Comm *>(comm), stream});
  return success;
}

// Sum is a sum under way: it is made when the streams of all ranks have come to it.
struct Sum { std::vector<Call> calls; uint64_t arrived = 0; bool done = false; };

static int come(const std::shared_ptr<Sum> &s, int rank) {
  s->arrived |= uint64_t(1) << rank;
  for (size_t k = 0; k < s->calls.size(); k++)
    while (!s->done && !(s->arrived >> k & 1)) {
      const int e = sim_run_next(s->calls[k].stream);
      if (e < 0) return sim_refuse("ncclAllReduce: a rank never comes");
      if (e) return e;
    }
  if (s->done) return success;
  s->done = true;
  const size_t n = s->calls[0].count;
  std::vector<float> total(n);
  for (const Call &c : s->calls) {
    if (!sim_holds_on(c.comm->device, reinterpret_cast<uintptr_t>(c.from), 4 * n) || !sim_holds_on(c.comm->device, reinterpret_cast<uintptr_t>(c.to), 4 * n))
      return sim_refuse("ncclAllReduce: memory of another device, or too little of it");
    for (size_t i = 0; i < n; i++) total[i] += static_cast<const float *>(c.from)[i];
  }
  for (const Call &c : s->calls) memcpy(c.to, total.data(), 4 * n);
  return success;
}

API int ncclGroupEnd() {
  if (depth == 0) return invalid_usage;
  if (--depth > 0) return success;
  auto s = std::make_shared<Sum>();
  s->calls.swap(calls);
  for (size_t i = 0; i < s->calls.size(); i++)
    if (s->calls.size() != size_t(s->calls[i].comm->ranks) || s->calls[i].comm->rank != int(i) || s->calls[i].count != s->calls[0].count)
      return invalid_usage;
  for (size_t i = 0; i < s->calls.size(); i++) sim_enqueue(s->calls[i].stream, [=] { return come(s, i); });
  return success;
}
