import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { BatchFields, type BatchTerms, sentTerms, termsOf } from './batch-fields.tsx';
import { codeMessages } from './messages.ts';
import { type CampaignChoice, CODES_KEY } from './types.ts';

interface Values extends BatchTerms {
  codes: string;
}

/** Brings codes that were made elsewhere. */
export function ImportDialog({
  campaigns,
  onClose,
}: {
  campaigns: readonly CampaignChoice[];
  onClose(): void;
}) {
  const text = useMessages(codeMessages);
  const refresh = useRefresh([CODES_KEY]);
  const form = useForm<Values>(
    { ...termsOf(campaigns), codes: '' },
    async ({ codes, ...terms }, api) => {
      const body = { ...sentTerms(terms), codes };
      const { quantity } = await api('POST /admin/code-batch-imports', { body });
      await refresh(text.imported(quantity));
      onClose();
    },
  );
  return (
    <Dialog title={text.import} onClose={onClose}>
      <SentForm form={form} label={text.doImport}>
        <BatchFields campaigns={campaigns} field={form.field} />
        <TextAreaField
          {...form.field('codes')}
          label={text.importCodes}
          hint={text.importHint}
          rows={8}
          required
          spellCheck={false}
        />
      </SentForm>
    </Dialog>
  );
}
