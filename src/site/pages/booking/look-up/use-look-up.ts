import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { readBookingChange } from '#contracts/bookings/change.ts';
import { problemsByControl } from '#contracts/bookings/fields.ts';
import type { LookUp, OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { ApiClient } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { Problems } from '../form-problems.ts';

/** A found booking, with what the visitor typed to find it. */
export type Found = { booking: OwnBooking; reference: string; contact: string };

type Claim = { reference: string; contact: string; locale: 'zh' | 'en' };

/** What a form of the look-up asks the API for, by the value of its field `lookUp`. */
const operations: Record<
  string,
  (api: ApiClient, claim: Claim, form: FormData) => Promise<OwnBooking>
> = {
  status: (api, body) => api('POST /bookings/status', { body }),
  acceptance: (api, claim, form) =>
    api('POST /bookings/acceptance', {
      body: { ...claim, proposal: String(form.get('proposal')) },
    }),
  change: (api, claim, form) =>
    api('POST /bookings/change', { body: { ...claim, ...readBookingChange(form) } }),
  cancellation: (api, body) => api('POST /bookings/cancellation', { body }),
  withdrawal: (api, body) => api('POST /bookings/withdrawal', { body }),
};

/** Behaviour of the look-up: it asks for a booking, and changes it. */
export function useLookUp(start: LookUp | undefined) {
  const text = useMessages(lookUpMessages);
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(start?.error ?? null);
  const [problems, setProblems] = useState<Problems>({});
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
    const operation = field('lookUp');
    setBusy(true);
    setError(null);
    setProblems({});
    try {
      const booking = await operations[operation]?.(api, { ...claim, locale }, form);
      if (!booking) return;
      asked.current = true;
      setFound({ booking, ...claim });
      if (operation === 'acceptance') showToast('success', text.accepted);
      if (operation === 'change') showToast('success', text.changed);
    } catch (failure) {
      present(failure);
      if (!(failure instanceof RequestError)) return;
      setError(failure.errorMessage);
      setProblems(problemsByControl(failure.fields ?? [], form));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, problems, found, heading, send, restart: () => setFound(null) };
}
