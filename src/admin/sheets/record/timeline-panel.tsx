import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { Panel } from '../../core/panel.tsx';
import { useMay } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { useAnswer } from '../../core/use-answer.ts';
import { sheetMessages } from '../messages.ts';
import { SHEETS_KEY, type SheetRecord } from '../types.ts';

/** What happened to a sheet, and what was sent of it. */
export function TimelinePanel({ sheet }: { sheet: SheetRecord }) {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const dates = useDates();
  const query = useAnswer([SHEETS_KEY, 'timeline', sheet.id], (api) =>
    api('GET /admin/sheets/:id/timeline', { params: { id: sheet.id } }),
  );
  const isOpen = !sheet.deletedAt && sheet.stage !== 'closed';
  return (
    <Panel title={text.timeline}>
      {may('sheets.update') && isOpen && <NoteForm id={sheet.id} />}
      <Answer query={query}>
        {({ events, revisions }) => (
          <>
            {events.length === 0 && <p className="text-sm text-ink-muted">{text.timelineNone}</p>}
            <ol className="grid gap-3 text-sm">
              {events.map((event) => (
                <li key={event.id} className="break-words">
                  {event.text}
                  <span className="block text-xs text-ink-muted">
                    {[event.who, dates.moment(event.happenedAt)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
            {revisions.length > 0 && (
              <>
                <h3 className="mt-5 mb-2 text-xs text-ink-muted">{text.revisions}</h3>
                <ol className="grid gap-3 text-sm">
                  {revisions.map(({ revision, note, author, createdAt, contentHash }) => (
                    <li key={revision} className="break-words">
                      {text.revision(revision)} {note}
                      <span className="block text-xs text-ink-muted">
                        {[author, dates.moment(createdAt), contentHash.slice(0, 12)]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </li>
                  ))}
                </ol>
              </>
            )}
          </>
        )}
      </Answer>
    </Panel>
  );
}

/** Adds a line that customers see. */
function NoteForm({ id }: { id: string }) {
  const text = useMessages(sheetMessages);
  const { run, isBusy } = useAction([SHEETS_KEY, 'timeline', id]);
  const [note, setNote] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run(async (api) => {
      await api('POST /admin/sheets/:id/timeline', { params: { id }, body: { text: note } });
      setNote('');
    });
  };
  return (
    <form onSubmit={submit} className="mb-5 grid gap-3">
      <TextAreaField
        label={text.note}
        hint={text.noteHint}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={isBusy}
        disabled={note.trim() === ''}
      >
        {text.addNote}
      </Button>
    </form>
  );
}
