import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ShareAudience, shareAudiences } from '#contracts/enums/shares.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useSession } from '../../core/session.tsx';
import { useForm } from '../../form/use-form.ts';
import { MadeLinkView } from './made-link.tsx';
import { linkMessages } from './messages.ts';
import { readyMessage } from './ready-message.ts';
import { LINKS_KEY, type MadeLink } from './types.ts';

/** The sheet that a new link opens. */
export interface LinkedSheet {
  id: string;
  number: string;
  title: string;
  locale: Locale;
}

interface Values {
  audience: ShareAudience;
  holderName: string;
  label: string;
  /** Empty for a link without an end. */
  expiresOn: string;
  hasPasscode: boolean;
}

const start: Values = {
  audience: 'holder',
  holderName: '',
  label: '',
  expiresOn: '',
  hasPasscode: false,
};

/** Makes a link to a sheet, then shows what to send. */
export function CreateLinkDialog({ sheet, onClose }: { sheet: LinkedSheet; onClose(): void }) {
  const text = useMessages(linkMessages);
  const [made, setMade] = useState<{ link: MadeLink; message: string }>();
  return (
    <Dialog title={made ? text.madeTitle : text.add} onClose={onClose}>
      {made ? (
        <MadeLinkView {...made.link} message={made.message} onDone={onClose} />
      ) : (
        <CreateForm sheet={sheet} onMade={(link, message) => setMade({ link, message })} />
      )}
    </Dialog>
  );
}

function CreateForm({
  sheet,
  onMade,
}: {
  sheet: LinkedSheet;
  onMade(link: MadeLink, message: string): void;
}) {
  const text = useMessages(linkMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const { value, setValue, submit, failure, isBusy, fields } = useForm<Values>(
    start,
    async ({ holderName, expiresOn, ...terms }) => {
      const link = await api('POST /admin/share-links', {
        body: {
          ...terms,
          sheetId: sheet.id,
          holderName: holderName.trim() || null,
          expiresOn: expiresOn || null,
        },
      });
      await queries.invalidateQueries({ queryKey: [LINKS_KEY] });
      const message = readyMessage({
        ...sheet,
        url: link.url,
        holderName: holderName.trim() || null,
        hasPasscode: link.passcode !== null,
        lastDay: expiresOn || null,
      });
      onMade(link, message);
    },
  );
  const { idPrefix, problems = [] } = fields;
  const control = (name: keyof Values) => ({
    id: `${idPrefix}-${name}`,
    error: problems.find(({ path }) => path === name)?.message,
  });
  const change = (changes: Partial<Values>) => setValue({ ...value, ...changes });
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      <SelectField
        {...control('audience')}
        label={text.audience}
        hint={text.audienceHints[value.audience]}
        value={value.audience}
        preselected
        onChange={(event) => {
          const audience = event.target.value as ShareAudience;
          change({ audience, hasPasscode: value.hasPasscode || audience === 'worker' });
        }}
      >
        {shareAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {text.audiences[audience]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...control('holderName')}
        label={text.holderName}
        hint={text.holderHint}
        value={value.holderName}
        maxLength={120}
        onChange={(event) => change({ holderName: event.target.value })}
      />
      <TextField
        {...control('label')}
        label={text.label}
        hint={text.labelHint}
        value={value.label}
        maxLength={120}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        {...control('expiresOn')}
        label={text.expiresOn}
        type="date"
        value={value.expiresOn}
        required={value.audience === 'worker'}
        onChange={(event) => change({ expiresOn: event.target.value })}
      />
      <CheckboxField
        {...control('hasPasscode')}
        label={text.wantsPasscode}
        checked={value.hasPasscode}
        onChange={(event) => change({ hasPasscode: event.target.checked })}
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {text.create}
      </Button>
    </form>
  );
}
