/** Pauses before an interrupted upload is tried again, in milliseconds; the last one repeats. */
export const RESUME_MS = [5_000, 15_000, 30_000, 60_000];

/** Goes on with interrupted uploads: when the network is back, and after growing pauses. */
export interface Resumption {
  interrupted(id: string): void;
  /** The server has received something: the next interruption is the first one again. */
  progressed(id: string): void;
  /** Tries all again now. */
  reconnect(): void;
  /** It is paused, finished or given up. */
  forget(id: string): void;
}

export function createResumption(resume: (id: string) => void): Resumption {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const attempts = new Map<string, number>();
  const stop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const go = (id: string) => {
    stop(id);
    resume(id);
  };
  return {
    interrupted(id) {
      stop(id);
      const attempt = attempts.get(id) ?? 0;
      attempts.set(id, attempt + 1);
      const pause = RESUME_MS[Math.min(attempt, RESUME_MS.length - 1)];
      timers.set(
        id,
        setTimeout(() => go(id), pause),
      );
    },
    progressed(id) {
      attempts.delete(id);
    },
    reconnect() {
      for (const id of [...timers.keys()]) go(id);
    },
    forget(id) {
      stop(id);
      attempts.delete(id);
    },
  };
}
