/** Fragment of a marker in the legend of the curve. */
export const markerId = (index: number) => `marker-${index + 1}`;

/** The number of a marker, as on the curve. Decorative: the text beside it names the marker. */
export function MarkerNumber({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-5 shrink-0 items-center justify-center rounded-full bg-ink text-xs font-semibold text-surface tabular-nums [print-color-adjust:exact]"
    >
      {index + 1}
    </span>
  );
}
