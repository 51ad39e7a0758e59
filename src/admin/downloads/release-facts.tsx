import { type ReleaseChannel, releaseChannels } from '#contracts/enums/downloads.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { useServerForm } from '../core/use-server-form.ts';
import { releaseMessages } from './messages.ts';

/** What staff write about a version. */
export interface ReleaseValues {
  version: string;
  channel: ReleaseChannel;
  releasedOn: string;
  minOs: string;
  requirementsZh: string;
  requirementsEn: string;
  notesZh: string;
  notesEn: string;
}

export type ReleaseForm = ReturnType<typeof useServerForm<ReleaseValues>>;

/** Version, channel, date and minimum system. */
export function ReleaseFacts({
  form,
  isReadOnly = false,
}: {
  form: ReleaseForm;
  isReadOnly?: boolean;
}) {
  const text = useMessages(releaseMessages);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...form.field('version')}
        label={text.version}
        hint={text.versionHint}
        required
        readOnly={isReadOnly}
      />
      <SelectField
        {...form.register('channel')}
        label={text.channel}
        preselected
        disabled={isReadOnly}
      >
        {releaseChannels.map((channel) => (
          <option key={channel} value={channel}>
            {text.channels[channel]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('releasedOn')}
        type="date"
        label={text.releasedOn}
        required
        readOnly={isReadOnly}
      />
      <TextField
        {...form.field('minOs')}
        label={text.minOs}
        hint={text.minOsHint}
        readOnly={isReadOnly}
      />
    </div>
  );
}
