// SwiGLU (Shazeer 2020): act = silu(gate) · up, silu(g) = g/(1 + e^-g). gate_up [rows, 2·width] has both side by side.
#include "device.h"

// A thread an element of act [rows, width].
KERNEL(swiglu, bf16 *act, const bf16 *gate_up, u64 n, int width) {
  const u64 i = u64(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const bf16 *row = gate_up + i / width * 2 * width;
  const float g = to_float(row[i % width]), u = to_float(row[i % width + width]);
  act[i] = to_bf16(g / (1 + expf(-g)) * u);
}

// Turns gate_up into its own gradient, given d_act, and writes act again.
KERNEL(swiglu_backward, bf16 *act, bf16 *gate_up, const bf16 *d_act, u64 n, int width) {
  const u64 i = u64(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= n) return;
  bf16 *row = gate_up + i / width * 2 * width;
  const float g = to_float(row[i % width]), u = to_float(row[i % width + width]), d = to_float(d_act[i]);
  const float sigmoid = 1 / (1 + expf(-g)), silu = g * sigmoid;
  act[i] = to_bf16(silu * u);
  row[i % width] = to_bf16(d * u * (sigmoid + silu * (1 - sigmoid)));
  row[i % width + width] = to_bf16(d * silu);
}
