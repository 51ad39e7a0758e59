import { type RefObject, useEffect, useRef } from 'react';
import type { Document } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { markRead, rememberPlace, useReading } from '#site/state/reading.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight, IconCheck, IconCheckCircle } from '#ui/icons.tsx';
import { Words } from '#ui/phrases.tsx';
import { useCurrentHeading } from '#ui/table-of-contents.tsx';

/** Minimum time on a document in milliseconds: scrolling quickly to the end does not count. */
const LEAST_MS = 10_000;

/** End of a document. It is marked as read when the reader gets here or presses the button. */
export function Finish({ document }: { document: Document }) {
  const { progress: text } = useMessages(documentsMessages);
  const { slug, next } = document;
  const end = useRef<HTMLDivElement>(null);
  const isRead = useReading().read[slug] !== undefined;
  usePlace(document);
  const decided = useReadAtEnd(slug, end);
  return (
    <div
      ref={end}
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6"
    >
      <Button
        variant="secondary"
        icon={isRead ? IconCheckCircle : IconCheck}
        aria-pressed={isRead}
        className={isRead ? 'text-good noscript:hidden' : 'noscript:hidden'}
        onClick={() => {
          decided.current = true;
          markRead(slug, !isRead);
        }}
      >
        {isRead ? text.marked : text.mark}
      </Button>
      {next && (
        <Button to={`/dmfaq/${next.slug}`} variant="ghost" iconEnd={IconArrowRight} flush>
          <span className="text-start text-balance">
            <Words text={text.next(next.title)} />
          </span>
        </Button>
      )}
    </div>
  );
}

/** Stores the open document and the last heading that was scrolled past. */
function usePlace({ slug, title, toc }: Document): void {
  const current = useCurrentHeading(toc);
  useEffect(() => {
    const entry = toc.find(({ id }) => id === current);
    rememberPlace({ slug, title, heading: entry && { id: entry.id, text: entry.text } });
  }, [slug, title, toc, current]);
}

/** Marks a document as read at its end, unless the reader has set the mark by hand. */
function useReadAtEnd(slug: string, end: RefObject<HTMLElement | null>) {
  const decided = useRef(false);
  useEffect(() => {
    decided.current = false;
    let isAtEnd = false;
    let isLongEnough = false;
    const look = () => {
      if (isAtEnd && isLongEnough && !decided.current) {
        decided.current = true;
        markRead(slug, true);
      }
    };
    const timer = setTimeout(() => {
      isLongEnough = true;
      look();
    }, LEAST_MS);
    const observer = new IntersectionObserver(([entry]) => {
      isAtEnd = entry?.isIntersecting === true;
      look();
    });
    if (end.current) observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [slug, end]);
  return decided;
}
