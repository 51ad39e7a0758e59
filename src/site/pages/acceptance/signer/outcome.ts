/** Shows and reads out where the sheet stands now: its seal, or the reason of its rejection. */
export function showOutcome(): void {
  const heading = document.querySelector<HTMLElement>('#verification h2, #rejection h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'center' });
}
