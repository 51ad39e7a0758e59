import { useEffect, useState } from 'react';
import { useSession } from '../../core/session.tsx';
import type { ContentRecord } from './record.ts';

/** The server counts an announcement for a minute. */
const ANNOUNCE_MS = 20_000;

/** Says that this person has a record open, and returns the others who have. */
export function usePresence({ id, editors, deletedAt }: ContentRecord): ContentRecord['editors'] {
  const { api } = useSession();
  const [others, setOthers] = useState(editors);
  const isOpen = deletedAt === null;
  useEffect(() => {
    if (!isOpen) return;
    const announce = async () => {
      // Presence is a courtesy: without an answer the last list stays.
      const answer = await api('PUT /admin/records/:id/presence', {
        params: { id },
      }).catch(() => undefined);
      if (answer) setOthers(answer.editors);
    };
    void announce();
    const timer = setInterval(announce, ANNOUNCE_MS);
    return () => {
      clearInterval(timer);
      void api('DELETE /admin/records/:id/presence', { params: { id } }).catch(() => {});
    };
  }, [api, id, isOpen]);
  return others;
}
