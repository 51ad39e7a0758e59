import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { emptyForm } from '../form/definition.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { riskyWordForm } from './form.ts';
import { riskyWordMessages } from './messages.ts';
import type { RiskyWordItem } from './types.ts';

/** What staff write about a word. */
type Values = Omit<RiskyWordItem, 'id' | 'updatedAt'>;

const newWord = {
  ...emptyForm(riskyWordForm),
  severity: 'warning',
  category: 'absolute',
  active: true,
} as Values;

/** Adds a word, or changes the given one. */
export function WordDialog({
  item,
  onClose,
}: {
  item: RiskyWordItem | undefined;
  onClose: () => void;
}) {
  const text = useMessages(riskyWordMessages);
  const refresh = useRecordRefresh('risky-word');
  const form = useForm(item ? valuesOf(item) : newWord, async (body, api) => {
    if (item) await api('PATCH /admin/risky-words/:id', { params: { id: item.id }, body });
    else await api('POST /admin/risky-words', { body });
    await refresh(text.saved);
    onClose();
  });
  return (
    <Dialog title={item ? text.editName(item.word) : text.add} isWide onClose={onClose}>
      <SentForm form={form} label={text.save}>
        <SchemaForm form={riskyWordForm} {...form.fields} />
      </SentForm>
      {item && (
        <RecordEnd
          kind="risky-word"
          id={item.id}
          question={text.removeAsk(item.word)}
          remove={(api) => api('DELETE /admin/risky-words/:id', { params: { id: item.id } })}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

const valuesOf = ({ id: _, updatedAt: __, ...values }: RiskyWordItem): Values => values;
