import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { SaveState } from '../../core/save-engine/types.ts';
import { SESSION_KEY } from '../../core/session.tsx';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { useContentRefresh } from './record.ts';

/** States by their weight: of several parts, the first one is shown. */
const weights: readonly SaveState<unknown>['kind'][] = [
  'conflict',
  'signed-out',
  'refused',
  'offline',
  'saving',
  'dirty',
  'saved',
  'idle',
];

const tones: Partial<Record<SaveState<unknown>['kind'], string>> = {
  conflict: 'text-bad',
  'signed-out': 'text-bad',
  refused: 'text-bad',
  offline: 'text-warn',
  saved: 'text-good',
};

/** Whether everything typed is on the server, and what to do if it is not. */
export function SaveStatus({
  sessions,
  onCompare,
}: {
  sessions: readonly PartSession[];
  onCompare: (session: PartSession) => void;
}) {
  const text = useMessages(recordMessages);
  const queries = useQueryClient();
  const session = useHeaviest(sessions);
  const { state } = session.engine.getSnapshot();
  useRefreshAfterSave(state.kind);
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 text-sm">
      <p role="status" data-state={state.kind} className={tones[state.kind] ?? 'text-ink-muted'}>
        {text.status[state.kind]}
        {state.kind === 'refused' && state.message}
      </p>
      {state.kind === 'offline' && (
        <Button variant="ghost" size="sm" flush onClick={session.engine.reconnect}>
          {text.retry}
        </Button>
      )}
      {state.kind === 'signed-out' && (
        <Button
          variant="ghost"
          size="sm"
          flush
          onClick={() => queries.setQueryData(SESSION_KEY, null)}
        >
          {text.signIn}
        </Button>
      )}
      {state.kind === 'conflict' && (
        <Button variant="ghost" size="sm" flush onClick={() => onCompare(session)}>
          {text.compare}
        </Button>
      )}
    </div>
  );
}

/** The part whose state matters most. */
function useHeaviest(sessions: readonly PartSession[]): PartSession {
  const store = useMemo(
    () => ({
      subscribe(listener: () => void) {
        const ends = sessions.map(({ engine }) => engine.subscribe(listener));
        return () => {
          for (const end of ends) end();
        };
      },
      states: () => sessions.map(({ engine }) => engine.getSnapshot().state.kind).join(),
    }),
    [sessions],
  );
  const kinds = useSyncExternalStore(store.subscribe, store.states).split(',');
  const heaviest = weights.find((kind) => kinds.includes(kind)) ?? 'idle';
  return sessions[kinds.indexOf(heaviest)] as PartSession;
}

/** After the first save the record has a draft: its badges and actions change. */
function useRefreshAfterSave(kind: SaveState<unknown>['kind']): void {
  const refresh = useContentRefresh();
  const before = useRef(kind);
  useEffect(() => {
    if (before.current !== 'saved' && kind === 'saved') void refresh();
    before.current = kind;
  });
}
