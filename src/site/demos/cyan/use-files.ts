import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const isMedia = (file: File) => /^(?:image|video)\//.test(file.type);

/**
 * Takes a file that is dropped on an element or pasted, a picture or video before others: what
 * cannot be opened is said by `onFile`. Whether one is held over the element.
 */
export function useFiles(
  element: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    const file = files.find(isMedia) ?? files[0];
    if (file) onFile(file);
    return file !== undefined;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const events = new AbortController();
    const { signal } = events;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!target.contains(event.relatedTarget as Node | null)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      const field = event.target instanceof Element && event.target.closest('input, textarea');
      // A copied table is a picture as well; a field elsewhere in the page gets its text.
      if (field && !target.contains(field)) return;
      if (take(event.clipboardData)) event.preventDefault();
    };
    target.addEventListener('dragover', over, { signal });
    target.addEventListener('dragleave', leave, { signal });
    target.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => events.abort();
  }, [element]);
  return isOver;
}
