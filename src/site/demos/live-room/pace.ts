/** Frames that are measured before the pixel ratio is changed. */
const WINDOW = 24;
/** Milliseconds per frame above which fewer pixels are drawn, and below which more. */
const SLOW = 24;
const FAST = 13;
const LOWEST = 0.6;
/** Longer pauses are not slowness: the tab was in the background or nothing moved. */
const PAUSE = 400;

/** Chooses the pixel ratio and the rate of the small pictures by measuring frames. */
export class Pace {
  ratio = 1;
  private highest = 1;
  private last = 0;
  private times: number[] = [];
  /** Small pictures are drawn every so many frames while something moves. */
  private every = 3;

  /** The most pixels that the screen can use. */
  limit(ratio: number): void {
    this.highest = ratio;
    this.ratio = Math.min(ratio, this.times.length || this.last ? this.ratio : ratio);
  }

  /** Whether a small picture may be drawn in this frame, in which something moves. */
  thumbDue(frame: number): boolean {
    return frame % this.every === 0;
  }

  /** Notes a frame; true when the pixel ratio has changed. */
  frame(now: number, moving: boolean): boolean {
    const time = now - this.last;
    this.last = now;
    if (!moving || time > PAUSE || time <= 0) return false;
    this.times.push(time);
    if (this.times.length < WINDOW) return false;
    const middle = this.times.sort((a, b) => a - b)[WINDOW >> 1] as number;
    this.times = [];
    this.every = middle > SLOW ? 8 : 3;
    const before = this.ratio;
    if (middle > SLOW) this.ratio = Math.max(LOWEST, this.ratio * 0.82);
    else if (middle < FAST) this.ratio = Math.min(this.highest, this.ratio * 1.1);
    return this.ratio !== before;
  }
}
