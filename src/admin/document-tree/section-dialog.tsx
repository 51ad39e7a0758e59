import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { coreMessages } from '../core/messages.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useServerForm } from '../core/use-server-form.ts';
import { treeMessages } from './messages.ts';
import { type Section, TREE_KEY } from './types.ts';

interface Values {
  slug: string;
  nameZh: string;
  nameEn: string;
  summaryZh: string;
  summaryEn: string;
}

/** Adds a section, or changes the given one. */
export function SectionDialog({
  section,
  parentId,
  onClose,
}: {
  section: Section | undefined;
  parentId: string | null;
  onClose: () => void;
}) {
  const text = useMessages(treeMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const done = async (message: string) => {
    showToast('success', message);
    onClose();
    await queries.invalidateQueries({ queryKey: [TREE_KEY] });
    await queries.invalidateQueries({ queryKey: ['content', 'document', 'choices'] });
  };
  const form = useServerForm<Values>(valuesOf(section), async ({ slug, ...fields }) => {
    if (section) {
      const { id, updatedAt } = section;
      const body = { ...fields, updatedAt };
      await api('PATCH /admin/document-sections/:id', { params: { id }, body });
    } else {
      await api('POST /admin/document-sections', { body: { ...fields, slug, parentId } });
    }
    await done(core.saved);
  });
  const remove = ({ id }: Section) =>
    run(async () => {
      await api('DELETE /admin/document-sections/:id', { params: { id } });
      await done(text.removed);
    });
  return (
    <Dialog title={section ? text.editSection(section.name.zh) : text.addSection} onClose={onClose}>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        {!section && (
          <TextField {...form.field('slug')} label={text.slug} hint={text.slugHint} required />
        )}
        <TextField {...form.field('nameZh')} label={text.nameZh} required />
        <TextField {...form.field('nameEn')} label={text.nameEn} />
        <TextField {...form.field('summaryZh')} label={text.summaryZh} />
        <TextField {...form.field('summaryEn')} label={text.summaryEn} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {core.save}
          </Button>
          {section && may('content.delete') && (
            <Button variant="secondary" busy={isBusy} onClick={() => remove(section)}>
              {text.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function valuesOf(section: Section | undefined): Values {
  return {
    slug: section?.slug ?? '',
    nameZh: section?.name.zh ?? '',
    nameEn: section?.name.en ?? '',
    summaryZh: section?.summary.zh ?? '',
    summaryEn: section?.summary.en ?? '',
  };
}
