import { useEffect, useRef } from 'react';
import { bootSettings } from '#site/boot.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle, IconInfo } from '#ui/icons.tsx';
import { Steps } from '#ui/steps.tsx';
import { useSent } from './sent.ts';

/**
 * A booking's reference and the next steps. Only the tab that sent the booking shows it as
 * received: the address alone proves nothing, because anybody can write one.
 */
export function BookingDone({ reference }: { reference: string }) {
  const text = useMessages(bookingMessages);
  const sent = useSent(reference);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It replaces the form, so it is announced. A page that opens with it needs no announcement.
    if (bootSettings().hydrated) heading.current?.focus();
  }, []);
  return (
    <div className="rounded-md border border-line bg-surface px-5 py-8 md:px-8 md:py-10">
      {sent ? (
        <IconCheckCircle size={40} className="text-good" />
      ) : (
        <IconInfo size={40} className="text-ink-muted" />
      )}
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none">
        {sent ? text.doneHeading : text.referenceHeading}
      </h2>
      <p className="mt-3 text-lg text-ink-muted">{sent ? text.doneLead : text.referenceLead}</p>
      <p className="mt-6 text-sm text-ink-muted">{text.reference}</p>
      <p className="mt-1 font-mono text-2xl font-semibold tracking-wide break-all select-all">
        {reference}
      </p>
      <h3 className="mt-10 mb-5 text-xl">{sent ? text.nextHeading : text.asideHeading}</h3>
      <Steps steps={[...text.next]} />
      <Button to="/cooperation" variant="secondary">
        {text.another}
      </Button>
    </div>
  );
}
