import type { CSSProperties } from 'react';
import { cx } from './text.ts';

/** A numbered mark on a picture: a pin has no size. All lengths are fractions of the picture. */
export interface DrawnMark {
  key: string;
  shape: 'pin' | 'box';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The number of a mark, on the picture and beside its words. */
export function MarkNumber({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={cx(
        'flex size-6 shrink-0 items-center justify-center rounded-full bg-key text-xs font-semibold text-on-key',
        className,
      )}
    >
      {number}
    </span>
  );
}

/** Place of a mark on its picture. */
export function markStyle({ shape, x, y, width, height }: DrawnMark): CSSProperties {
  const percent = (value: number) => `${value * 100}%`;
  return {
    left: percent(x),
    top: percent(y),
    ...(shape === 'box' && { width: percent(width), height: percent(height) }),
  };
}

/**
 * The frame of a box, which is seen on light and dark pictures; its number stands inside, where a
 * picture cannot cut it off.
 */
export const boxFrame =
  'rounded-sm border-2 border-key bg-key/10 shadow-[0_0_0_1px_var(--surface)] p-0.5';

/**
 * Marks over a picture that fills the next positioned parent. For the eye only: the words of the
 * marks stand beside the picture, under the same numbers.
 */
export function PictureMarks({ marks }: { marks: readonly DrawnMark[] }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0">
      {marks.map((mark, index) => (
        <span
          key={mark.key}
          className={cx('absolute', mark.shape === 'box' ? boxFrame : '-translate-1/2')}
          style={markStyle(mark)}
        >
          <MarkNumber number={index + 1} className="shadow-md" />
        </span>
      ))}
    </span>
  );
}
