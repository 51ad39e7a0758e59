import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { SESSION_KEY } from '../../core/session.tsx';
import { sheetMessages } from '../messages.ts';
import type { SheetSession } from './session.ts';
import { useSheetSnapshot } from './use-sheet-session.ts';

/** Whether everything typed is on the server, and what to do if it is not. */
export function SheetBar({ session }: { session: SheetSession }) {
  const text = useMessages(sheetMessages);
  const queries = useQueryClient();
  const { engine, sheet } = session;
  const { state, data } = useSheetSnapshot(session);
  const { kind } = state;
  const savesItself = sheet.stage === 'draft' && kind !== 'refused';
  const isBad = kind === 'refused' || kind === 'conflict' || kind === 'signed-out';
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-surface py-3 text-sm">
      <p role="status" data-state={kind} className={isBad ? 'text-bad' : 'text-ink-muted'}>
        {text.status[kind]}
        {kind === 'refused' && state.message}
      </p>
      {kind === 'offline' && (
        <Button variant="ghost" size="sm" flush onClick={engine.reconnect}>
          {text.retry}
        </Button>
      )}
      {kind === 'signed-out' && (
        <Button
          variant="ghost"
          size="sm"
          flush
          onClick={() => queries.setQueryData(SESSION_KEY, null)}
        >
          {text.signIn}
        </Button>
      )}
      {kind === 'conflict' && (
        <>
          <Button variant="ghost" size="sm" flush onClick={() => engine.resolve(data)}>
            {text.keepMine}
          </Button>
          <Button variant="ghost" size="sm" flush onClick={() => engine.resolve(state.theirs.data)}>
            {text.takeTheirs}
          </Button>
        </>
      )}
      {!savesItself && (kind === 'dirty' || kind === 'refused' || kind === 'saving') && (
        <Button size="sm" busy={kind === 'saving'} onClick={() => void engine.save()}>
          {text.save}
        </Button>
      )}
    </div>
  );
}
