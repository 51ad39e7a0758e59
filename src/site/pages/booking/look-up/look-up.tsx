import { useId } from 'react';
import type { LookUp as PostedLookUp } from '#contracts/bookings/own-booking.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import type { BookingFormData } from '../form-data.ts';
import { OwnBookingView } from './own-booking-view.tsx';
import { useLookUp } from './use-look-up.ts';

/**
 * The look-up of a booking by its reference and the end of its contact. Without scripts its forms are
 * posted to the page's own address.
 */
export function LookUp({
  data,
  reference = '',
  posted,
}: {
  data: Pick<BookingFormData, 'timeZones'>;
  /** Reference in the page's address. */
  reference?: string | undefined;
  /** A look-up that was posted without scripts. */
  posted?: PostedLookUp | undefined;
}) {
  const text = useMessages(lookUpMessages);
  const locale = useLocale();
  const action = useBasePath() + localizePath('/cooperation', locale).slice(1);
  const { busy, error, problems, found, heading, send, restart } = useLookUp(posted);
  const id = useId();
  if (found) {
    return (
      <OwnBookingView
        forms={{ found, action, busy, onSubmit: send }}
        data={data}
        heading={heading}
        error={error}
        problems={problems}
        onRestart={restart}
      />
    );
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={send}
      noValidate={false}
      aria-label={text.formHeading}
      className="grid gap-5"
    >
      <input type="hidden" name="lookUp" value="status" />
      <TextField
        id={`${id}-reference`}
        name="reference"
        label={text.reference}
        hint={text.referenceHint}
        defaultValue={posted?.reference ?? reference}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        id={`${id}-contact`}
        name="contact"
        label={text.contact}
        hint={text.contactHint}
        defaultValue={posted?.contact}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {error && (
        <div role="alert">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        {busy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
