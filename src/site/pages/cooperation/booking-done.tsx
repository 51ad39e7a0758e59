import { useEffect, useRef } from 'react';
import { bootSettings } from '#site/boot.ts';
import { Button } from '#site/components/button.tsx';
import { IconCheckCircle } from '#site/components/icons.tsx';
import { Steps } from '#site/components/steps.tsx';
import { cooperationMessages } from '#site/i18n/cooperation.ts';
import { useMessages } from '#site/i18n/messages.tsx';

/** Shown once a booking has been taken: its reference, and what happens next. */
export function BookingDone({ reference }: { reference: string }) {
  const text = useMessages(cooperationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Comes in the form's place, so it is announced; a page that opens with it needs no help.
    if (bootSettings().hydrated) heading.current?.focus();
  }, []);
  return (
    <div className="rounded-md border border-line bg-surface px-5 py-8 md:px-8 md:py-10">
      <IconCheckCircle size={40} className="text-good" />
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none">
        {text.doneHeading}
      </h2>
      <p className="mt-3 text-lg text-ink-muted">{text.doneLead}</p>
      <p className="mt-6 text-sm text-ink-muted">{text.reference}</p>
      <p className="mt-1 font-mono text-2xl font-semibold tracking-wide break-all select-all">
        {reference}
      </p>
      <h3 className="mt-10 mb-5 text-xl">{text.nextHeading}</h3>
      <Steps steps={[...text.next]} />
      <Button to="/cooperation" variant="secondary">
        {text.another}
      </Button>
    </div>
  );
}
