/**
 * A process that ends while one of its threads is inside the model's native code aborts with a core
 * dump instead of its exit code (onnxruntime-node 1.30). The gate makes it wait: the thread says
 * when it is inside, and a process about to end shuts the gate and waits until nobody is.
 *
 * The thread marks itself first and looks at the gate second, the process shuts first and looks at
 * the mark second, so at least one of them sees the other.
 */
export type ExitGate = Int32Array<SharedArrayBuffer>

const INSIDE = 0
const SHUT = 1
const WAIT_MS_MAX = 5_000

export function openExitGate(): ExitGate {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
}

/** For the thread. Never resolves once the gate is shut: the process is about to end. */
export async function inside<Result>(gate: ExitGate, work: () => Promise<Result>): Promise<Result> {
  Atomics.store(gate, INSIDE, 1)
  try {
    if (Atomics.load(gate, SHUT) === 1) return await new Promise(() => leave(gate))
    return await work()
  } finally {
    leave(gate)
  }
}

/** For the process, as its last act. Blocks it for as long as one text takes. */
export function shut(gate: ExitGate): void {
  Atomics.store(gate, SHUT, 1)
  Atomics.wait(gate, INSIDE, 1, WAIT_MS_MAX)
}

function leave(gate: ExitGate): void {
  Atomics.store(gate, INSIDE, 0)
  Atomics.notify(gate, INSIDE)
}
