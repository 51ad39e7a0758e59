import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BlockLink } from '#blocks/block.ts';
import { blockMessages } from '#blocks/messages.ts';
import { useSite } from '#site/initial-state.ts';
import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar, IconClose, IconMenu, IconPhone } from '#ui/icons.tsx';
import { useTarget } from '#ui/link.tsx';
import { type PageSection, SectionLinks } from './page-contents.tsx';

export interface PhoneBarProps {
  sections: PageSection[];
  /** The page's booking action. */
  booking: BlockLink;
}

/**
 * Bar of a product page on phones: contents and booking. It is shown from where the hero's buttons
 * leave the window to where the closing call to action enters it, so it never repeats a button in
 * view.
 */
export function PhoneBar({ sections, booking }: PhoneBarProps) {
  const text = useMessages(blockMessages);
  const targetOf = useTarget();
  const shown = useBetweenCalls();
  const sheet = useRef<HTMLDialogElement>(null);
  const target = targetOf(booking.to);
  return (
    <>
      <aside
        aria-label={booking.label}
        className="action-bar no-print md:hidden"
        data-shown={shown || undefined}
      >
        <Button
          variant="secondary"
          icon={IconMenu}
          aria-haspopup="dialog"
          onClick={() => sheet.current?.showModal()}
        >
          {text.contents}
        </Button>
        {target && (
          <Button {...target} icon={IconCalendar} className="grow whitespace-nowrap">
            {booking.label}
          </Button>
        )}
      </aside>
      <ContentsSheet sheet={sheet} sections={sections} />
    </>
  );
}

/** The contents as a sheet from the bottom of the window; Escape closes it. */
function ContentsSheet({
  sheet,
  sections,
}: {
  sheet: RefObject<HTMLDialogElement | null>;
  sections: PageSection[];
}) {
  const text = useMessages(blockMessages);
  const { callUs } = useMessages(commonMessages);
  const { phone } = useSite().contacts;
  const close = () => sheet.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the backdrop reacts to clicks; keys have Escape and the button
    <dialog
      ref={sheet}
      aria-label={text.onThisPage}
      className="contents-sheet no-print"
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="px-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
        <div className="sticky top-0 flex items-center justify-between bg-surface py-2">
          <p className="font-semibold">{text.onThisPage}</p>
          <button
            type="button"
            className="-me-3 flex size-12 items-center justify-center"
            aria-label={text.close}
            onClick={close}
          >
            <IconClose size={24} />
          </button>
        </div>
        <SectionLinks sections={sections} onFollow={close} />
        {phone && (
          <Button
            href={`tel:${phone}`}
            variant="secondary"
            icon={IconPhone}
            className="mt-3 w-full"
          >
            {callUs} {phone}
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** Whether the window is below the hero's buttons and above the closing call to action. */
function useBetweenCalls(): boolean {
  const [isPastFirst, setPastFirst] = useState(false);
  const [isAtLast, setAtLast] = useState(false);
  useEffect(() => {
    const first = [...document.querySelectorAll('.hero .btn')].at(-1);
    const last = document.querySelector('.closing');
    if (!first || !last) return;
    // Each area is open at one side, so that a jump past the element is noticed too.
    const belowHeader = `-${HEADER_PX}px 0px ${FAR_PX}px`;
    const aboveBottom = `${FAR_PX}px 0px 0px`;
    const stops = [
      watch(first, belowHeader, (isInside) => setPastFirst(!isInside)),
      watch(last, aboveBottom, setAtLast),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return isPastFirst && !isAtLast;
}

/** Reports whether an element is in the window, extended by a margin. */
function watch(element: Element, rootMargin: string, report: (isInside: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => report(entries.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Height of the sticky header. */
const HEADER_PX = 65;
/** More than the height of any page. */
const FAR_PX = 100_000;
