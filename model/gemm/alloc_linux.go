package gemm

import "golang.org/x/sys/unix"

// adviseHuge is advice: whether the kernel takes it changes no result.
func adviseHuge(pages []byte) { _ = unix.Madvise(pages, unix.MADV_HUGEPAGE) }
