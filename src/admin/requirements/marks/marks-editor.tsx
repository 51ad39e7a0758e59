import { type ReactNode, useId, useState } from 'react';
import { markShapes, type PictureMark, requirementLimits } from '#contracts/sheets/requirement.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { boxFrame, markStyle, PictureMarks } from '#ui/picture-marks.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { newKey } from '../new-key.ts';
import { boxAround, type Place, pinAt } from './geometry.ts';
import { MarkHandles } from './mark-handles.tsx';
import { MarkNotes } from './mark-notes.tsx';
import { marksMessages } from './messages.ts';
import { useMarkGestures } from './use-mark-gestures.ts';

const middle = { x: 0.5, y: 0.5 };

/** Numbered pins and boxes on a picture, each with a note. */
export function MarksEditor({
  picture,
  marks,
  onChange,
  isReadOnly,
}: {
  /** Fills its box; the marks are fractions of it. */
  picture: ReactNode;
  marks: readonly PictureMark[];
  onChange: (marks: PictureMark[]) => void;
  isReadOnly: boolean;
}) {
  const text = useMessages(marksMessages);
  const id = useId();
  const [shape, setShape] = useState<PictureMark['shape']>('pin');
  const [selected, setSelected] = useState<string>();
  const focusAfter = useFocusAfter(marks);
  const isFull = marks.length >= requirementLimits.marks;
  const place = (where: Place) => {
    if (isFull) return;
    const mark = { key: newKey(), text: '', ...where };
    onChange([...marks, mark]);
    focusAfter(() => document.getElementById(`${id}-${mark.key}`));
  };
  const change = (mark: PictureMark) =>
    onChange(marks.map((other) => (other.key === mark.key ? mark : other)));
  const remove = (key: string) => {
    onChange(marks.filter((mark) => mark.key !== key));
    focusAfter(() => document.getElementById(`${id}-add`));
  };
  const { areaRef, area, shown, drawn, handle } = useMarkGestures({
    marks,
    shape,
    onPlace: place,
    onChange: change,
  });
  return (
    <div className="@container">
      <div className="grid gap-4 @3xl:grid-cols-[3fr_2fr]">
        <div>
          <div className="relative overflow-clip rounded-sm bg-surface-2 select-none">
            {picture}
            {isReadOnly ? (
              <PictureMarks marks={marks} />
            ) : (
              <div
                ref={areaRef}
                className="absolute inset-0 cursor-crosshair data-[shape=box]:touch-none"
                data-shape={shape}
                {...area}
              >
                {shown.map((mark, index) => (
                  <MarkHandles
                    key={mark.key}
                    mark={mark}
                    number={index + 1}
                    isSelected={selected === mark.key}
                    handle={handle}
                    onSelect={() => setSelected(mark.key)}
                    onChange={change}
                    onRemove={() => remove(mark.key)}
                  />
                ))}
                {drawn && shape === 'box' && (
                  <span
                    className={`pointer-events-none absolute ${boxFrame}`}
                    style={markStyle({ key: 'drawn', ...drawn })}
                  />
                )}
              </div>
            )}
          </div>
          {!isReadOnly && (
            <>
              <div className="mt-2 flex flex-wrap items-center gap-2">
                <fieldset className="segments">
                  <legend className="sr-only">{text.shape}</legend>
                  {markShapes.map((one) => (
                    <label key={one} className="segment">
                      <input
                        type="radio"
                        name={`${id}-shape`}
                        className="sr-only"
                        checked={shape === one}
                        onChange={() => setShape(one)}
                      />
                      {text.shapes[one]}
                    </label>
                  ))}
                </fieldset>
                <Button
                  id={`${id}-add`}
                  variant="secondary"
                  size="sm"
                  icon={IconPlus}
                  disabled={isFull}
                  onClick={() => place(shape === 'pin' ? pinAt(middle) : boxAround(middle))}
                >
                  {text.addInMiddle}
                </Button>
              </div>
              <p className="mt-1.5 text-sm text-ink-muted">
                {isFull ? text.full(requirementLimits.marks) : text.hints[shape]}
              </p>
            </>
          )}
        </div>
        <MarkNotes
          idPrefix={id}
          marks={marks}
          isReadOnly={isReadOnly}
          onSelect={setSelected}
          onChange={onChange}
          onRemove={remove}
        />
      </div>
    </div>
  );
}
