import { useState } from 'react';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { focusField } from '../../form/focus-field.ts';
import { sheetMessages } from '../messages.ts';
import type { SendCall } from '../screen-of-kind.ts';
import { SHEETS_KEY } from '../types.ts';
import { BODY_PREFIX } from './body-editor.tsx';
import type { SheetSession } from './session.ts';
import { useFieldWords } from './use-field-words.ts';
import { useSheetActions } from './use-sheet-actions.ts';
import { useSheetScreen } from './use-sheet-screen.ts';

/** Checks a sheet and sends it. */
export function SendDialog({ session, onClose }: { session: SheetSession; onClose: () => void }) {
  const text = useMessages(sheetMessages);
  const { sheet, engine } = session;
  const { act, isBusy } = useSheetActions(session);
  const { Sending } = useSheetScreen(sheet.kind).data ?? {};
  const [note, setNote] = useState('');
  const params = { id: sheet.id };
  const query = useAnswer(
    [SHEETS_KEY, 'findings', sheet.id, engine.getSnapshot().version],
    async (api) => {
      await engine.save();
      return api('GET /admin/sheets/:id/findings', { params });
    },
    { gcTime: 0 },
  );
  const send = async (
    call: SendCall = (body, api) => api('POST /admin/sheets/:id/sending', { params, body }),
  ) => {
    const isSent = await act((version, api) => call({ version, note }, api));
    if (!isSent) return;
    showToast('success', text.sent);
    onClose();
  };
  const sendText = sheet.stage === 'open' ? text.sendAgain : text.send;
  return (
    <Dialog title={sendText} description={text.sendText} onClose={onClose}>
      <Answer query={query}>
        {({ findings }) => {
          const isBlocked = findings.some(({ severity }) => severity === 'block');
          return (
            <div className="grid gap-5">
              <Findings session={session} findings={findings} onClose={onClose} />
              {!isBlocked && (
                <TextAreaField
                  label={text.sendNote}
                  hint={text.sendNoteHint}
                  rows={2}
                  maxLength={500}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
              {!isBlocked && Sending && (
                <Sending sheet={sheet} label={sendText} isBusy={isBusy} onSend={send} />
              )}
              {!isBlocked && !Sending && (
                <div className="flex justify-end">
                  <Button busy={isBusy} onClick={() => void send()}>
                    {sendText}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </Answer>
    </Dialog>
  );
}

/** What the check found; each finding leads to its field. */
function Findings({
  session,
  findings,
  onClose,
}: {
  session: SheetSession;
  findings: SheetFinding[];
  onClose: () => void;
}) {
  const text = useMessages(sheetMessages);
  const locale = useLocale();
  const wordsOf = useFieldWords(session.sheet.kind);
  if (findings.length === 0) return <Notice kind="success">{text.clean}</Notice>;
  return (['block', 'warn'] as const).map((severity) => {
    const shown = findings.filter((one) => one.severity === severity);
    if (shown.length === 0) return null;
    return (
      <div key={severity}>
        <p className="mb-2 font-medium">{severity === 'block' ? text.blocked : text.warnings}</p>
        <ul className="grid list-disc gap-1.5 ps-5 text-sm">
          {shown.map(({ field, message }) => (
            <li key={field + message.zh}>
              {field && (
                <Button
                  variant="ghost"
                  size="sm"
                  flush
                  className="-my-1.5"
                  onClick={() => {
                    onClose();
                    focusField(BODY_PREFIX, field);
                  }}
                >
                  {wordsOf(field)}
                </Button>
              )}{' '}
              {message[locale]}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
