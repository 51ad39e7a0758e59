import type { ContentPart } from '#contracts/enums/content.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { recordMessages } from './messages.ts';

/** Chips for the parts of a record, with a note beside those that have one. */
export function PartChoice({
  label,
  parts,
  chosen,
  notes = {},
  onChange,
}: {
  label: string;
  parts: readonly ContentPart[];
  chosen: readonly ContentPart[];
  notes?: Partial<Record<ContentPart, string>>;
  onChange: (parts: ContentPart[]) => void;
}) {
  const text = useMessages(recordMessages);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <label key={part} className="segment choice">
            <input
              type="checkbox"
              checked={chosen.includes(part)}
              onChange={({ target }) =>
                onChange(
                  parts.filter((known) =>
                    known === part ? target.checked : chosen.includes(known),
                  ),
                )
              }
            />
            {text.parts[part]}
            {notes[part] && <span className="text-xs font-normal">{notes[part]}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
