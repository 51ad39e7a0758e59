import { useCallback, useRef, useState } from 'react';
import { PendingWork } from './pending-work.ts';

/** What is being entered into a form, where files take a while until they are part of it. */
export function useDraftWithFiles<Draft>(start: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(start);
  // Work that began before a change must not bring back what was there then.
  const newest = useRef(draft);
  const [work] = useState(() => new PendingWork());
  const change = useCallback((edit: (now: Draft) => Draft) => {
    newest.current = edit(newest.current);
    setDraft(newest.current);
    return newest.current;
  }, []);
  /** The draft with all files that were chosen; none if one was refused, and its field says why. */
  const complete = async () => ((await work.done()) ? newest.current : undefined);
  return { draft, change, work, complete };
}
