const MINUTE_MS = 60_000;
/** Pauses before the second and every further attempt, in minutes; then the message has failed. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** Largest share that chance adds to a pause, so that what failed together is not sent together. */
const JITTER = 0.25;
/** A receiver cannot put a message off for longer. */
const MAX_WAIT_MS = 24 * 60 * MINUTE_MS;

/** What chance and the clock say; tests give their own. */
interface Circumstances {
  now: Date;
  /** At least 0 and below 1. */
  random: number;
}

/**
 * When a message is sent again; undefined after the last attempt. A `Retry-After` only makes a pause
 * longer: short ones would use up all attempts within minutes.
 * @param attempts attempts so far
 * @param retryAfter the header of the last answer
 */
export function nextAttempt(
  { attempts, retryAfter }: { attempts: number; retryAfter?: string | undefined },
  { now, random }: Circumstances,
): Date | undefined {
  const minutes = PAUSES_MINUTES[attempts - 1];
  if (minutes === undefined) return undefined;
  const asked = Math.min(waitOf(retryAfter, now), MAX_WAIT_MS);
  const pause = Math.max(minutes * MINUTE_MS, asked);
  return new Date(now.getTime() + Math.round(pause * (1 + JITTER * random)));
}

/** The milliseconds that a `Retry-After` asks for, as seconds or as a date; 0 if it says nothing. */
function waitOf(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Every form of an HTTP date begins with the day of the week.
  const at = /^[a-z]{3,9},? /i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}
