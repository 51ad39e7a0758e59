import type { RiskCategory, RiskSeverity } from '#contracts/enums/risky-words.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { coreMessages } from '../core/messages.ts';
import { useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { useRefresh } from '../records/use-refresh.ts';
import { riskyWordMessages } from './messages.ts';
import { RuleFields } from './rule-fields.tsx';
import type { RiskyWordItem } from './types.ts';

interface Values {
  word: string;
  severity: RiskSeverity;
  category: RiskCategory;
  reasonZh: string;
  reasonEn: string;
  suggestionZh: string;
  suggestionEn: string;
  /** One per line. */
  exceptions: string;
  note: string;
  active: boolean;
}

const emptyValues: Values = {
  word: '',
  severity: 'warning',
  category: 'absolute',
  reasonZh: '',
  reasonEn: '',
  suggestionZh: '',
  suggestionEn: '',
  exceptions: '',
  note: '',
  active: true,
};

/** Adds a word, or changes the given one. */
export function WordDialog({
  item,
  onClose,
}: {
  item: RiskyWordItem | undefined;
  onClose: () => void;
}) {
  const text = useMessages(riskyWordMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const refresh = useRefresh('risky-word');
  const form = useServerForm<Values>(item ? valuesOf(item) : emptyValues, async (values) => {
    const exceptions = values.exceptions.split('\n').filter((line) => line.trim() !== '');
    const body = { ...values, exceptions };
    if (item) await api('PATCH /admin/risky-words/:id', { params: { id: item.id }, body });
    else await api('POST /admin/risky-words', { body });
    await refresh();
    showToast('success', core.saved);
    onClose();
  });
  return (
    <Dialog title={item ? text.editName(item.word) : text.add} isWide onClose={onClose}>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextField {...form.field('word')} label={text.word} hint={text.wordHint} required />
        <RuleFields severity={form.register('severity')} category={form.register('category')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('reasonZh')} label={text.reasonZh} required />
          <TextField {...form.field('reasonEn')} label={text.reasonEn} />
          <TextField {...form.field('suggestionZh')} label={text.suggestionZh} />
          <TextField {...form.field('suggestionEn')} label={text.suggestionEn} />
          <TextAreaField
            {...form.field('exceptions')}
            label={text.exceptions}
            hint={text.exceptionsHint}
            rows={3}
          />
          <TextAreaField {...form.field('note')} label={text.note} rows={3} />
        </div>
        <CheckboxField {...form.register('active')} label={text.active} />
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {core.save}
        </Button>
      </form>
      {item && (
        <RecordEnd
          kind="risky-word"
          id={item.id}
          question={text.removeAsk(item.word)}
          remove={() => api('DELETE /admin/risky-words/:id', { params: { id: item.id } })}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

function valuesOf({ id: _, updatedAt: __, exceptions, ...item }: RiskyWordItem): Values {
  return { ...item, exceptions: exceptions.join('\n') };
}
