import { type FormEvent, useState } from 'react';
import { contentKindOf } from '#contracts/content-kinds.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { siteAddress } from '../../core/site-address.ts';
import { useAction } from '../../core/use-action.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Findings } from './findings.tsx';
import { recordMessages } from './messages.ts';
import { PartChoice } from './part-choice.tsx';
import { hasOwnPage, publicLocales } from './public-locales.ts';
import { type ContentRecord, type RecordPart, saveAll, useContentRefresh } from './record.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';
import { scheduledTimes, withoutTime } from './scheduled-parts.ts';
import { useFindings } from './use-findings.ts';
import { useTimeNotes } from './use-time-notes.ts';

/** Time for a click on the link of a toast. */
const LINK_MS = 10_000;

/** Checks the record and publishes chosen parts of it. */
export function PublishDialog({ record, sessions, onGoTo, onOpen, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const names = useMessages(recordMessages);
  const { run, isBusy } = useAction();
  const refresh = useContentRefresh();
  const query = useFindings(record.id, sessions);
  const [given, setChosen] = useState<ContentPart[]>();
  const [isMinor, setMinor] = useState(false);
  const open = publishable(record);
  const timeNotes = useTimeNotes();
  const times = scheduledTimes(record.parts, 'publish');
  const chosen = given ?? withoutTime(open, times);
  const findings = (query.data?.findings ?? []).filter(({ part }) => chosen.includes(part));
  const isBlocked = findings.some(({ severity }) => severity === 'block');
  const publish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    const wanted = sessions.filter(({ part }) => chosen.includes(part));
    void run(async (api) => {
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
      // Another name in the shared settings is another address.
      const { path } = await api('GET /admin/records/:id', { params: { id: record.id } });
      await refresh();
      const [language] = contentKindOf(record.kind).pages.filter((locale) =>
        chosen.includes(locale),
      );
      const shown = language ?? publicLocales(record)[0];
      showToast(
        'success',
        text.published,
        LINK_MS,
        shown && hasOwnPage(record)
          ? { label: names.viewOnSite, href: siteAddress(path, shown) }
          : undefined,
      );
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
          <PartChoice
            label={text.publishWhat}
            parts={open}
            chosen={chosen}
            notes={timeNotes(times)}
            onChange={setChosen}
          />
          {chosen.some((part) => times[part]) && (
            <Notice kind="warning">{text.endsSchedule}</Notice>
          )}
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
                  {findings.length > 0 && (
                    <Findings
                      kind={record.kind}
                      sessions={sessions}
                      findings={findings}
                      onGoTo={onGoTo}
                      onMended={() => void query.refetch()}
                    />
                  )}
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
