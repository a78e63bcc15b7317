// Faults that the simulator must find: one of each kind.
#include "../../kernels/device.h"

// Neighbours are read before all have written.
KERNEL(planted_race, float *out, int n) {
  float *x = shared_memory<float>();
  x[threadIdx.x] = float(threadIdx.x);
  out[blockIdx.x * n + threadIdx.x] = x[(threadIdx.x + 1) % n];
}

// Half of the threads do not come to the barrier.
KERNEL(planted_divergence, float *out, int n) {
  if (threadIdx.x < unsigned(n) / 2) __syncthreads();
  out[threadIdx.x] = 1;
}

// The last thread reads past the end.
KERNEL(planted_overrun, const float *in, float *out) { out[threadIdx.x] = in[threadIdx.x + 4]; }

// A lane leaves before its warp sums.
KERNEL(planted_lost_lane, float *out) {
  if (threadIdx.x == 5) return;
  out[threadIdx.x] = warp_sum(1.f);
}
