import { type FormEvent, useState } from 'react';
import { beijingTime } from '#contracts/days.ts';
import {
  type ContentPart,
  type ScheduleAction,
  scheduleActions,
} from '#contracts/enums/content.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { instantOf } from '../../core/beijing-time.ts';
import { ChoiceField } from '../../core/choice-field.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useAction } from '../../core/use-action.ts';
import { dialogMessages } from './dialog-messages.ts';
import { PartChoice } from './part-choice.tsx';
import { saveAll, useContentRefresh } from './record.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';
import { scheduledTimes, withoutTime } from './scheduled-parts.ts';
import { useTimeNotes } from './use-time-notes.ts';

const HOUR_MS = 3_600_000;

/** Publishes or withdraws parts at a time. */
export function ScheduleDialog({ record, sessions, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const { run, isBusy } = useAction();
  const refresh = useContentRefresh();
  const [action, setAction] = useState<ScheduleAction>('publish');
  const possible = possibleParts(record.parts, action);
  const [given, setChosen] = useState<ContentPart[]>();
  const timeNotes = useTimeNotes();
  const times = scheduledTimes(record.parts, action);
  const chosen = given ?? withoutTime(possible, times);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = instantOf(String(new FormData(event.currentTarget).get('at')));
    const wanted = sessions.filter(({ part }) => chosen.includes(part));
    void run(async (api) => {
      const parts = await saveAll(wanted);
      if (!parts) {
        showToast('error', text.notSaved);
        return;
      }
      await api('POST /admin/records/:id/schedules', {
        params: { id: record.id },
        body: { action, parts, at },
      });
      await refresh(text.scheduled);
      onClose();
    });
  };
  return (
    <Dialog title={text.scheduleTitle} description={text.scheduleText} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <ChoiceField
          label={text.action}
          values={scheduleActions}
          names={text.actions}
          value={action}
          onChoose={(known) => {
            setAction(known);
            setChosen(undefined);
          }}
        />
        <PartChoice
          label={text.scheduleWhat}
          parts={possible}
          chosen={chosen}
          notes={timeNotes(times)}
          onChange={setChosen}
        />
        <TextField
          label={text.at}
          hint={text.zone}
          name="at"
          type="datetime-local"
          required
          min={beijingTime(new Date())}
          defaultValue={beijingTime(new Date(Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS))}
        />
        <Button
          type="submit"
          busy={isBusy}
          disabled={chosen.length === 0}
          className="justify-self-start"
        >
          {text.scheduleNow}
        </Button>
      </form>
    </Dialog>
  );
}

/** Parts with a draft can be published, public texts withdrawn. */
function possibleParts(
  parts: RecordDialogProps['record']['parts'],
  action: ScheduleAction,
): ContentPart[] {
  const fitting = parts.filter(({ part, state, draft }) =>
    action === 'publish' ? draft !== null : part !== 'shared' && state === 'published',
  );
  return fitting.map(({ part }) => part);
}
