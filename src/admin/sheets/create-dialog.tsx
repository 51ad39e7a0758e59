import { useNavigate } from '@tanstack/react-router';
import { type SheetKind, sheetKinds } from '#contracts/sheets/kinds.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { optionsOf } from '../core/filters.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import type { Found } from '../form/sources.ts';
import { useForm } from '../form/use-form.ts';
import { sheetMessages } from './messages.ts';
import { ProjectField } from './project-field.tsx';
import { SHEETS_KEY, type SheetRecord } from './types.ts';

/** What a new sheet is made from. */
interface Source {
  sheet: SheetRecord;
  kind: SheetKind;
  /** A copy of the same kind, or the next sheet of the chain. */
  as: 'copy' | 'next';
}

interface Values {
  kind: SheetKind;
  titleZh: string;
  titleEn: string;
  project: Found | null;
  templateId: string;
}

/** Makes a sheet: empty, from a template, or from another sheet. */
export function CreateDialog({
  source,
  project,
  onClose,
}: {
  source?: Source;
  project?: Found;
  onClose: () => void;
}) {
  const text = useMessages(sheetMessages);
  const refresh = useRefresh([SHEETS_KEY]);
  const navigate = useNavigate();
  const form = useForm<Values>(
    {
      kind: source?.kind ?? sheetKinds[0],
      titleZh: source?.as === 'copy' ? source.sheet.head.titleZh : '',
      titleEn: (source?.as === 'copy' && source.sheet.head.titleEn) || '',
      project: project ?? null,
      templateId: '',
    },
    async ({ kind, titleZh, titleEn, project: chosen, templateId }, api) => {
      const { id } = await api('POST /admin/sheets', {
        body: {
          kind,
          titleZh,
          titleEn: titleEn || null,
          ...(chosen && { projectId: chosen.id }),
          ...(templateId && { templateId }),
          ...(source?.as === 'copy' && { copyOf: source.sheet.id }),
          ...(source?.as === 'next' && { previousId: source.sheet.id }),
        },
      });
      await refresh();
      void navigate({ to: `/sheets/${id}` });
    },
  );
  const kind = form.value.kind;
  return (
    <Dialog
      title={source ? text.createFrom(text.kinds[kind], source.sheet.number) : text.createTitle}
      onClose={onClose}
    >
      <SentForm form={form} label={text.create}>
        {source ? null : (
          <SelectField
            {...form.field('kind')}
            label={text.kind}
            preselected
            options={optionsOf(sheetKinds, text.kinds)}
          />
        )}
        <TextField {...form.field('titleZh')} label={text.titleZh} required />
        <TextField {...form.field('titleEn')} label={text.titleEn} />
        {!source && (
          <ProjectField
            hint={text.projectHint}
            chosen={form.value.project}
            onChange={(chosen) => form.change({ project: chosen })}
          />
        )}
        {source?.as !== 'copy' && (
          <TemplateField kind={kind} {...form.field('templateId')} label={text.template} />
        )}
      </SentForm>
    </Dialog>
  );
}

function TemplateField({
  kind,
  ...field
}: { kind: SheetKind } & React.ComponentProps<typeof SelectField>) {
  const text = useMessages(sheetMessages);
  const { data } = useAnswer([SHEETS_KEY, 'templates', kind], (api) =>
    api('GET /admin/sheet-templates', { query: { kind } }),
  );
  if (!data || data.items.length === 0) return null;
  return (
    <SelectField
      {...field}
      preselected
      none={text.noTemplate}
      options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
