// What a kernel's source needs to be compiled by g++: the names that CUDA C++ has built in, with threads that are
// fibers of one thread of the host. driver.cpp runs them.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#define __global__
#define __device__
#define __forceinline__ inline
#define __restrict__ __restrict

struct dim3 { unsigned x = 1, y = 1, z = 1; };
struct alignas(16) uint4 { unsigned x, y, z, w; };
struct alignas(16) float4 { float x, y, z, w; };

namespace sim {

// The indices of the thread that runs.
extern dim3 thread, block, block_size, grid_size;

// barrier waits until all threads of the block wait at the same line.
void barrier(int line);

// together waits until the 32 lanes of the warp call it with the same function; the last to come runs it over what all
// of them brought. Results are written into what was brought.
void together(void *brought, void (*run)(void *const lanes[32]), int line);

// shared is the block's dynamic shared memory. It holds NaNs at first, and ends where the launch said.
unsigned char *shared();

// copy_async, commit_copies and wait_copies are those of device.h. A copy is done when the thread waits for it; until then
// its place holds NaNs. from null: zeros.
void copy_async(const void *to, const void *from, size_t bytes);
void commit_copies();
void wait_copies(int groups);

// fault ends the kernel: something that the hardware would refuse, or hide.
[[noreturn]] void fault(const char *format, ...);

// aligned refuses addresses that a vector access would trap on.
template <class T> const T *aligned(const void *p) {
  if (reinterpret_cast<uintptr_t>(p) % alignof(T) != 0) fault("access of %zu bytes at the misaligned address %p", sizeof(T), p);
  return static_cast<const T *>(p);
}

// Kernel is a function that cuModuleGetFunction finds by its name.
struct Kernel {
  const char *name;
  int parameters;
  const size_t *sizes; // of the parameters
  void (*run)(void (*function)(), void *const *parameters);
  void (*function)();
  Kernel *next;
};
extern Kernel *kernels;

template <class... P> struct Registered {
  static constexpr size_t sizes[sizeof...(P) + 1] = {sizeof(P)..., 0};
  Kernel kernel;
  static void run(void (*f)(), void *const *p) { call(reinterpret_cast<void (*)(P...)>(f), p, std::index_sequence_for<P...>{}); }
  template <size_t... i> static void call(void (*f)(P...), void *const *p, std::index_sequence<i...>) {
    f(*static_cast<P *>(p[i])...);
  }
  Registered(const char *name, void (*f)(P...))
      : kernel{name, int(sizeof...(P)), sizes, run, reinterpret_cast<void (*)()>(f), kernels} { kernels = &kernel; }
};

} // namespace sim

#define threadIdx sim::thread
#define blockIdx sim::block
#define blockDim sim::block_size
#define gridDim sim::grid_size
#define __syncthreads() sim::barrier(__LINE__)

#define KERNEL(name, ...)                     \
  static void name(__VA_ARGS__);              \
  static sim::Registered registered_##name{#name, name}; \
  static void name(__VA_ARGS__)
