import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useRefresh } from '../../core/use-refresh.ts';
import { SentForm } from '../../form/sent-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { sheetMessages } from '../messages.ts';
import { SHEETS_KEY, type SheetRecord } from '../types.ts';

/** Saves what is stored of a sheet as a template. */
export function TemplateDialog({ sheet, onClose }: { sheet: SheetRecord; onClose: () => void }) {
  const text = useMessages(sheetMessages);
  const refresh = useRefresh([SHEETS_KEY, 'templates']);
  const form = useForm({ name: sheet.head.titleZh }, async ({ name }, api) => {
    const params = { id: sheet.id };
    await api('POST /admin/sheets/:id/template', { params, body: { name } });
    await refresh(text.templateSaved);
    onClose();
  });
  return (
    <Dialog title={text.saveTemplate} onClose={onClose}>
      <SentForm form={form} label={text.saveTemplate}>
        <TextField {...form.field('name')} label={text.templateName} required />
      </SentForm>
    </Dialog>
  );
}
