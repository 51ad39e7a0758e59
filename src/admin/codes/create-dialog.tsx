import { MAX_BATCH, PASSPHRASE_MIN } from '#contracts/redemptions/batches.ts';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { BatchFields, type BatchTerms, sentTerms, termsOf } from './batch-fields.tsx';
import { codeMessages } from './messages.ts';
import { type CampaignChoice, CODES_KEY } from './types.ts';

interface Values extends BatchTerms {
  quantity: string;
  passphrase: string;
  again: string;
}

/** Orders a batch of new codes. */
export function CreateDialog({
  campaigns,
  onClose,
}: {
  campaigns: readonly CampaignChoice[];
  onClose(): void;
}) {
  const text = useMessages(codeMessages);
  const refresh = useRefresh([CODES_KEY]);
  const form = useForm<Values>(
    { ...termsOf(campaigns), quantity: '1000', passphrase: '', again: '' },
    async ({ quantity, passphrase, ...terms }, api) => {
      const body = { ...sentTerms(terms), quantity: Number(quantity), passphrase };
      await api('POST /admin/code-batches', { body });
      await refresh();
      onClose();
    },
    ({ passphrase, again }) => {
      if (passphrase.length < PASSPHRASE_MIN) {
        return [{ path: 'passphrase', message: text.passphraseShort }];
      }
      return passphrase === again ? [] : [{ path: 'again', message: text.passphraseDiffers }];
    },
  );
  const { field } = form;
  return (
    <Dialog title={text.create} onClose={onClose}>
      <SentForm form={form} label={text.order}>
        <BatchFields campaigns={campaigns} field={field} />
        <TextField
          {...field('quantity')}
          label={text.quantity}
          hint={text.quantityHint}
          type="number"
          min={1}
          max={MAX_BATCH}
          required
        />
        <TextField
          {...field('passphrase')}
          label={text.passphrase}
          hint={text.passphraseHint}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <TextField
          {...field('again')}
          label={text.passphraseAgain}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          required
        />
      </SentForm>
    </Dialog>
  );
}
