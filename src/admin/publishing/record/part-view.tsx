import type { ReactNode } from 'react';
import { contentKindOf, isContentKind } from '#contracts/content-kinds.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { FormFrame, FormSections } from '../../form/schema-form.tsx';
import { formOf, forms } from '../forms/forms.ts';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { type ContentRecord, useRefresh } from './record.ts';
import { ScheduleNotices } from './schedule-notices.tsx';
import { useSnapshot } from './use-parts.ts';

/** Without the name that the part has in the request. */
const inPart = ({ path, message }: FieldProblem): FieldProblem => ({
  path: path.replace(/^data\./, ''),
  message,
});

/** The form of one part, with the notices that belong to it. */
export function PartView({
  record,
  session,
  isReadOnly,
  hasTitle,
  onCompare,
  onChanges,
  children,
}: {
  record: ContentRecord;
  session: PartSession;
  isReadOnly: boolean;
  hasTitle: boolean;
  onCompare: () => void;
  onChanges: () => void;
  /** In place of the part's own form. */
  children?: ReactNode;
}) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const { part, engine } = session;
  const { data, state, isRestored } = useSnapshot(session);
  if (!isContentKind(record.kind)) return null;
  const form = formOf(record.kind, part);
  const { Above, hasFacts } = forms[record.kind];
  const { englishUse } = contentKindOf(record.kind);
  const problems = state.kind === 'refused' ? state.fields.map(inPart) : [];
  const stored = record.parts.find((known) => known.part === part);
  return (
    <section aria-label={text.parts[part]} className="min-w-0">
      {hasTitle && <h2 className="mb-4 text-lg">{text.parts[part]}</h2>}
      <div className="mb-5 grid gap-3 empty:hidden">
        {state.kind === 'conflict' && (
          <Notice kind="error">
            {text.status.conflict}{' '}
            <Button variant="ghost" size="sm" flush onClick={onCompare}>
              {text.compare}
            </Button>
          </Notice>
        )}
        {state.kind === 'refused' && (
          <Notice kind="error">
            {text.status.refused}
            {state.message}
          </Notice>
        )}
        {isRestored && state.kind !== 'conflict' && <RestoredNotice session={session} />}
        {part === 'en' && englishUse && <Notice>{englishUse[locale]}</Notice>}
        {stored && <ScheduleNotices part={stored} isReadOnly={isReadOnly} />}
        {stored?.freshness === 'stale' && (
          <StaleNotice record={record} isReadOnly={isReadOnly} onChanges={onChanges} />
        )}
      </div>
      <FormFrame
        problems={problems}
        isReadOnly={isReadOnly}
        locale={part === 'en' ? 'en' : 'zh'}
        idPrefix={part}
        hasFacts={hasFacts}
      >
        {children ?? (
          <div className="grid gap-6">
            {Above && (
              <Above part={part} value={data} isReadOnly={isReadOnly} onChange={engine.change} />
            )}
            {form && <FormSections form={form} value={data} onChange={engine.change} />}
          </div>
        )}
      </FormFrame>
    </section>
  );
}

function RestoredNotice({ session }: { session: PartSession }) {
  const text = useMessages(recordMessages);
  const { run, isBusy } = useAction();
  return (
    <Notice>
      {text.restored}{' '}
      <Button variant="ghost" size="sm" flush busy={isBusy} onClick={() => run(session.reload)}>
        {text.restoredUndo}
      </Button>
    </Notice>
  );
}

function StaleNotice({
  record,
  isReadOnly,
  onChanges,
}: {
  record: ContentRecord;
  isReadOnly: boolean;
  onChanges: () => void;
}) {
  const text = useMessages(recordMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const confirm = () =>
    run(async () => {
      await api('POST /admin/records/:id/source-confirmation', {
        params: { id: record.id },
      });
      await refresh();
      showToast('success', text.confirmed);
    });
  return (
    <Notice kind="warning">
      {text.stale}
      <span className="ms-2 inline-flex flex-wrap gap-x-4">
        <Button variant="ghost" size="sm" flush onClick={onChanges}>
          {text.seeChanges}
        </Button>
        {!isReadOnly && (
          <Button variant="ghost" size="sm" flush busy={isBusy} onClick={confirm}>
            {text.stillRight}
          </Button>
        )}
      </span>
    </Notice>
  );
}
