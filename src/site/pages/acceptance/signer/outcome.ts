/** Frames in which the new state of the sheet should be drawn. */
const FRAMES = 120;

/**
 * Shows and reads out where the sheet stands now: its seal, or the reason of its rejection. It is
 * drawn some frames after it has arrived.
 */
export function showOutcome(left = FRAMES): void {
  const heading = document.querySelector<HTMLElement>('#verification h2, #rejection h2');
  if (!heading) {
    if (left > 0) requestAnimationFrame(() => showOutcome(left - 1));
    return;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'center' });
}
