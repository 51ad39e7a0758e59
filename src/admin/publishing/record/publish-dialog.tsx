import { type FormEvent, useState } from 'react';
import type { ContentPart } from '#contracts/enums/content.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Findings } from './findings.tsx';
import { PartChoice } from './part-choice.tsx';
import { type ContentRecord, type RecordPart, saveAll, useRefresh } from './record.ts';
import type { RecordDialogProps } from './record-dialogs.tsx';
import { useFindings } from './use-findings.ts';

/** Checks the record and publishes chosen parts of it. */
export function PublishDialog({ record, sessions, onGoTo, onOpen, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const query = useFindings(record.id, sessions);
  const [given, setChosen] = useState<ContentPart[]>();
  const [isMinor, setMinor] = useState(false);
  const open = publishable(record);
  const chosen = given ?? open;
  const findings = (query.data?.findings ?? []).filter(({ part }) => chosen.includes(part));
  const isBlocked = findings.some(({ severity }) => severity === 'block');
  const publish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    const wanted = sessions.filter(({ part }) => chosen.includes(part));
    void run(async () => {
      const parts = await saveAll(wanted);
      if (!parts) {
        showToast('error', text.notSaved);
        return;
      }
      await api('POST /admin/records/:id/publication', {
        params: { id: record.id },
        body: { parts, note, minor: isMinor },
      });
      await Promise.all(wanted.map((session) => session.reload()));
      await refresh();
      showToast('success', text.published);
      onClose();
    });
  };
  const isTranslated = record.parts.some(
    ({ part, state }) => part === 'en' && state === 'published',
  );
  return (
    <Dialog title={text.publishTitle} onClose={onClose} isWide>
      {open.length === 0 ? (
        <p className="text-ink-muted">{text.nothingToPublish}</p>
      ) : (
        <form onSubmit={publish} className="grid gap-5">
          <PartChoice label={text.publishWhat} parts={open} chosen={chosen} onChange={setChosen} />
          {query.isPending && (
            <p role="status" className="text-sm text-ink-muted">
              {text.checking}
            </p>
          )}
          {!query.isPending && (
            <Answer query={query}>
              {() => (
                <div className="grid gap-3">
                  {isBlocked && <Notice kind="error">{text.blocked}</Notice>}
                  {findings.length === 0 && <Notice kind="success">{text.noFindings}</Notice>}
                  {findings.length > 0 && <Findings findings={findings} onGoTo={onGoTo} />}
                </div>
              )}
            </Answer>
          )}
          <TextField label={text.note} name="note" hint={text.noteHint} maxLength={500} />
          {chosen.includes('zh') && isTranslated && (
            <CheckboxField
              label={text.minor}
              hint={text.minorHint}
              checked={isMinor}
              onChange={({ target }) => setMinor(target.checked)}
            />
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => onOpen({ name: 'schedule' })}>
              {text.ratherSchedule}
            </Button>
            <Button
              type="submit"
              busy={isBusy}
              disabled={isBlocked || chosen.length === 0 || !query.data}
            >
              {text.publishNow}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Parts with something that is not public. */
function publishable({ parts }: ContentRecord): ContentPart[] {
  return parts.filter(isWaiting).map(({ part }) => part);
}

function isWaiting({ draft, state, publishedAt }: RecordPart): boolean {
  // A text that was taken offline is published again as it was.
  return draft !== null || (state === 'withdrawn' && publishedAt !== null);
}
