import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { treeMessages } from './messages.ts';
import { newSectionForm, type SectionValues, sectionForm } from './section-form.ts';
import { type Section, TREE_KEY } from './types.ts';

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
  const may = useMay();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const done = async (message: string) => {
    showToast('success', message);
    onClose();
    await queries.invalidateQueries({ queryKey: [TREE_KEY] });
    await queries.invalidateQueries({ queryKey: ['content', 'document', 'choices'] });
  };
  const form = useForm(valuesOf(section), async ({ slug, ...fields }, api) => {
    if (section) {
      const { id, updatedAt } = section;
      const body = { ...fields, updatedAt };
      await api('PATCH /admin/document-sections/:id', { params: { id }, body });
    } else {
      await api('POST /admin/document-sections', { body: { ...fields, slug, parentId } });
    }
    await done(text.saved);
  });
  const remove = ({ id }: Section) =>
    run(async (api) => {
      await api('DELETE /admin/document-sections/:id', { params: { id } });
      await done(text.removed);
    });
  return (
    <Dialog title={section ? text.editSection(section.name.zh) : text.addSection} onClose={onClose}>
      <SentForm
        form={form}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.isBusy}>
              {text.save}
            </Button>
            {section && may('content.delete') && (
              <Button variant="secondary" busy={isBusy} onClick={() => remove(section)}>
                {text.remove}
              </Button>
            )}
          </div>
        }
      >
        <SchemaForm form={section ? sectionForm : newSectionForm} {...form.fields} />
      </SentForm>
    </Dialog>
  );
}

function valuesOf(section: Section | undefined): SectionValues {
  return {
    slug: section?.slug ?? '',
    nameZh: section?.name.zh ?? '',
    nameEn: section?.name.en ?? '',
    summaryZh: section?.summary.zh ?? '',
    summaryEn: section?.summary.en ?? '',
  };
}
