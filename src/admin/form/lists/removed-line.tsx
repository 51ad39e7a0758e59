import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { formKitMessages } from '../messages.ts';
import type { Undoable } from './undo-key.ts';

/** Something that was deleted, by its name. */
export interface Removed extends Undoable {
  name: string;
}

/** Says that a block or an entry of a list was deleted, where it was, and brings it back. */
export function RemovedLine({ removed }: { removed: Removed }) {
  const text = useMessages(formKitMessages);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // In some browsers it returns a promise, which is no end of an effect.
    void line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p
      ref={line}
      className="my-1 flex flex-wrap items-center justify-between gap-x-3 rounded-sm bg-surface-2 px-3 py-2 text-sm"
    >
      <span className="min-w-0 break-words">{text.removed(removed.name)}</span>
      <Button variant="ghost" size="sm" flush onClick={removed.undo} title="Ctrl+Z">
        {text.undo}
      </Button>
    </p>
  );
}
