import { useState } from 'react';
import type { BulkAction } from '#contracts/enums/bulk.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { editedParts, isEditedKind } from '../publishing/kinds.ts';
import { PartChoice } from '../publishing/record/part-choice.tsx';
import { FieldChoice, type SetInstruction } from './field-choice.tsx';
import { bulkMessages } from './messages.ts';
import type { Instruction } from './types.ts';

/** Asks for what an action needs to know, and starts it. */
export function StartDialog({
  action,
  kind,
  count,
  records,
  onStarted,
  onClose,
}: {
  action: BulkAction;
  kind: ContentKind | undefined;
  count: number;
  records: { ids: string[] } | { filter: object };
  onStarted: (id: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(bulkMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const parts = partsFor(action, kind);
  const [chosen, setChosen] = useState<readonly ContentPart[]>(parts);
  const [setting, setSetting] = useState<SetInstruction>();
  const instruction = instructionOf(action, chosen, setting);
  const start = () =>
    run(async () => {
      if (!instruction) return;
      const { id } = await api('POST /admin/bulk-operations', { body: { instruction, records } });
      onStarted(id);
    });
  return (
    <Dialog
      title={text.startTitle(text.actions[action], count)}
      description={text.explain[action]}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {parts.length > 1 && (
          <PartChoice label={text.parts} parts={parts} chosen={chosen} onChange={setChosen} />
        )}
        {action === 'set' && kind && <FieldChoice kind={kind} onChange={setSetting} />}
        <p className="text-sm text-ink-muted">{text.undoNote}</p>
        <Button
          busy={isBusy}
          disabled={!instruction}
          className="justify-self-start"
          onClick={start}
        >
          {text.start}
        </Button>
      </div>
    </Dialog>
  );
}

/** The parts that an action can be applied to, in the order of the editor. */
function partsFor(action: BulkAction, kind: ContentKind | undefined): readonly ContentPart[] {
  const all = kind && isEditedKind(kind) ? editedParts[kind] : [];
  if (action === 'publish') return all;
  return action === 'withdraw' ? all.filter((part) => part !== 'shared') : [];
}

/** Undefined while something is missing. */
function instructionOf(
  action: BulkAction,
  parts: readonly ContentPart[],
  setting: SetInstruction | undefined,
): Instruction | undefined {
  if (action === 'set') return setting;
  if (action !== 'publish' && action !== 'withdraw') return { action };
  if (parts.length === 0) return undefined;
  return action === 'publish'
    ? { action, parts: [...parts] }
    : { action, parts: parts.filter((part): part is Locale => part !== 'shared') };
}
