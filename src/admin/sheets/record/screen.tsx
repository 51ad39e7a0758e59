import { useParams } from '@tanstack/react-router';
import { pickText } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../../core/answer.tsx';
import { NotFound } from '../../core/layout.tsx';
import { Loading } from '../../core/loading.tsx';
import { Panel } from '../../core/panel.tsx';
import { useMay } from '../../core/session.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { FilesPanel } from '../files-panel.tsx';
import { LinksPanel } from '../links/links-panel.tsx';
import { sheetMessages } from '../messages.ts';
import { SHEETS_KEY, type SheetRecord } from '../types.ts';
import { BodyEditor } from './body-editor.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { HeadForm } from './head-form.tsx';
import { SheetHeader } from './header.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { useSheetSession } from './use-sheet-session.ts';

/** The screen of one sheet of any kind. */
export function SheetScreen() {
  const { id } = useParams({ strict: false });
  return id ? <OpenSheet key={id} id={id} /> : <NotFound />;
}

function OpenSheet({ id }: { id: string }) {
  const query = useAnswer(
    [SHEETS_KEY, 'record', id],
    (api) => api('GET /admin/sheets/:id', { params: { id } }),
    {
      // What is being written must not be replaced by what is read in the background.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  );
  return <Answer query={query}>{(sheet) => <Editor sheet={sheet} />}</Answer>;
}

function Editor({ sheet }: { sheet: SheetRecord }) {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const session = useSheetSession(sheet);
  if (!session) return <Loading />;
  const isReadOnly = !may('sheets.update') || !sheet.isEditable;
  return (
    <div data-wide>
      <SheetHeader sheet={sheet} session={session} />
      <div className="mb-5 grid gap-3 empty:hidden">
        <StageNotice sheet={sheet} />
        {!may('sheets.update') && <Notice>{text.personalHidden}</Notice>}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Panel title={text.head}>
            <HeadForm session={session} isReadOnly={isReadOnly} />
          </Panel>
          <Panel title={text.body}>
            <BodyEditor sheet={sheet} session={session} isReadOnly={isReadOnly} />
          </Panel>
          {!isReadOnly && <SheetBar session={session} />}
          <LinksPanel record={{ ...sheet, title: pickText(sheet.title, sheet.locale) }} />
          <CommentsPanel on={{ kind: 'sheet', id: sheet.id }} />
          <FilesPanel sheetId={sheet.id} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ChainPanel sheet={sheet} />
          <TimelinePanel sheet={sheet} />
        </div>
      </div>
      <LeaveGuard session={session} />
    </div>
  );
}

/** Why nothing can be changed, or who sees a change. */
function StageNotice({ sheet }: { sheet: SheetRecord }) {
  const text = useMessages(sheetMessages);
  if (sheet.deletedAt) return <Notice kind="warning">{text.inTrash}</Notice>;
  if (sheet.isSealed) return <Notice>{text.sealed}</Notice>;
  if (sheet.stage === 'closed') return <Notice>{text.closedNotice}</Notice>;
  if (sheet.stage === 'open') {
    return <Notice>{sheet.isEditable ? text.openNotice : text.lockedNotice}</Notice>;
  }
  return null;
}
