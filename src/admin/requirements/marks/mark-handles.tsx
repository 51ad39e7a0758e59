import type { KeyboardEvent, PointerEvent } from 'react';
import type { PictureMark } from '#contracts/sheets/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { boxFrame, MarkNumber, markStyle } from '#ui/picture-marks.tsx';
import { cx } from '#ui/text.ts';
import { moved, type Point, resized, stepOf } from './geometry.ts';
import { marksMessages } from './messages.ts';

/** Round targets at corners and points, larger for fingers. */
const target =
  'absolute flex size-8 -translate-1/2 touch-none items-center justify-center rounded-full pointer-coarse:size-11';

/** A mark with what moves and resizes it: by any pointer, by the arrow keys, and Delete removes it. */
export function MarkHandles({
  mark,
  number,
  isSelected,
  handle,
  onSelect,
  onChange,
  onRemove,
}: {
  mark: PictureMark;
  number: number;
  isSelected: boolean;
  handle: (
    key: string,
    kind: 'move' | 'resize',
  ) => { onPointerDown: (event: PointerEvent) => void };
  onSelect: () => void;
  onChange: (mark: PictureMark) => void;
  onRemove: () => void;
}) {
  const text = useMessages(marksMessages);
  const press =
    (change: (mark: PictureMark, by: Point) => PictureMark) => (event: KeyboardEvent) => {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        return onRemove();
      }
      const step = stepOf(event.key, event.shiftKey);
      if (!step) return;
      event.preventDefault();
      onChange(change(mark, step));
    };
  const isBox = mark.shape === 'box';
  return (
    <div
      className={cx(
        'pointer-events-none absolute',
        isBox && boxFrame,
        isSelected && 'z-1',
        isSelected && isBox && 'outline-2 outline-offset-2 outline-ink',
      )}
      style={markStyle(mark)}
    >
      <button
        type="button"
        data-mark={mark.key}
        aria-label={text.move(number, text.shapes[mark.shape])}
        className={cx(target, 'pointer-events-auto top-0 left-0 cursor-move')}
        onFocus={onSelect}
        onKeyDown={press(moved)}
        {...handle(mark.key, 'move')}
      >
        <MarkNumber
          number={number}
          className={cx('shadow-md', isSelected && 'outline-2 outline-offset-2 outline-ink')}
        />
      </button>
      {isBox && (
        <button
          type="button"
          aria-label={text.resize(number)}
          className={cx(target, 'pointer-events-auto top-full left-full cursor-nwse-resize')}
          onFocus={onSelect}
          onKeyDown={press(resized)}
          {...handle(mark.key, 'resize')}
        >
          <span className="size-3.5 rounded-sm border-2 border-key bg-surface shadow-md" />
        </button>
      )}
    </div>
  );
}
