import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type ContentKind, contentKindOf, isContentKind } from '#contracts/content-kinds.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../../core/answer.tsx';
import { NotFound } from '../../core/layout.tsx';
import { Loading } from '../../core/loading.tsx';
import { useSearchFields } from '../../core/search-fields.ts';
import { useMay } from '../../core/session.tsx';
import { stepIn, withStepId } from '../../diagnoses/step-field.ts';
import { focusField } from '../../form/focus-field.ts';
import type { PageEditorProps } from '../../pages/editor.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { PartView } from './part-view.tsx';
import { usePresence } from './presence.ts';
import { isOffline } from './public-locales.ts';
import { type ContentRecord, useRecord } from './record.ts';
import { RecordBar, type RecordDialog } from './record-bar.tsx';
import { RecordDialogs } from './record-dialogs.tsx';
import { RecordHeader } from './record-header.tsx';
import { type RecordView, recordViews } from './record-view.ts';
import { TrashNotice } from './trash-notice.tsx';
import { useParts } from './use-parts.ts';

const PageEditor = lazy(() => import('../../pages/editor.tsx'));
const DiagnosisEditor = lazy(() => import('../../diagnoses/editor.tsx'));
const SceneLinks = lazy(() => import('../../scenes/links.tsx'));
const Releases = lazy(() => import('../../downloads/releases.tsx'));

/** The screen of one record of content. */
export function RecordScreen() {
  const { kind, id } = useParams({ strict: false });
  if (!isContentKind(kind) || !id) return <NotFound />;
  return <OpenRecord key={id} id={id} kind={kind} />;
}

function OpenRecord({ id, kind }: { id: string; kind: ContentKind }) {
  const record = useRecord(id);
  const parts = useParts(id, contentKindOf(kind).parts);
  return (
    <Answer query={record}>
      {(data) => (
        <Answer query={parts}>{(sessions) => <Editor record={data} sessions={sessions} />}</Answer>
      )}
    </Answer>
  );
}

/** The language that is shown first: that of the screen, or English if there is nothing in Chinese. */
function firstLanguage({ title }: ContentRecord, locale: Locale): Locale {
  return title.zh === '' && title.en ? 'en' : locale;
}

function Editor({ record, sessions }: { record: ContentRecord; sessions: PartSession[] }) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const may = useMay();
  const { search, change } = useSearchFields();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<RecordDialog>();
  const others = usePresence(record);
  // Asked once: the view must not change while somebody writes the first title.
  const [first] = useState(() => firstLanguage(record, locale));
  const parts = sessions.map(({ part }) => part);
  const choices = recordViews.filter((one) => {
    if (one === 'releases') return record.kind === 'download';
    if (one === 'links') return record.kind === 'scene';
    return one === 'both' ? parts.includes('en') : parts.includes(one);
  });
  const view =
    choices.find((one) => one === search.view) ??
    choices.find((one) => one === first) ??
    choices[0] ??
    'shared';
  const isReadOnly = record.deletedAt !== null || !may('content.update');
  const shown = sessions.filter(({ part }) =>
    view === 'both' ? part !== 'shared' : part === view,
  );
  const compare = (session: PartSession) => setDialog({ name: 'conflict', session });
  const showChanges = () => setDialog({ name: 'source' });
  /** Shows a field and puts the focus into it. */
  const goTo = (part: ContentPart, field: string) => {
    setDialog(undefined);
    const stepPath = withStepId(
      field,
      sessions.find((session) => session.part === part),
    );
    change(
      {
        view: part,
        block: blockIn(field),
        step: stepIn(stepPath),
        pane: undefined,
        release: undefined,
      },
      { replace: true },
    );
    focusField(part, stepPath);
  };
  return (
    <div data-wide>
      <RecordHeader record={record} sessions={sessions} views={choices} view={view} />
      <div className="mb-5 grid gap-3 empty:hidden">
        {record.deletedAt && <TrashNotice record={record} />}
        {!record.deletedAt && isOffline(record) && (
          <Notice kind="warning">
            {text.offline}{' '}
            {may('content.publish') && (
              <Button
                variant="ghost"
                size="sm"
                flush
                onClick={() => setDialog({ name: 'publish' })}
              >
                {text.publish}
              </Button>
            )}
          </Notice>
        )}
        {!record.deletedAt && isReadOnly && <Notice>{text.readOnly}</Notice>}
        {others.length > 0 && (
          <Notice kind="warning">{text.alsoOpen(others.map(({ name }) => name).join('、'))}</Notice>
        )}
      </div>
      {view === 'releases' && (
        <Suspense fallback={<Loading />}>
          <Releases downloadId={record.id} isReadOnly={isReadOnly} />
        </Suspense>
      )}
      {view === 'links' && (
        <Suspense fallback={<Loading />}>
          <SceneLinks record={record} />
        </Suspense>
      )}
      {hasEditor(record.kind) && view !== 'shared' ? (
        <OwnEditor
          record={record}
          sessions={sessions}
          view={view}
          isReadOnly={isReadOnly}
          onCompare={compare}
          onChanges={showChanges}
        />
      ) : (
        <div className={view === 'both' ? 'grid items-start gap-6 lg:grid-cols-2' : undefined}>
          {shown.map((session) => (
            <PartView
              key={session.part}
              record={record}
              session={session}
              isReadOnly={isReadOnly}
              hasTitle={view === 'both'}
              onCompare={() => compare(session)}
              onChanges={showChanges}
            />
          ))}
        </div>
      )}
      {!record.deletedAt && view !== 'releases' && view !== 'links' && (
        <RecordBar record={record} sessions={sessions} onOpen={setDialog} />
      )}
      {dialog && (
        <RecordDialogs
          dialog={dialog}
          record={record}
          sessions={sessions}
          onGoTo={goTo}
          onOpen={setDialog}
          onClose={() => setDialog(undefined)}
          onTrashed={() => void navigate({ to: `/content/${record.kind}` })}
        />
      )}
      <LeaveGuard sessions={sessions} />
    </div>
  );
}

/** Kinds whose texts have an editor of their own, with both languages in one. */
function hasEditor(kind: ContentKind): boolean {
  return kind === 'page' || kind === 'diagnosis';
}

/** Languages of each view of such an editor. */
const languages: Record<RecordView, readonly Locale[]> = {
  zh: ['zh'],
  en: ['en'],
  both: locales,
  shared: [],
  releases: [],
  links: [],
};

/** The editors of pages and of diagnoses are scripts of their own. */
function OwnEditor({
  sessions,
  view,
  ...props
}: Omit<PageEditorProps, 'sides' | 'shown'> & { sessions: PartSession[]; view: RecordView }) {
  const shared = sessions.find(({ part }) => part === 'shared');
  const sides = useMemo(() => {
    const [zh, en] = locales.map((locale) => sessions.find(({ part }) => part === locale));
    return zh && en && { zh, en };
  }, [sessions]);
  return (
    sides && (
      <Suspense fallback={<Loading />}>
        {shared ? (
          <DiagnosisEditor {...props} sides={sides} shared={shared} shown={languages[view]} />
        ) : (
          <PageEditor {...props} sides={sides} shown={languages[view]} />
        )}
      </Suspense>
    )
  );
}

/** The block that a field belongs to. */
function blockIn(field: string): string | undefined {
  const [name, id] = field.split('.');
  return name === 'blocks' ? id : undefined;
}
