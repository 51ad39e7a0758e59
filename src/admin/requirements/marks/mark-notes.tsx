import type { PictureMark } from '#contracts/sheets/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { MarkNumber } from '#ui/picture-marks.tsx';
import { RowTools } from '../../form/lists/row-tools.tsx';
import { marksMessages } from './messages.ts';

/** The notes of the marks. Their order gives the marks their numbers. */
export function MarkNotes({
  idPrefix,
  marks,
  isReadOnly,
  onSelect,
  onChange,
  onRemove,
}: {
  idPrefix: string;
  marks: readonly PictureMark[];
  isReadOnly: boolean;
  onSelect: (key: string) => void;
  onChange: (marks: PictureMark[]) => void;
  onRemove: (key: string) => void;
}) {
  const text = useMessages(marksMessages);
  const move = (from: number, to: number) => {
    const others = marks.filter((_, index) => index !== from);
    onChange(others.toSpliced(to, 0, marks[from] as PictureMark));
  };
  if (marks.length === 0) return <p className="text-sm text-ink-muted">{text.none}</p>;
  return (
    <ol className="grid content-start gap-2">
      {marks.map((mark, index) => (
        <li key={mark.key} className="flex items-center gap-2">
          <MarkNumber number={index + 1} />
          <input
            id={`${idPrefix}-${mark.key}`}
            type="text"
            aria-label={text.note(index + 1)}
            placeholder={text.notePlaceholder}
            maxLength={300}
            value={mark.text}
            readOnly={isReadOnly}
            className="control min-w-0 grow"
            onFocus={() => onSelect(mark.key)}
            onChange={({ target }) =>
              onChange(
                marks.map((other) =>
                  other.key === mark.key ? { ...other, text: target.value } : other,
                ),
              )
            }
          />
          {!isReadOnly && (
            <RowTools
              index={index}
              count={marks.length}
              onMove={(to) => move(index, to)}
              onRemove={() => onRemove(mark.key)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
