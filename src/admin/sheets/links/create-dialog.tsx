import { useState } from 'react';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ShareKind } from '#contracts/sheets/kinds.ts';
import { CheckboxField, SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useRefresh } from '../../core/use-refresh.ts';
import { SentForm } from '../../form/sent-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useAudienceWords } from './audience-words.ts';
import { MadeLinkView } from './made-link.tsx';
import { linkMessages } from './messages.ts';
import { readyMessage } from './ready-message.ts';
import { LINKS_KEY, type MadeLink } from './types.ts';

/** The sheet or scene that a new link opens. */
export interface LinkedRecord {
  kind: ShareKind;
  id: string;
  /** Absent for a scene. */
  number: string | null;
  title: string;
  locale: Locale;
}

/** The record as the operations on links name it. */
export const targetOf = ({ kind, id }: Pick<LinkedRecord, 'kind' | 'id'>) =>
  kind === 'scene' ? { sceneId: id } : { sheetId: id };

interface Values {
  audience: ShareAudience;
  holderName: string;
  label: string;
  /** Empty for a link without an end. */
  expiresOn: string;
  hasPasscode: boolean;
}

const start: Omit<Values, 'audience'> = {
  holderName: '',
  label: '',
  expiresOn: '',
  hasPasscode: false,
};

/** Makes a link to a sheet or scene, then shows what to send. */
export function CreateLinkDialog({ record, onClose }: { record: LinkedRecord; onClose(): void }) {
  const text = useMessages(linkMessages);
  const [made, setMade] = useState<{ link: MadeLink; message: string }>();
  return (
    <Dialog title={made ? text.madeTitle : text.add} onClose={onClose}>
      {made ? (
        <MadeLinkView {...made.link} message={made.message} onDone={onClose} />
      ) : (
        <CreateForm record={record} onMade={(link, message) => setMade({ link, message })} />
      )}
    </Dialog>
  );
}

function CreateForm({
  record,
  onMade,
}: {
  record: LinkedRecord;
  onMade(link: MadeLink, message: string): void;
}) {
  const text = useMessages(linkMessages);
  const refresh = useRefresh([LINKS_KEY]);
  const isScene = record.kind === 'scene';
  const audiences = useAudienceWords();
  const form = useForm<Values>(
    { ...start, audience: isScene ? 'public' : 'holder' },
    async ({ holderName, expiresOn, ...terms }, api) => {
      const link = await api('POST /admin/share-links', {
        body: {
          ...terms,
          ...targetOf(record),
          holderName: holderName.trim() || null,
          expiresOn: expiresOn || null,
        },
      });
      await refresh();
      const message = readyMessage({
        ...record,
        url: link.url,
        holderName: holderName.trim() || null,
        hasPasscode: link.passcode !== null,
        lastDay: expiresOn || null,
      });
      onMade(link, message);
    },
  );
  const { value, change, field, flag } = form;
  return (
    <SentForm form={form} label={text.create}>
      <SelectField
        {...field('audience')}
        label={text.audience}
        hint={audiences.hint(record.kind, value.audience)}
        preselected
        onChange={(event) => {
          const audience = event.target.value as ShareAudience;
          change({ audience, hasPasscode: value.hasPasscode || audience === 'worker' });
        }}
        options={audiences
          .choices(record.kind)
          .map((audience) => ({ value: audience, label: audiences.name(record.kind, audience) }))}
      />
      <TextField
        {...field('holderName')}
        label={text.holderName}
        hint={text.holderHint}
        maxLength={120}
      />
      <TextField {...field('label')} label={text.label} hint={text.labelHint} maxLength={120} />
      <TextField
        {...field('expiresOn')}
        label={text.expiresOn}
        type="date"
        required={value.audience === 'worker'}
      />
      <CheckboxField {...flag('hasPasscode')} label={text.wantsPasscode} />
    </SentForm>
  );
}
