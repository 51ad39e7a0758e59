import { useEffect, useRef } from 'react';
import { isLayoutHydrated } from '#site/boot.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle, IconInfo } from '#ui/icons.tsx';
import { Steps } from '#ui/steps.tsx';
import type { BookingFormData } from './form-data.ts';
import { LookUp } from './look-up/look-up.tsx';
import { useSent } from './sent.ts';
import type { BookingWords } from './words.ts';

/**
 * A booking's reference. The tab that sent the booking shows it as received, with the next steps;
 * others show how to look it up: the address alone proves nothing, because anybody can write one.
 */
export function BookingDone({
  data,
  reference,
  next,
}: { data: BookingFormData; reference: string } & Pick<BookingWords, 'next'>) {
  const text = useMessages(lookUpMessages);
  const sent = useSent(reference);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It replaces the form, so it is announced. A page that opens with it needs no announcement.
    if (isLayoutHydrated()) heading.current?.focus();
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
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-mono text-2xl font-semibold tracking-wide break-all select-all">
          {reference}
        </p>
        <CopyButton text={reference}>{text.copy}</CopyButton>
      </div>
      {sent ? (
        <>
          <h3 className="mt-10 mb-5 text-xl">{text.nextHeading}</h3>
          <Steps steps={[...next]} />
          <div className="flex flex-wrap gap-3">
            <Button to="/cooperation" search={{ reference, lookup: '1' }} variant="secondary">
              {text.track}
            </Button>
            <Button to="/cooperation" variant="ghost">
              {text.another}
            </Button>
          </div>
        </>
      ) : (
        <div className="mt-8 border-t border-line pt-6">
          <LookUp data={data} reference={reference} />
        </div>
      )}
    </div>
  );
}

/** The look-up alone, for visitors who come with a reference of their own. */
export function LookUpCard(props: Parameters<typeof LookUp>[0]) {
  return (
    <div className="rounded-md border border-line bg-surface px-5 py-7 md:px-8">
      <LookUp {...props} />
    </div>
  );
}
