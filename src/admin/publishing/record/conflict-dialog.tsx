import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { usePerson } from '../../core/session.tsx';
import { type ConflictField, compareSides, mergeSides } from './conflict.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Difference, useFieldName } from './differences.tsx';
import type { PartSession } from './part-session.ts';
import { useSnapshot } from './use-parts.ts';

type Choices = Record<string, 'mine' | 'theirs'>;

/** Three sides of a conflict: the person chooses field by field; nothing is saved before. */
export function ConflictDialog({
  session,
  onClose,
}: {
  session: PartSession;
  onClose: () => void;
}) {
  const text = useMessages(dialogMessages);
  const { id: ownId } = usePerson();
  const { data, state } = useSnapshot(session);
  const [choices, setChoices] = useState<Choices>({});
  if (state.kind !== 'conflict') {
    return (
      <Dialog title={text.conflictTitle} onClose={onClose}>
        <p>{text.conflictOver}</p>
      </Dialog>
    );
  }
  const { theirs, base } = state;
  const fields = compareSides(base, data, theirs.data);
  const isOpen = fields.some(({ field, choice }) => !(choices[field] ?? choice));
  const author = theirs.author?.id === ownId ? text.ownWindow : (theirs.author?.name ?? '');
  const choose = (side: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(fields.map(({ field }) => [field, side])));
  return (
    <Dialog
      title={text.conflictTitle}
      description={text.conflictText(author)}
      onClose={onClose}
      isWide
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => choose('mine')}>
            {text.allMine}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => choose('theirs')}>
            {text.allTheirs}
          </Button>
        </div>
        {fields.map((field) => (
          <FieldChoice
            key={field.field}
            field={field}
            value={choices[field.field] ?? field.choice}
            onChange={(side) => setChoices({ ...choices, [field.field]: side })}
          />
        ))}
        <Button
          className="justify-self-end"
          disabled={isOpen}
          onClick={() => {
            session.engine.resolve(mergeSides(theirs.data, fields, choices));
            onClose();
          }}
        >
          {text.useChoice}
        </Button>
      </div>
    </Dialog>
  );
}

function FieldChoice({
  field: { field, base, mine, theirs },
  value,
  onChange,
}: {
  field: ConflictField;
  value: 'mine' | 'theirs' | null;
  onChange: (side: 'mine' | 'theirs') => void;
}) {
  const text = useMessages(dialogMessages);
  const name = useFieldName()(field);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{name}</legend>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <label className="segment choice mb-2 w-full">
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={value === side}
                onChange={() => onChange(side)}
              />
              {text.sides[side]}
            </label>
            <Difference before={textOf(base)} after={textOf(side === 'mine' ? mine : theirs)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
