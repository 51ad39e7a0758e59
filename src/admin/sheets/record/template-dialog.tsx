import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../../core/dialog.tsx';
import { useSession } from '../../core/session.tsx';
import { useServerForm } from '../../core/use-server-form.ts';
import { sheetMessages } from '../messages.ts';
import { SHEETS_KEY, type SheetRecord } from '../types.ts';

/** Saves what is stored of a sheet as a template. */
export function TemplateDialog({ sheet, onClose }: { sheet: SheetRecord; onClose: () => void }) {
  const text = useMessages(sheetMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const form = useServerForm({ name: sheet.head.titleZh }, async ({ name }) => {
    const params = { id: sheet.id };
    await api('POST /admin/sheets/:id/template', { params, body: { name } });
    await queries.invalidateQueries({ queryKey: [SHEETS_KEY, 'templates'] });
    showToast('success', text.templateSaved);
    onClose();
  });
  return (
    <Dialog title={text.saveTemplate} onClose={onClose}>
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextField {...form.field('name')} label={text.templateName} required />
        <div className="flex justify-end">
          <Button type="submit" busy={form.isBusy}>
            {text.saveTemplate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
