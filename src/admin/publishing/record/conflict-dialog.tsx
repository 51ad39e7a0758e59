import { lazy, Suspense, useState } from 'react';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { cx } from '#ui/text.ts';
import { Dialog } from '../../core/dialog.tsx';
import { usePerson } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { entryListOf } from './block-conflict.ts';
import { compareSides, losingSides, mergeSides } from './conflict.ts';
import type { Choice, Choices, ConflictField } from './conflict-field.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Difference } from './difference.tsx';
import { useFieldName } from './differences.tsx';
import type { PartSession } from './part-session.ts';
import { useContentRefresh } from './record.ts';
import { useSnapshot } from './use-parts.ts';

/** Names of blocks and steps are needed for pages and diagnoses only. */
const entryViews = {
  blocks: {
    Name: lazy(() => import('../../pages/block-name.tsx')),
    State: lazy(() => import('../../pages/block-state.tsx')),
  },
  steps: {
    Name: lazy(() => import('../../diagnoses/step-name.tsx')),
    State: lazy(() => import('../../diagnoses/step-state.tsx')),
  },
};

/**
 * Three sides of a conflict: the person chooses field by field; nothing is saved before. The text
 * that loses is kept as a version.
 */
export function ConflictDialog({
  recordId,
  session,
  onClose,
}: {
  recordId: string;
  session: PartSession;
  onClose: () => void;
}) {
  const text = useMessages(dialogMessages);
  const { id: ownId } = usePerson();
  const { data, state } = useSnapshot(session);
  const { run, isBusy } = useAction();
  const refresh = useContentRefresh();
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
  const use = () =>
    run(async (api) => {
      const lost = losingSides(fields, choices);
      if (lost.mine || lost.theirs) {
        await api('POST /admin/records/:id/parts/:part/conflict-revisions', {
          params: { id: recordId, part: session.part },
          body: {
            version: theirs.version,
            own: lost.mine ? data : null,
            isDraftLost: lost.theirs,
          },
        });
      }
      session.engine.resolve(mergeSides(data, theirs.data, fields, choices));
      if (lost.mine || lost.theirs) {
        showToast('success', text.losersKept);
        void refresh();
      }
      onClose();
    });
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
        <Suspense>
          {fields.map((field) => (
            <FieldChoice
              key={field.field}
              field={field}
              value={choices[field.field] ?? field.choice}
              onChange={(side) => setChoices({ ...choices, [field.field]: side })}
            />
          ))}
        </Suspense>
        <Button className="justify-self-end" disabled={isOpen} busy={isBusy} onClick={use}>
          {text.useChoice}
        </Button>
      </div>
    </Dialog>
  );
}

function FieldChoice({
  field: { field, base, mine, theirs, merged, choice },
  value,
  onChange,
}: {
  field: ConflictField;
  value: Choice | null;
  onChange: (choice: Choice) => void;
}) {
  const text = useMessages(dialogMessages);
  const name = useFieldName();
  const entries = entryListOf(field);
  const block = entries?.id !== undefined ? blockOf(mine, theirs, base) : undefined;
  const { Name, State } = entryViews[entries?.list ?? 'blocks'];
  const order = entries?.list === 'steps' ? text.stepOrder : text.blockOrder;
  const states: Partial<Record<Choice, unknown>> = {
    ...(choice === 'merged' && { merged }),
    mine,
    theirs,
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">
        {block ? <Name block={block} /> : entries ? order : name(field)}
      </legend>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {(Object.keys(states) as Choice[]).map((side) => {
          const state = states[side];
          return (
            <div key={side} className={cx('min-w-0', side === 'merged' && 'md:col-span-2')}>
              <label className="segment choice mb-2 w-full">
                <input
                  type="radio"
                  name={`conflict-${field}`}
                  checked={value === side}
                  onChange={() => onChange(side)}
                />
                {text.sides[side]}
              </label>
              {block ? (
                <State before={base as StoredBlock} after={state as StoredBlock} />
              ) : (
                <Difference before={textOf(base)} after={textOf(state)} />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The state of a block that is there. */
function blockOf(...states: unknown[]): StoredBlock | undefined {
  return states.find((state) => state !== undefined) as StoredBlock | undefined;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
