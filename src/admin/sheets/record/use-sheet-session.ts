import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '#ui/i18n/messages.tsx';
import type { Snapshot } from '../../core/save-engine/types.ts';
import { usePerson, useSession } from '../../core/session.tsx';
import type { SheetData, SheetRecord } from '../types.ts';
import { openSheet, type SheetSession } from './session.ts';

/** Opens a sheet for editing; a sheet that an action has changed is opened again. */
export function useSheetSession(sheet: SheetRecord): SheetSession | undefined {
  const { api } = useSession();
  const { id: personId } = usePerson();
  const locale = useLocale();
  const [session, setSession] = useState<SheetSession>();
  // Another language of the interface does not open the sheet again.
  const context = useRef({ api, personId, locale });
  context.current = { api, personId, locale };
  useEffect(() => {
    let isLeft = false;
    let opened: SheetSession | undefined;
    void openSheet({ ...context.current, sheet }).then((session) => {
      opened = session;
      if (isLeft) void session.close();
      else setSession(session);
    });
    const reconnect = () => opened?.engine.reconnect();
    window.addEventListener('online', reconnect);
    return () => {
      isLeft = true;
      window.removeEventListener('online', reconnect);
      void opened?.close();
      setSession(undefined);
    };
  }, [sheet]);
  return session;
}

/** The state of an open sheet; the component is drawn again when it changes. */
export function useSheetSnapshot({ engine }: SheetSession): Snapshot<SheetData> {
  return useSyncExternalStore(engine.subscribe, engine.getSnapshot);
}
