import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PartData } from '#api/publishing/contract.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import type { Snapshot } from '../../core/save-engine/types.ts';
import { usePerson, useSession } from '../../core/session.tsx';
import { openPart, type PartSession } from './part-session.ts';

interface Opening {
  data: PartSession[] | undefined;
  error: Error | null;
}

const closed: Opening = { data: undefined, error: null };

/** Opens parts of a record, and closes them when the screen is left. */
export function useParts(recordId: string, parts: readonly ContentPart[]) {
  const { api } = useSession();
  const { id: personId } = usePerson();
  const locale = useLocale();
  const [opening, setOpening] = useState(closed);
  const [attempt, setAttempt] = useState(0);
  // Another language of the interface does not open the parts again.
  const context = useRef({ api, personId, locale, parts });
  context.current = { api, personId, locale, parts };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens the parts again
  useEffect(() => {
    let isLeft = false;
    let sessions: PartSession[] = [];
    const { parts: wanted, ...settings } = context.current;
    Promise.all(wanted.map((part) => openPart({ ...settings, recordId, part }))).then(
      (data) => {
        sessions = data;
        if (isLeft) closeAll(data);
        else setOpening({ data, error: null });
      },
      (error: Error) => !isLeft && setOpening({ data: undefined, error }),
    );
    const stopListening = listen(() => sessions);
    return () => {
      isLeft = true;
      stopListening();
      closeAll(sessions);
      setOpening(closed);
    };
  }, [recordId, attempt]);
  return { ...opening, refetch: () => setAttempt((count) => count + 1) };
}

function closeAll(sessions: readonly PartSession[]): void {
  for (const session of sessions) void session.close();
}

/** Saves when the window is hidden, and tries again when the connection is back. */
function listen(sessions: () => readonly PartSession[]): () => void {
  const reconnect = () => {
    for (const { engine } of sessions()) engine.reconnect();
  };
  const saveHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const { engine } of sessions()) void engine.save();
  };
  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', saveHidden);
  return () => {
    window.removeEventListener('online', reconnect);
    document.removeEventListener('visibilitychange', saveHidden);
  };
}

/** The state of a part; the component is drawn again when it changes. */
export function useSnapshot({ engine }: PartSession): Snapshot<PartData> {
  return useSyncExternalStore(engine.subscribe, engine.getSnapshot);
}
