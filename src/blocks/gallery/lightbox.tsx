import { type KeyboardEvent, useEffect, useRef } from 'react';
import { blockMessages } from '#blocks/messages.ts';
import type { Picture as PictureRecord } from '#contracts/picture.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronLeft, IconChevronRight, IconClose } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';

/** An entry whose picture exists. */
export interface GalleryPicture {
  picture: PictureRecord;
  caption: string;
}

/** Full-window picture viewer: arrow keys change the picture, Escape closes. */
export function Lightbox({
  items,
  at,
  onMove,
  onClose,
}: {
  items: GalleryPicture[];
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
}) {
  const text = useMessages(blockMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const item = items[at];
  if (!item) return null;
  const move = (step: number) => onMove((at + step + items.length) % items.length);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={text.enlarged}
      onClose={onClose}
      onKeyDown={onKey}
    >
      <div className="flex items-center justify-between gap-4 p-2 ps-4 md:p-4">
        <p className="text-sm text-ink-muted tabular-nums">{text.position(at + 1, items.length)}</p>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={text.close}
          onClick={() => dialog.current?.close()}
        >
          <IconClose size={24} />
        </button>
      </div>
      <div className="flex min-h-0 items-center justify-center px-2 md:px-16">
        <Picture
          key={item.picture.src}
          picture={item.picture}
          sizes="96vw"
          className="size-auto! max-h-full max-w-full rounded-sm"
        />
      </div>
      <div className="flex items-center justify-between gap-2 p-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:p-4">
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={text.previous}
          onClick={() => move(-1)}
        >
          <IconChevronLeft size={24} />
        </button>
        <p aria-live="polite" className="text-center text-sm md:text-base">
          {item.caption}
        </p>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={text.next}
          onClick={() => move(1)}
        >
          <IconChevronRight size={24} />
        </button>
      </div>
    </dialog>
  );
}
