package cuda

import (
	"fmt"
	"runtime"
	"sync"
)

// nccl is libnccl: sums over the GPUs of a box. The numbers are those of <nccl.h>.
type nccl struct {
	mu    sync.Mutex
	comms []uintptr // of each device; nil once they were closed or given up

	initAll, destroy, abort, allReduce, groupStart, groupEnd uintptr
}

// NCCLError is a call that NCCL refused.
type NCCLError struct {
	Call string
	Code int
}

func (e *NCCLError) Error() string {
	why := "another error"
	if e.Code < len(ncclErrors) {
		why = ncclErrors[e.Code]
	}
	return fmt.Sprintf("cuda: %s: %s (%d); NCCL_DEBUG=WARN tells more", e.Call, why, e.Code)
}

var ncclErrors = []string{"no error", "a call of CUDA failed", "the system failed", "an error of its own", "an invalid argument", "an invalid use"}

// openNCCL joins devices. Errors: *UnavailableError, *NCCLError.
func openNCCL(devices []*Device) (*nccl, error) {
	const do = "pip install nvidia-nccl-cu12, or name the folder that has libnccl.so.2 by SQLTRAIN_CUDA_LIB, or use one GPU (--gpus 1)"
	lib, err := openLibrary([]string{"libnccl.so.2"}, wheels("nccl", "libnccl.so.2"))
	if err != nil {
		return nil, &UnavailableError{"several GPUs need NCCL, which is not installed", do, err}
	}
	n := &nccl{comms: make([]uintptr, len(devices))}
	err = lib.find(map[string]*uintptr{
		"ncclCommInitAll": &n.initAll, "ncclCommDestroy": &n.destroy, "ncclCommAbort": &n.abort, "ncclAllReduce": &n.allReduce,
		"ncclGroupStart": &n.groupStart, "ncclGroupEnd": &n.groupEnd,
	})
	if err != nil {
		return nil, &UnavailableError{"NCCL cannot be used", do, err}
	}
	indices := make([]int32, len(devices))
	for i, d := range devices {
		indices[i] = int32(d.index)
	}
	return n, n.call("ncclCommInitAll", n.initAll, ptr(&n.comms[0]), len(devices), ptr(&indices[0]))
}

func (n *nccl) call(name string, f uintptr, args ...any) error {
	if code := int(native(f, args...)); code != 0 {
		return &NCCLError{name, code}
	}
	return nil
}

// sum makes n float32s of each device the sum over all of them, in the order of its stream.
func (n *nccl) sum(devices []*Device, at []floats, numbers int) error {
	const float32Type, add, invalidUse = 7, 0, 5
	runtime.LockOSThread() // a group of calls is of the thread that began it
	defer runtime.UnlockOSThread()
	if n.comms == nil {
		return &NCCLError{"ncclAllReduce", invalidUse}
	}
	if err := n.call("ncclGroupStart", n.groupStart); err != nil {
		return err
	}
	var first error
	for i, d := range devices {
		leave := d.enter()
		if err := n.call("ncclAllReduce", n.allReduce, at[i], at[i], numbers, float32Type, add, n.comms[i], d.stream); first == nil {
			first = err
		}
		leave()
	}
	if err := n.call("ncclGroupEnd", n.groupEnd); first == nil {
		first = err
	}
	return first
}

// giveUp ends sums that are under way, and all later ones: a GPU that waits for one that is lost would wait for ever.
// It may be called while others wait.
func (n *nccl) giveUp() { n.leave("ncclCommAbort", n.abort) }

func (n *nccl) close() { n.leave("ncclCommDestroy", n.destroy) }

func (n *nccl) leave(name string, f uintptr) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, c := range n.comms {
		if c != 0 {
			n.call(name, f, c)
		}
	}
	n.comms = nil
}
