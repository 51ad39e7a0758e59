import { useState } from 'react';
import type { ContentPart } from '#contracts/enums/content.ts';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { isErrorCode } from '../../core/error-text.ts';
import { useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { Confirmation } from './confirmation.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { recordMessages } from './messages.ts';
import { PartChoice } from './part-choice.tsx';
import type { PartSession } from './part-session.ts';
import { saveAll, useRefresh } from './record.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';

/** Takes languages offline. */
export function WithdrawDialog({ record, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const possible = record.parts
    .filter(({ part, state }) => part !== 'shared' && state === 'published')
    .map(({ part }) => part);
  const [chosen, setChosen] = useState<ContentPart[]>([]);
  const withdraw = () =>
    run(async () => {
      await api('POST /admin/records/:id/withdrawal', {
        params: { id: record.id },
        body: { parts: chosen },
      });
      await refresh();
      showToast('success', text.withdrawn);
      onClose();
    });
  return (
    <Confirmation
      title={text.withdrawTitle}
      description={text.withdrawText}
      action={text.withdrawNow}
      isBusy={isBusy}
      isDisabled={chosen.length === 0}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <PartChoice label={text.withdrawWhat} parts={possible} chosen={chosen} onChange={setChosen} />
    </Confirmation>
  );
}

/** Keeps drafts as revisions with a note. */
export function KeepDialog({ record, sessions, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const { drafted, chosen, setChosen } = useDrafts(record, sessions);
  const keep = (form: FormData) =>
    run(async () => {
      const versions = await saveAll(sessions.filter(({ part }) => chosen.includes(part)));
      for (const { part, version } of versions ?? []) {
        await api('POST /admin/records/:id/parts/:part/revisions', {
          params: { id: record.id, part },
          body: { version, note: String(form.get('note')) },
        });
      }
      await refresh();
      showToast(versions ? 'success' : 'error', versions ? text.kept : text.notSaved);
      if (versions) onClose();
    });
  return (
    <Confirmation
      title={text.keepTitle}
      description={text.keepText}
      action={text.keepNow}
      isBusy={isBusy}
      isDisabled={chosen.length === 0}
      onConfirm={keep}
      onClose={onClose}
    >
      <PartChoice label={text.parts} parts={drafted} chosen={chosen} onChange={setChosen} />
      <TextField label={text.note} name="note" maxLength={500} />
    </Confirmation>
  );
}

/** Goes back to what is public. */
export function DiscardDialog({ record, sessions, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const { drafted, chosen, setChosen } = useDrafts(record, sessions);
  const discard = () =>
    run(async () => {
      for (const session of sessions.filter(({ part }) => chosen.includes(part))) {
        await session.engine.save();
        const { version } = session.engine.getSnapshot();
        await api('DELETE /admin/records/:id/parts/:part', {
          params: { id: record.id, part: session.part },
          body: { version },
        });
        await session.reload();
      }
      await refresh();
      showToast('success', text.discarded);
      onClose();
    });
  return (
    <Confirmation
      title={text.discardTitle}
      description={text.discardText}
      action={text.discardNow}
      isBusy={isBusy}
      isDisabled={chosen.length === 0}
      onConfirm={discard}
      onClose={onClose}
    >
      <PartChoice label={text.parts} parts={drafted} chosen={chosen} onChange={setChosen} />
    </Confirmation>
  );
}

/** The parts with a draft, and those of them that are chosen: at first all. */
function useDrafts({ parts }: RecordDialogProps['record'], sessions: readonly PartSession[]) {
  const drafted = sessions
    .map(({ part }) => part)
    .filter((part) => parts.some((known) => known.part === part && known.draft));
  const [given, setChosen] = useState<ContentPart[]>();
  return { drafted, chosen: given ?? drafted, setChosen };
}

/** Moves the record to the trash; says who refers to it where that prevents it. */
export function TrashDialog({ record, onClose, onTrashed }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const names = useMessages(recordMessages);
  const locale = useLocale();
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const [uses, setUses] = useState<string[]>();
  const trash = () =>
    run(async () => {
      try {
        await api('DELETE /admin/records/:id', { params: { id: record.id } });
      } catch (error) {
        if (!isErrorCode(error, 'RECORD_IN_USE')) throw error;
        const answer = await api('GET /admin/records/:id/uses', { params: { id: record.id } });
        setUses(answer.uses.map(({ title }) => title[locale] || title.zh));
        return;
      }
      await refresh();
      showToast('success', text.trashed);
      onTrashed();
    });
  return (
    <Confirmation
      title={names.trash}
      description={uses ? text.inUse : text.trashText}
      action={names.trash}
      isBusy={isBusy}
      isDisabled={uses !== undefined}
      onConfirm={trash}
      onClose={onClose}
    >
      {uses && (
        <ul className="list-disc ps-5 text-sm">
          {[...new Set(uses)].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </Confirmation>
  );
}
