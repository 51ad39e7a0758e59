import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second for all programs, see `man 5 proc_pid_stat`. */
const TICK_MS = 10;

/** Between two looks at a process that is near its limit, in milliseconds. */
const SHORTEST_LOOK_MS = 20;

/**
 * Processor time that a process has used in all its threads, in milliseconds; undefined where the
 * system does not tell, as outside Linux or for a process that has ended.
 */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may have spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

export interface ProcessorLimit {
  /** Processor time from now on, in milliseconds; the time that passes where the system tells no other. */
  limitMs: number;
  /** Time that passes at most, in milliseconds. */
  longestMs: number;
  onLimit: (used: { processorMs: number; passedMs: number }) => void;
}

/** Looks at a process until it is at a limit. Returns what ends that. */
export function limitProcessor(
  pid: number | undefined,
  { limitMs, longestMs, onLimit }: ProcessorLimit,
): () => void {
  const usedBefore = processorMs(pid) ?? 0;
  const begunAt = performance.now();
  let timer = setTimeout(look, Math.min(limitMs, longestMs));

  function look() {
    const passedMs = performance.now() - begunAt;
    const used = processorMs(pid);
    const usedMs = used === undefined ? passedMs : used - usedBefore;
    const leftMs = Math.min(limitMs - usedMs, longestMs - passedMs);
    if (leftMs > 0) timer = setTimeout(look, Math.max(leftMs, SHORTEST_LOOK_MS));
    else onLimit({ processorMs: Math.round(usedMs), passedMs: Math.round(passedMs) });
  }
  return () => clearTimeout(timer);
}
