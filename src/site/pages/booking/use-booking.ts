import { useRouter } from '@tanstack/react-router';
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { cooperationMessages } from '#site/i18n/booking.ts';
import { RequestError } from '#site/request/errors.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { localizePath } from '#site/routing/table.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { bookingBody, byControl, formProblems, type Problems } from './booking-body.ts';
import { dropDraft, fillDraft, keepDraft, newKey, readDraft } from './draft.ts';
import { rememberSent } from './sent.ts';

/**
 * The booking form at work: keeps a draft, checks before it sends, sends once however often the
 * button is pressed, and takes a problem back once it is put right. `given` names the fields that
 * the page's address chose, `first` the problems it told, `scenes` the keys on offer.
 */
export function useBooking(given: ReadonlySet<string>, first: Problems, scenes: readonly string[]) {
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(first);
  const [refusals, setRefusals] = useState(0);
  /** Whether the problems are the API's own, which the rules here do not find. */
  const foreign = useRef(false);
  const router = useRouter();
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();
  const { problemHeading } = useMessages(cooperationMessages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is filled in once, at the start
  useEffect(() => {
    const draft = readDraft();
    key.current = draft?.key ?? newKey();
    if (draft && formRef.current) fillDraft(formRef.current, draft, given);
  }, []);

  useEffect(() => {
    if (refusals === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const keep = () => formRef.current && keepDraft(formRef.current, key.current);

  const refuse = (found: Problems, isForeign: boolean) => {
    foreign.current = isForeign;
    setProblems(found);
    setRefusals((count) => count + 1);
    keep();
  };

  const change = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    keep();
    if (Object.keys(problems).length === 0) return;
    const found = formProblems(bookingBody(form, locale, key.current), form, scenes);
    const touched = `${(target as Element).getAttribute('name')}.`;
    const left = Object.entries(problems).flatMap(([name, told]) => {
      const message =
        found[name] ?? (foreign.current && !touched.startsWith(`${name}.`) ? told : undefined);
      return message ? [[name, message] as const] : [];
    });
    setProblems(Object.fromEntries(left));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const body = bookingBody(form, locale, key.current);
    const found = formProblems(body, form, scenes);
    if (Object.keys(found).length > 0) {
      showToast('warning', problemHeading);
      refuse(found, false);
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      const { reference } = await api('POST /bookings', { body });
      dropDraft();
      rememberSent(reference);
      key.current = newKey();
      const to = localizePath('/cooperation', locale) as '/';
      await router.navigate({ to, search: { reference } as never, replace: true });
    } catch (error) {
      present(error);
      const refused = error instanceof RequestError ? error : undefined;
      // The earlier content has arrived; what is sent next is a booking of its own.
      if (refused?.errorCode === 'CONFLICT') key.current = newKey();
      refuse(byControl(refused?.fields ?? [], form), true);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { formRef, sending, problems, submit, change };
}
