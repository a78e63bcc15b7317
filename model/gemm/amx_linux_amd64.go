package gemm

import "golang.org/x/sys/unix"

// arch_prctl(2)'s request for a part of the processor's state, and the number of the tiles' data.
const (
	archReqXcompPerm = 0x1023
	xfeatureTileData = 18
)

// requestTiles asks the kernel for AMX's state: it saves that for processes alone that asked.
func requestTiles() bool {
	_, _, errno := unix.RawSyscall(unix.SYS_ARCH_PRCTL, archReqXcompPerm, xfeatureTileData, 0)
	return errno == 0
}
