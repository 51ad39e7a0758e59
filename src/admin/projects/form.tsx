import { projectRecord } from '#contracts/records/projects.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useMay } from '../core/session.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { emptyForm, withoutFields } from '../form/definition.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { projectMessages } from './messages.ts';
import { type ProjectValues, projectForm } from './project-form.ts';
import { PROJECTS_KEY, type Project } from './types.ts';

/** Adds a project, or changes the given one. */
export function ProjectForm({
  project,
  onDone,
}: {
  project: Project | undefined;
  onDone?: (id: string) => void;
}) {
  const text = useMessages(projectMessages);
  const refresh = useRefresh([PROJECTS_KEY]);
  const mayChange = useMay()('projects.update');
  const form = useForm(project ? valuesOf(project) : newProject, async (body, api) => {
    const { id } = project ?? (await api('POST /admin/projects', { body }));
    if (project) await api('PATCH /admin/projects/:id', { params: { id }, body });
    await refresh(text.saved);
    onDone?.(id);
  });
  const definition = mayChange ? projectForm : withoutFields(projectForm, projectRecord.personal);
  return (
    <SentForm form={form} label={text.save} {...(!mayChange && { actions: null })}>
      {!mayChange && <Notice>{text.personalHidden}</Notice>}
      <SchemaForm
        form={definition}
        {...form.fields}
        isReadOnly={!mayChange}
        names={project && namesOf(project)}
      />
    </SentForm>
  );
}

const newProject = emptyForm(projectForm) as ProjectValues;

function valuesOf(project: Project): ProjectValues {
  const { name, customerId, stage, ownerId, products, siteAddress, goLiveOn, note } = project;
  return { name, customerId, stage, ownerId, products, siteAddress, goLiveOn, note };
}

const namesOf = ({ customerId, customerName, ownerId, ownerName }: Project) => ({
  [customerId]: customerName,
  ...(ownerId && { [ownerId]: ownerName ?? '' }),
});
