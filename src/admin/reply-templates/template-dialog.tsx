import { z } from 'zod';
import { replyTemplateFields } from '#contracts/fields/reply-templates.ts';
import { text as bothTexts } from '#contracts/form-labels.ts';
import { replyTemplateRecord } from '#contracts/records/reply-templates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { emptyForm } from '../form/definition.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { defineRecordForm } from '../records/record-form.ts';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { placesIn, replyTemplateMessages } from './messages.ts';
import type { ReplyTemplate } from './types.ts';

const places = bothTexts(`可以用的占位符：${placesIn('zh')}`, `Placeholders: ${placesIn('en')}`);

const templateForm = defineRecordForm(
  replyTemplateRecord,
  z.strictObject(replyTemplateFields),
  {
    name: { isRequired: true },
    textZh: { as: 'lines', isRequired: true, help: places },
    textEn: { as: 'lines' },
  },
  [{ fields: ['name', 'textZh', 'textEn', 'active'] }],
);

type Values = Omit<ReplyTemplate, 'id' | 'updatedAt'>;

/** Adds a template, or changes the given one. */
export function TemplateDialog({
  item,
  onClose,
}: {
  item: ReplyTemplate | undefined;
  onClose: () => void;
}) {
  const text = useMessages(replyTemplateMessages);
  const refresh = useRecordRefresh('reply-template');
  const start = item ? valuesOf(item) : ({ ...emptyForm(templateForm), active: true } as Values);
  const form = useForm(start, async (body, api) => {
    if (item) await api('PATCH /admin/reply-templates/:id', { params: { id: item.id }, body });
    else await api('POST /admin/reply-templates', { body });
    await refresh(text.saved);
    onClose();
  });
  return (
    <Dialog title={item ? text.editName(item.name) : text.add} isWide onClose={onClose}>
      <SentForm form={form} label={text.save}>
        <SchemaForm form={templateForm} {...form.fields} />
      </SentForm>
      {item && (
        <RecordEnd
          kind="reply-template"
          id={item.id}
          question={text.removeAsk(item.name)}
          remove={(api) => api('DELETE /admin/reply-templates/:id', { params: { id: item.id } })}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

const valuesOf = ({ id: _, updatedAt: __, ...values }: ReplyTemplate): Values => values;
