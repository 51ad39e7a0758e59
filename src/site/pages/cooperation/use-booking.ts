import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '#site/i18n/messages.tsx';
import { RequestError } from '#site/request/errors.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { localizePath } from '#site/routing/table.ts';
import { bookingBody, controlOf } from './booking-body.ts';
import { dropDraft, fillDraft, keepDraft, newKey, readDraft } from './draft.ts';

/** What is wrong, by the name of the control. */
export type Problems = Readonly<Record<string, string>>;

/**
 * The booking form at work: keeps a draft, sends once however often the button is pressed, and maps
 * refused fields to controls. `given` names the fields that the page's address chose.
 */
export function useBooking(given: ReadonlySet<string>, first: Problems) {
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(first);
  const router = useRouter();
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is filled in once, at the start
  useEffect(() => {
    const draft = readDraft();
    key.current = draft?.key ?? newKey();
    if (draft && formRef.current) fillDraft(formRef.current, draft, given);
  }, []);

  useEffect(() => {
    if (problems === first) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, first]);

  const keep = () => formRef.current && keepDraft(formRef.current, key.current);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      const body = bookingBody(form, locale, key.current);
      const { reference } = await api('POST /bookings', { body });
      dropDraft();
      key.current = newKey();
      const to = localizePath('/cooperation', locale) as '/';
      await router.navigate({ to, search: { reference } as never, replace: true });
    } catch (error) {
      present(error);
      const refused = error instanceof RequestError ? error : undefined;
      // The earlier content has arrived; what is sent next is a booking of its own.
      if (refused?.errorCode === 'CONFLICT') key.current = newKey();
      const fields = refused?.fields ?? [];
      setProblems(
        Object.fromEntries(fields.map(({ path, message }) => [controlOf(path, form), message])),
      );
      keep();
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { formRef, sending, problems, submit, keep };
}
