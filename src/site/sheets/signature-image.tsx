import { type SignatureStrokes, strokesHeight, strokesPath } from '#contracts/sheets/strokes.ts';
import { cx } from '#ui/text.ts';

/** Room around the strokes, so that their ends are not cut. */
const MARGIN = 24;

/** A drawn signature. */
export function SignatureImage({
  strokes,
  label,
  className,
}: {
  strokes: SignatureStrokes;
  label: string;
  className?: string;
}) {
  const [width, height] = [1000 + 2 * MARGIN, strokesHeight(strokes) + 2 * MARGIN];
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      className={cx('block max-h-28 w-full max-w-xs', className)}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={label}
    >
      <path
        d={strokesPath(strokes)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
