import { useState } from 'react';
import { type ContentKind, contentKindOf, isContentKind } from '#contracts/content-kinds.ts';
import type { BulkAction } from '#contracts/enums/bulk.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { AdminApi } from '../core/api.ts';
import { Dialog } from '../core/dialog.tsx';
import { useAction } from '../core/use-action.ts';
import { PartChoice } from '../publishing/record/part-choice.tsx';
import { FieldChoice, type SetInstruction } from './field-choice.tsx';
import { bulkMessages } from './messages.ts';
import { PlainFieldChoice } from './plain-field-choice.tsx';
import type { Instruction, PlainInstruction, Selectable } from './types.ts';

/** Asks for what an action needs to know, and starts it. */
export function StartDialog({
  action,
  of,
  ids,
  count,
  onStarted,
  onClose,
}: {
  action: BulkAction;
  of: Selectable;
  /** The records; undefined for all that match the filter of the list. */
  ids: string[] | undefined;
  count: number;
  onStarted: (id: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(bulkMessages);
  const { run, isBusy } = useAction();
  const kind = of.resource === 'content' ? of.kind : undefined;
  const parts = partsFor(action, kind);
  const [chosen, setChosen] = useState<readonly ContentPart[]>(parts);
  const [setting, setSetting] = useState<SetInstruction>();
  const [plainSetting, setPlainSetting] = useState<PlainInstruction>();
  /** The call that starts the operation; undefined while something is missing. */
  const startCall = () => {
    if (of.resource !== 'content') {
      const instruction = action === 'trash' ? { action } : plainSetting;
      const records = ids ? { ids } : { filter: of.filter };
      return (
        instruction &&
        ((api: AdminApi) =>
          api('POST /admin/plain-records/:kind/bulk-operations', {
            params: { kind: of.resource },
            body: { instruction, records },
          }))
      );
    }
    const instruction = instructionOf(action, chosen, setting);
    const records = ids ? { ids } : { filter: of.filter };
    return (
      instruction &&
      ((api: AdminApi) => api('POST /admin/bulk-operations', { body: { instruction, records } }))
    );
  };
  const call = startCall();
  const start = () =>
    run(async (api) => {
      if (call) onStarted((await call(api)).id);
    });
  return (
    <Dialog
      title={text.startTitle(text.actions[action], count)}
      description={of.resource === 'content' ? text.explain[action] : text.explainPlain[action]}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {parts.length > 1 && (
          <PartChoice label={text.parts} parts={parts} chosen={chosen} onChange={setChosen} />
        )}
        {action === 'set' && kind && <FieldChoice kind={kind} onChange={setSetting} />}
        {action === 'set' && of.resource !== 'content' && (
          <PlainFieldChoice fields={of.fields} onChange={setPlainSetting} />
        )}
        <p className="text-sm text-ink-muted">{text.undoNote}</p>
        <Button busy={isBusy} disabled={!call} className="justify-self-start" onClick={start}>
          {text.start}
        </Button>
      </div>
    </Dialog>
  );
}

/** The parts that an action can be applied to, in the order of the editor. */
function partsFor(action: BulkAction, kind: ContentKind | undefined): readonly ContentPart[] {
  const all = kind && isContentKind(kind) ? contentKindOf(kind).parts : [];
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
