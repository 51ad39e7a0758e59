import { useParams } from '@tanstack/react-router';
import { locales } from '#contracts/locale.ts';
import { templateOf } from '#contracts/outbox/templates.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import type { AdminApi } from '../core/api.ts';
import { BackLink } from '../core/back-link.tsx';
import { Panel } from '../core/panel.tsx';
import { DeleteAction, HistoryLink, RecordActions } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { OPEN_RECORD } from '../records/use-refresh.ts';
import { templateForm } from './form.ts';
import { templateMessages } from './messages.ts';
import { MessagePreview } from './preview.tsx';
import { TestPanel } from './test-panel.tsx';
import { TEMPLATES_KEY, type Template, type TemplateValues } from './types.ts';
import { ValueList } from './value-list.tsx';

export function TemplateRecord() {
  const { id = '' } = useParams({ strict: false });
  const query = useAnswer([TEMPLATES_KEY, OPEN_RECORD, id], (api) =>
    api('GET /admin/message-templates/:id', { params: { id } }),
  );
  return (
    <Answer query={query}>
      {(template) => <Editor key={template.updatedAt} template={template} />}
    </Answer>
  );
}

function Editor({ template }: { template: Template }) {
  const text = useMessages(templateMessages);
  const locale = useLocale();
  const refresh = useRefresh([TEMPLATES_KEY]);
  const mayChange = useMay()('messageTemplates.update');
  const { id, event, nameZh, nameEn, isEdited } = template;
  const { reader } = templateOf(event);
  const params = { id };
  const form = useForm(valuesOf(template), async (body, api) => {
    await api('PATCH /admin/message-templates/:id', { params, body });
    await refresh(text.saved);
  });
  const restore = async (api: AdminApi) => {
    await api('POST /admin/message-templates/:id/restoration', { params });
    await refresh(text.restored);
  };
  return (
    <>
      <BackLink to="/message-templates">{text.back}</BackLink>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl break-words">{locale === 'zh' ? nameZh : nameEn}</h1>
        {isEdited && <Badge tone="info">{text.edited}</Badge>}
        <span className="text-sm text-ink-muted">{text.readBy(text.readers[reader])}</span>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <Panel title={text.texts}>
          <SentForm form={form} label={text.save} {...(!mayChange && { actions: null })}>
            <SchemaForm form={templateForm} {...form.fields} isReadOnly={!mayChange} />
          </SentForm>
          {mayChange && (
            <RecordActions>
              {isEdited && (
                <DeleteAction label={text.restore} question={text.restoreAsk} remove={restore} />
              )}
              <HistoryLink entityType="message-template" entityId={id} />
            </RecordActions>
          )}
        </Panel>
        <Panel title={text.preview}>
          <p className="-mt-2 mb-4 text-sm text-ink-muted">{text.previewText}</p>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {locales.map((language) => (
              <MessagePreview key={language} event={event} locale={language} values={form.value} />
            ))}
          </div>
        </Panel>
        {/* Last on small screens: the list is long. */}
        <div className="grid gap-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {mayChange && <TestPanel id={id} isDirty={form.isDirty} />}
          <ValueList event={event} />
        </div>
      </div>
    </>
  );
}

const valuesOf = ({ subjectZh, subjectEn, bodyZh, bodyEn }: Template): TemplateValues => ({
  subjectZh,
  subjectEn,
  bodyZh,
  bodyEn,
});
