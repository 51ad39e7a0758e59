import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
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
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-2 text-sm',
        kind !== 'idle' &&
          'sticky bottom-3 z-10 rounded-lg border border-line bg-surface px-4 py-3',
      )}
    >
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
