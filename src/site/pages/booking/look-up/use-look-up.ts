import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { LookUp, OwnBooking } from '#contracts/bookings/own-booking.ts';
import { RequestError } from '#request/errors.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';

/** A found booking, with what the visitor typed to find it. */
export type Found = { booking: OwnBooking; reference: string; contact: string };

/** Behaviour of the look-up: it asks for a booking, and withdraws it. */
export function useLookUp(start: LookUp | undefined) {
  const text = useMessages(lookUpMessages);
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(start?.error ?? null);
  const [found, setFound] = useState<Found | null>(() =>
    start?.booking ? { ...start, booking: start.booking } : null,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer
  useEffect(() => {
    if (asked.current) heading.current?.focus();
  }, [found]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '').trim();
    const claim = { reference: field('reference'), contact: field('contact') };
    if (!claim.reference || !claim.contact) {
      setError(text.incomplete);
      return;
    }
    const body = { ...claim, locale };
    setBusy(true);
    setError(null);
    try {
      const booking =
        field('lookUp') === 'withdrawal'
          ? await api('POST /bookings/withdrawal', { body })
          : await api('POST /bookings/status', { body });
      asked.current = true;
      setFound({ booking, ...claim });
    } catch (failure) {
      present(failure);
      if (failure instanceof RequestError) setError(failure.errorMessage);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, found, heading, send, restart: () => setFound(null) };
}
