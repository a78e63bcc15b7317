// A look-alike of libcuda.so.1 for machines without a GPU. Streams keep what they are given until somebody waits for
// it, so that a missing wait shows. Threads are fibers that run in an order that tests choose, so that a race shows.
// Every allocation ends at a page that may not be touched, so that a read outside shows. The numbers are those of
// <cuda.h>.
#include "sim.h"
#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <random>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

enum {
  success = 0, invalid_value = 1, out_of_memory = 2, not_initialized = 3, no_device = 100, invalid_device = 101,
  invalid_image = 200, invalid_context = 201, not_found = 500, invalid_handle = 400, illegal_address = 700, launch_failed = 719, capturing = 900,
};
#define API extern "C" __attribute__((visibility("default")))
using std::lock_guard;

static std::recursive_mutex lock;
static int sticky;               // the error that every call returns after a fault
static char why[512];            // what the fault was
static int order;                // 0: threads in order; 1: reversed; above: shuffled by this seed
static size_t memory = 1 << 30;  // bytes of the device
static const int most_devices = 8;
static size_t used[most_devices], peak;
static int version = 12040;
static int devices = 1;
static int recorded, replayed;   // graphs
static thread_local int captures; // that are under way by this thread: much is forbidden to it then
static int failing = -1, failure; // launches until one fails, and with what
static int taking = -1;          // launches until another process takes all memory that is left
static int poisoning = -1;       // launches until all that follow write a NaN
static int compute = 8;          // major version of the compute capability
static thread_local void *current;
static int device_now() { return int(reinterpret_cast<uintptr_t>(current)) - 1; } // of the context
static size_t all_used() { return std::accumulate(used, used + most_devices, size_t(0)); }

#define GUARDED                            \
  lock_guard<std::recursive_mutex> held(lock); \
  if (sticky) return sticky;
#define IN_CONTEXT \
  GUARDED          \
  if (!current) return invalid_context;

// ---- blocks and fibers

namespace sim {

dim3 thread, block, block_size, grid_size;
Kernel *kernels;

static const size_t stack_size = (128 << 10) + 5 * 64; // at a power of two, all would contend for the same lines of a cache
static const int most_threads = 1024;

struct Copy { void *to; const void *from; size_t bytes; int group; };
struct Fiber {
  void *sp;
  dim3 index;
  bool done;
  int waits;     // line of the barrier, or 0
  void *brought; // to together
  std::vector<Copy> copies; // that are under way, oldest first
  int group = 0;            // of copies, that the next belongs to
};
// Warp is what lanes wait for, and how many do.
struct Warp {
  int here, line;
  void (*run)(void *const[32]);
};
static Warp warps[most_threads / 32];
static Fiber fibers[most_threads];
static unsigned char *stacks;
static void *scheduler;
static int running, threads;
static const char *name;
static Kernel *kernel;
static void *const *parameters;
static unsigned char *shared_memory;
static sigjmp_buf escape;
static thread_local bool simulating;

#ifndef __x86_64__
#error "the simulator's fibers are written for x86-64"
#endif
extern "C" void sim_switch(void **save, void *to);
asm(R"(
.text
.local sim_switch
sim_switch:
  push %rbp
  push %rbx
  push %r12
  push %r13
  push %r14
  push %r15
  mov %rsp, (%rdi)
  mov %rsi, %rsp
  pop %r15
  pop %r14
  pop %r13
  pop %r12
  pop %rbx
  pop %rbp
  pop %rcx
  jmp *%rcx
)"); // a jump, because a return to another fiber than the caller is always mispredicted

static void pause() { sim_switch(&fibers[running].sp, scheduler); }

static void start() {
  kernel->run(kernel->function, parameters);
  fibers[running].done = true;
  pause();
  abort();
}

void fault(const char *format, ...) {
  char text[400];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  snprintf(why, sizeof why, "kernel %s, block (%u,%u,%u), thread (%u,%u,%u): %s", name, block.x, block.y, block.z, thread.x,
           thread.y, thread.z, text);
  siglongjmp(escape, launch_failed);
}

void barrier(int line) {
  fibers[running].waits = line;
  pause();
}

void together(void *brought, void (*run)(void *const[32]), int line) {
  Fiber &me = fibers[running];
  Warp &warp = warps[running / 32];
  if (warp.here == 0) warp.run = run, warp.line = line;
  if (warp.run != run || warp.line != line) fault("lanes of a warp meet at lines %d and %d", warp.line, line);
  me.brought = brought;
  if (++warp.here < 32) {
    pause();
    return;
  }
  warp.here = 0;
  const int first = running / 32 * 32;
  void *lanes[32];
  for (int i = 0; i < 32; i++) lanes[i] = fibers[first + i].brought;
  run(lanes);
  for (int i = 0; i < 32; i++) fibers[first + i].brought = nullptr;
}

unsigned char *shared() { return shared_memory; }

void copy_async(const void *to, const void *from, size_t bytes) {
  Fiber &me = fibers[running];
  memset(const_cast<void *>(to), 0xff, bytes);
  me.copies.push_back({const_cast<void *>(to), from, bytes, me.group});
}
void commit_copies() { fibers[running].group++; }
void wait_copies(int groups) {
  Fiber &me = fibers[running];
  size_t done = 0;
  for (; done < me.copies.size() && me.copies[done].group < me.group - groups; done++) {
    const Copy &c = me.copies[done];
    if (c.from) memcpy(c.to, c.from, c.bytes);
    else memset(c.to, 0, c.bytes);
  }
  me.copies.erase(me.copies.begin(), me.copies.begin() + done);
}

static void run_block(const std::vector<int> &turns) {
  for (Warp &w : warps) w = Warp{};
  for (int i = 0; i < threads; i++) {
    Fiber &f = fibers[i];
    f = Fiber{};
    f.index = dim3{i % block_size.x, i / block_size.x % block_size.y, i / block_size.x / block_size.y};
    void **sp = reinterpret_cast<void **>(stacks + (i + 1) * stack_size) - 1; // a call leaves the stack 8 beside a multiple of 16
    *--sp = reinterpret_cast<void *>(start);
    f.sp = sp - 6;
  }
  int left = threads;
  while (left > 0) {
    bool ran = false;
    for (int i : turns) {
      Fiber &f = fibers[i];
      if (f.done || f.waits || f.brought) continue;
      ran = true, running = i, thread = f.index;
      sim_switch(&scheduler, f.sp);
      if (f.done) left--;
    }
    if (ran) continue;
    // Nobody can go on: all wait at one barrier, or the kernel is wrong.
    int waiting = 0, line = 0, lanes = 0, odd = 0;
    for (int i = 0; i < threads; i++) {
      waiting += fibers[i].waits != 0, lanes += fibers[i].brought != nullptr;
      if (fibers[i].waits && line && fibers[i].waits != line) odd = fibers[i].waits;
      if (fibers[i].waits) line = fibers[i].waits;
    }
    if (odd) fault("divergent barrier: threads wait at the barriers of lines %d and %d", odd, line);
    if (lanes) fault("divergent warp: %d lanes wait for others of their warps, which ended or wait elsewhere", lanes);
    if (waiting < threads) fault("divergent barrier: %d of %d threads wait at line %d, the others ended", waiting, threads, line);
    for (int i = 0; i < threads; i++) fibers[i].waits = 0;
  }
}

static struct sigaction before[2];
static const int faults[2] = {SIGSEGV, SIGBUS};

static void tell_address(void *p);

static void on_signal(int number, siginfo_t *info, void *context) {
  if (simulating) {
    tell_address(info->si_addr);
    siglongjmp(escape, illegal_address);
  }
  const struct sigaction &old = before[number == SIGBUS]; // Go's: another thread's fault
  if (old.sa_flags & SA_SIGINFO) old.sa_sigaction(number, info, context);
  else signal(number, SIG_DFL);
}

static std::vector<int> turns_of(int n, unsigned salt) {
  std::vector<int> turns(n);
  std::iota(turns.begin(), turns.end(), 0);
  if (order == 1) std::reverse(turns.begin(), turns.end());
  if (order > 1) std::shuffle(turns.begin(), turns.end(), std::mt19937(order + salt * 7919));
  return turns;
}

// run_grid runs every block of a launch, one after the other.
static int run_grid(Kernel *k, dim3 grid, dim3 size, size_t bytes, void *const *p) {
  if (!stacks) {
    stacks = static_cast<unsigned char *>(mmap(nullptr, most_threads * stack_size, PROT_READ | PROT_WRITE,
                                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  }
  kernel = k, name = k->name, parameters = p, grid_size = grid, block_size = size, threads = size.x * size.y * size.z;
  const size_t page = sysconf(_SC_PAGESIZE), whole = (bytes + page - 1) / page * page;
  auto *room = static_cast<unsigned char *>(mmap(nullptr, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  mprotect(room + whole, page, PROT_NONE);
  shared_memory = room + (whole - (bytes + 15) / 16 * 16);

  struct sigaction action = {};
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_SIGINFO | SA_NODEFER; // on the fiber's stack; leaves by siglongjmp
  for (int i = 0; i < 2; i++) sigaction(faults[i], &action, &before[i]);
  simulating = true;
  int result = sigsetjmp(escape, 1);
  if (result == 0) {
    const int blocks = grid.x * grid.y * grid.z;
    for (int b : turns_of(blocks, 1)) {
      block = dim3{b % grid.x, b / grid.x % grid.y, b / grid.x / grid.y};
      memset(shared_memory, 0xff, room + whole - shared_memory);
      run_block(turns_of(threads, b + 2));
    }
  }
  simulating = false;
  for (int i = 0; i < 2; i++) sigaction(faults[i], &before[i], nullptr);
  munmap(room, whole + page);
  return result;
}

} // namespace sim

// ---- memory

struct Allocation { size_t bytes, mapped; unsigned char *base; int device; };
static std::map<uintptr_t, Allocation> allocations;

static void sim::tell_address(void *at) {
  const auto p = reinterpret_cast<uintptr_t>(at);
  char place[160] = "in no allocation";
  auto next = allocations.upper_bound(p);
  if (next != allocations.begin()) {
    auto own = std::prev(next);
    if (p - own->first < own->second.bytes + 65536)
      snprintf(place, sizeof place, "%zu bytes after the start of an allocation of %zu", size_t(p - own->first), own->second.bytes);
  }
  if (next != allocations.end() && next->first - p <= 4096)
    snprintf(place, sizeof place, "%zu bytes before an allocation of %zu", size_t(next->first - p), next->second.bytes);
  snprintf(why, sizeof why, "kernel %s, block (%u,%u,%u), thread (%u,%u,%u): access outside: %s", name, block.x, block.y, block.z,
           thread.x, thread.y, thread.z, place);
}

// holds says whether a range lies inside one allocation, of a device or (-1) of any.
static bool holds(uintptr_t p, size_t n, int device = device_now()) {
  auto next = allocations.upper_bound(p);
  if (next == allocations.begin()) return false;
  auto own = std::prev(next);
  return p + n <= own->first + own->second.bytes && (device < 0 || own->second.device == device);
}

API int cuMemAlloc_v2(uintptr_t *p, size_t bytes) {
  IN_CONTEXT
  if (bytes == 0) return invalid_value;
  if (captures) return capturing;
  if (used[device_now()] + bytes > memory) return out_of_memory;
  const size_t page = sysconf(_SC_PAGESIZE), inside = (bytes + 15) / 16 * 16, whole = (inside + page - 1) / page * page;
  auto *base = static_cast<unsigned char *>(mmap(nullptr, whole + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  if (base == MAP_FAILED) return out_of_memory;
  mprotect(base + page, whole, PROT_READ | PROT_WRITE);
  memset(base + page, 0xff, whole); // NaN, as float and as bf16
  *p = reinterpret_cast<uintptr_t>(base + page + whole - inside);
  allocations[*p] = {bytes, whole + 2 * page, base, device_now()};
  used[device_now()] += bytes, peak = std::max(peak, all_used());
  return success;
}

// ---- streams, graphs

using Work = std::function<int()>;
struct Stream { std::deque<Work> queue; std::vector<Work> *capture = nullptr; int device = device_now(); };
static Stream legacy;

static Stream *stream_of(void *s) { return s ? static_cast<Stream *>(s) : &legacy; }

static int drain(Stream *s) {
  while (!s->queue.empty()) {
    Work w = std::move(s->queue.front());
    s->queue.pop_front();
    if (int e = w()) {
      sticky = e;
      fprintf(stderr, "simulated GPU: %s\n", why);
      return e;
    }
  }
  return success;
}

// sim_enqueue is how libcublasLt's look-alike adds its work.
API int sim_enqueue(void *s, Work w) {
  lock_guard<std::recursive_mutex> held(lock);
  Stream *stream = stream_of(s);
  if (stream->capture) stream->capture->push_back(std::move(w));
  else stream->queue.push_back(std::move(w));
  return success;
}

API bool sim_holds(uintptr_t p, size_t n) { return holds(p, n, -1); }
API bool sim_holds_on(int device, uintptr_t p, size_t n) { return holds(p, n, device); }

// sim_run_next does what comes first in a stream: -1 where there is nothing.
API int sim_run_next(void *s) {
  Stream *stream = stream_of(s);
  if (stream->queue.empty()) return -1;
  Work w = std::move(stream->queue.front());
  stream->queue.pop_front();
  return w();
}
API int sim_refuse(const char *text) {
  snprintf(why, sizeof why, "%s", text);
  return illegal_address;
}

API int cuMemFree_v2(uintptr_t p) {
  IN_CONTEXT
  auto own = allocations.find(p);
  if (own == allocations.end()) return invalid_value;
  used[own->second.device] -= own->second.bytes;
  munmap(own->second.base, own->second.mapped);
  allocations.erase(own);
  return success;
}

// copy queues a copy. One of the host's memory, which is never pinned, is over at once, like the real driver's.
static int copy(void *to, const void *from, size_t n, void *s, bool host) {
  sim_enqueue(s, [=] { memcpy(to, from, n); return success; });
  if (!host) return success;
  return stream_of(s)->capture ? capturing : drain(stream_of(s));
}

API int cuMemcpyHtoDAsync_v2(uintptr_t to, const void *from, size_t n, void *s) {
  IN_CONTEXT
  if (!holds(to, n)) return invalid_value;
  return copy(reinterpret_cast<void *>(to), from, n, s, true);
}
API int cuMemcpyDtoHAsync_v2(void *to, uintptr_t from, size_t n, void *s) {
  IN_CONTEXT
  if (!holds(from, n)) return invalid_value;
  return copy(to, reinterpret_cast<void *>(from), n, s, true);
}
API int cuMemcpyDtoDAsync_v2(uintptr_t to, uintptr_t from, size_t n, void *s) {
  IN_CONTEXT
  if (!holds(from, n) || !holds(to, n)) return invalid_value;
  return copy(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from), n, s, false);
}
API int cuMemsetD8Async(uintptr_t to, unsigned char value, size_t n, void *s) {
  IN_CONTEXT
  if (!holds(to, n)) return invalid_value;
  return sim_enqueue(s, [=] { memset(reinterpret_cast<void *>(to), value, n); return success; });
}

API int cuStreamCreate(void **s, unsigned) {
  IN_CONTEXT
  *s = new Stream;
  return success;
}
API int cuStreamDestroy_v2(void *s) {
  IN_CONTEXT
  int e = drain(stream_of(s));
  delete stream_of(s);
  return e;
}
API int cuStreamSynchronize(void *s) {
  IN_CONTEXT
  if (stream_of(s)->capture) return capturing;
  return drain(stream_of(s));
}

using Graph = std::vector<Work>;
API int cuStreamBeginCapture_v2(void *s, int) {
  IN_CONTEXT
  if (!s || stream_of(s)->capture) return capturing; // the legacy stream cannot be
  stream_of(s)->capture = new Graph;
  captures++, recorded++;
  return success;
}
API int cuStreamEndCapture(void *s, void **graph) {
  IN_CONTEXT
  if (!stream_of(s)->capture) return invalid_value;
  *graph = std::exchange(stream_of(s)->capture, nullptr);
  captures--;
  return success;
}
API int cuGraphInstantiateWithFlags(void **executable, void *graph, unsigned long long) {
  IN_CONTEXT
  *executable = new Graph(*static_cast<Graph *>(graph));
  return success;
}
API int cuGraphLaunch(void *executable, void *s) {
  IN_CONTEXT
  replayed++;
  for (const Work &w : *static_cast<Graph *>(executable)) sim_enqueue(s, w);
  return success;
}
API int cuGraphDestroy(void *graph) {
  IN_CONTEXT
  delete static_cast<Graph *>(graph);
  return success;
}
API int cuGraphExecDestroy(void *executable) { return cuGraphDestroy(executable); }

// ---- modules and launches

struct Module { std::string text; };
struct Function { sim::Kernel *kernel; int shared; };

API int cuModuleLoadData(void **m, const char *image) {
  IN_CONTEXT
  if (!strstr(image, ".version") || !strstr(image, ".target sm_")) return invalid_image;
  *m = new Module{image};
  return success;
}
API int cuModuleUnload(void *m) {
  IN_CONTEXT
  delete static_cast<Module *>(m);
  return success;
}
API int cuModuleGetFunction(void **f, void *m, const char *name) {
  IN_CONTEXT
  if (static_cast<Module *>(m)->text.find(std::string(".entry ") + name + "(") == std::string::npos) return not_found;
  for (auto *k = sim::kernels; k; k = k->next)
    if (!strcmp(k->name, name)) {
      *f = new Function{k, 48 << 10};
      return success;
    }
  return not_found;
}
API int cuFuncSetAttribute(void *f, int attribute, int value) {
  IN_CONTEXT
#ifdef WIDE
  const int most = 2 * 99 << 10;
#else
  const int most = 99 << 10; // the least that sm_80 and later have
#endif
  if (attribute != 8 || value > most) return invalid_value; // MAX_DYNAMIC_SHARED_SIZE_BYTES
  static_cast<Function *>(f)->shared = value;
  return success;
}

API int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned bytes, void *s,
                       void **parameters, void **) {
  IN_CONTEXT
  auto *function = static_cast<Function *>(f);
  if (gx == 0 || gy == 0 || gz == 0 || gy > 65535 || gz > 65535 || bx * by * bz == 0 || bx * by * bz > 1024) return invalid_value;
  if (int(bytes) > function->shared) return invalid_value;
  if (failing >= 0 && failing-- == 0) {
    snprintf(why, sizeof why, "a test lets the launch of %s fail", function->kernel->name);
    return sticky = failure;
  }
  if (taking >= 0 && taking-- == 0) memory = used[device_now()];
  const bool poisoned = poisoning == 0;
  if (poisoning > 0) poisoning--;
  // Parameters are copied now, as the driver does.
  sim::Kernel *k = function->kernel;
  if (stream_of(s)->device != device_now()) return invalid_handle;
  for (int i = 0; i < k->parameters; i++) { // an address of another device is no address here
    uintptr_t p = 0;
    if (k->sizes[i] == 8) memcpy(&p, parameters[i], 8);
    if (p && holds(p, 1, -1) && !holds(p, 1)) return invalid_value;
  }
  auto values = std::make_shared<std::vector<std::vector<unsigned char>>>();
  for (int i = 0; i < k->parameters; i++) {
    auto *from = static_cast<unsigned char *>(parameters[i]);
    values->emplace_back(from, from + k->sizes[i]);
  }
  return sim_enqueue(s, [=] {
    std::vector<void *> p;
    for (auto &v : *values) p.push_back(v.data());
    const int result = sim::run_grid(k, {gx, gy, gz}, {bx, by, bz}, bytes, p.data());
    if (poisoned && result == success) memset(*static_cast<void **>(p[0]), 0xff, 4); // results are the first parameter's
    return result;
  });
}

// ---- devices, contexts, errors

API int cuInit(unsigned) { return devices == 0 ? no_device : success; }
API int cuDriverGetVersion(int *v) { *v = version; return success; }
API int cuDeviceGetCount(int *n) { *n = devices; return success; }
API int cuDeviceGet(int *d, int i) { *d = i; return i < devices && i < most_devices ? success : invalid_device; }
API int cuDeviceGetName(char *name, int n, int) { snprintf(name, n, "simulated GPU"); return success; }
API int cuDeviceGetAttribute(int *value, int attribute, int) {
  switch (attribute) {
  case 75: *value = compute; break; // COMPUTE_CAPABILITY_MAJOR
  case 76: *value = 0; break;       // COMPUTE_CAPABILITY_MINOR
  default: return invalid_value;
  }
  return success;
}
API int cuDevicePrimaryCtxRetain(void **c, int d) { *c = reinterpret_cast<void *>(uintptr_t(d + 1)); return success; }
API int cuDevicePrimaryCtxRelease_v2(int) { return success; }
API int cuCtxSetCurrent(void *c) { current = c; return success; }
API int cuMemGetInfo_v2(size_t *free, size_t *total) {
  IN_CONTEXT
  *free = memory - std::min(memory, used[device_now()]), *total = memory;
  return success;
}
API int cuGetErrorName(int e, const char **text) {
  static const std::map<int, const char *> names = {
      {invalid_value, "CUDA_ERROR_INVALID_VALUE"}, {out_of_memory, "CUDA_ERROR_OUT_OF_MEMORY"},
      {not_initialized, "CUDA_ERROR_NOT_INITIALIZED"}, {no_device, "CUDA_ERROR_NO_DEVICE"},
      {invalid_device, "CUDA_ERROR_INVALID_DEVICE"}, {invalid_image, "CUDA_ERROR_INVALID_IMAGE"},
      {invalid_context, "CUDA_ERROR_INVALID_CONTEXT"}, {46, "CUDA_ERROR_DEVICE_UNAVAILABLE"},
      {invalid_handle, "CUDA_ERROR_INVALID_HANDLE"}, {not_found, "CUDA_ERROR_NOT_FOUND"}, {illegal_address, "CUDA_ERROR_ILLEGAL_ADDRESS"},
      {launch_failed, "CUDA_ERROR_LAUNCH_FAILED"},
      {capturing, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"}};
  auto found = names.find(e);
  *text = found == names.end() ? nullptr : found->second;
  return *text ? success : invalid_value;
}

// ---- what tests turn

#ifdef WIDE
API int sim_wide() { return 1; }
#endif
API void sim_order(int seed) { order = seed; }
API void sim_memory(size_t bytes) { memory = bytes; }
API size_t sim_used() { return all_used(); }
API size_t sim_peak() { return std::exchange(peak, all_used()); }
API void sim_version(int v) { version = v; }
API void sim_devices(int n) { devices = n; }
API void sim_compute(int major) { compute = major; }
API void sim_fail(int launches, int code) { failing = launches, failure = code; }

// What tests turn in another process, by its environment: NAME=launches, or NAME=launches:code.
static const bool turned = [] {
  if (const char *text = getenv("SIM_FAIL")) sscanf(text, "%d:%d", &failing, &failure);
  if (const char *text = getenv("SIM_TAKE")) taking = atoi(text);
  if (const char *text = getenv("SIM_POISON")) poisoning = atoi(text);
  if (const char *text = getenv("SIM_DEVICES")) devices = atoi(text);
  if (const char *text = getenv("SIM_MEMORY")) memory = strtoull(text, nullptr, 10);
  return true;
}();
API int sim_recorded() { return std::exchange(recorded, 0); }
API int sim_replayed() { return std::exchange(replayed, 0); }
API const char *sim_why() { return why; }
API void sim_recover() { sticky = 0, why[0] = 0, failing = -1, captures = 0, legacy.queue.clear(); }
