import { useRouter } from '@tanstack/react-router';
import {
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { createBooking } from '#api/bookings/contract.ts';
import { problemsByControl, readBookingFields } from '#contracts/bookings/fields.ts';
import type { RouteCall } from '#contracts/route.ts';
import { RequestError } from '#request/errors.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { localizePath } from '#site/routing/table.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import {
  broughtIn,
  type Draft,
  deleteDraft,
  fillDraft,
  hasInput,
  newKey,
  readDraft,
  storeDraft,
} from './draft.ts';
import type { Problems } from './form-problems.ts';
import { loadFormProblems } from './lazy-fields.ts';

/** The form's initial state. */
interface BookingStart {
  /** Fields with a value from the page's address or from a form posted without scripts. */
  prefilled: ReadonlySet<string>;
  /** Errors of a form posted without scripts. */
  problems: Problems;
  /** Keys of the available solutions. */
  solutions: readonly string[];
}

/**
 * Behaviour of the booking form: it stores a draft, validates before sending, sends only once even
 * if the button is pressed repeatedly, and removes an error after its correction.
 */
export function useBooking({ prefilled, problems: first, solutions }: BookingStart) {
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const busy = useRef(false);
  /** Whether the visitor has entered something before scripts ran, which no draft has yet. */
  const isEarly = useRef(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(first);
  /** What the draft's visitor brought along. */
  const [kept, setKept] = useState<Draft['fields']>([]);
  const [refusals, setRefusals] = useState(0);
  /** Whether the errors come from the API; the rules in the browser do not include them. */
  const fromApi = useRef(Object.keys(first).length > 0);
  const router = useRouter();
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();

  // In the commit itself: input that came before a later effect would store a draft without the key
  // and without the fields of the earlier draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is filled in once, at the start
  useLayoutEffect(() => {
    const form = formRef.current;
    const draft = readDraft();
    key.current = draft?.key ?? newKey();
    if (!form) return;
    // Until scripts run, the browser's own validation is active.
    form.noValidate = true;
    isEarly.current = hasInput(form);
    if (!draft) return;
    fillDraft(form, draft, prefilled);
    setKept(broughtIn(draft));
  }, []);

  useEffect(() => {
    if (refusals === 0) return;
    const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // In the middle of the window, neither header nor toast covers the field and its error.
    first?.scrollIntoView({ block: 'center' });
  }, [refusals]);

  const saveDraft = () => formRef.current && storeDraft(formRef.current, key.current);
  // Once the form shows what the earlier draft's visitor brought along, which is then stored too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start, and after the draft
  useEffect(() => {
    if (isEarly.current) saveDraft();
  }, [kept]);
  const dropKept = () => {
    flushSync(() => setKept([]));
    saveDraft();
  };

  const showProblems = (errors: Problems, isFromApi: boolean) => {
    fromApi.current = isFromApi;
    setProblems(errors);
    setRefusals((count) => count + 1);
    saveDraft();
  };

  const change = async ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    saveDraft();
    if (Object.keys(problems).length === 0) return;
    const changedName = `${(target as Element).getAttribute('name')}.`;
    // Errors stay as they are while their script cannot be loaded; sending the form says why.
    const formProblems = await loadFormProblems().catch(() => null);
    if (!formProblems) return;
    const current = formProblems(new FormData(form), locale, solutions);
    setProblems((all) => {
      const remaining = Object.entries(all).flatMap(([name, earlier]) => {
        const isOpen = fromApi.current && !changedName.startsWith(`${name}.`);
        const message = current[name] ?? (isOpen ? earlier : undefined);
        return message ? [[name, message] as const] : [];
      });
      return Object.fromEntries(remaining);
    });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    const values = new FormData(form);
    try {
      const formProblems = await loadFormProblems();
      const errors = formProblems(values, locale, solutions);
      if (Object.keys(errors).length > 0) {
        showProblems(errors, false);
        return;
      }
      setSending(true);
      // Before the booking: who is offline learns it here, too.
      const { originOf, rememberSent } = await import('./sent.ts');
      const body = {
        ...readBookingFields(values),
        ...originOf(),
        idempotencyKey: key.current,
        locale,
      } as RouteCall<typeof createBooking>['body'];
      const { reference } = await api('POST /bookings', { body });
      deleteDraft();
      rememberSent(reference);
      key.current = newKey();
      const to = localizePath('/cooperation', locale) as '/';
      const search = body.type === 'support' ? { reference, type: body.type } : { reference };
      await router.navigate({ to, search: search as never, replace: true });
    } catch (error) {
      present(error);
      const requestError = error instanceof RequestError ? error : undefined;
      // The server has the earlier content. The next request is a new booking.
      if (requestError?.errorCode === 'CONFLICT') key.current = newKey();
      showProblems(problemsByControl(requestError?.fields ?? [], values), true);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  /** Whether the last attempt left errors that are not corrected yet. */
  const isRefused = refusals > 0 && Object.keys(problems).length > 0;
  return { formRef, sending, problems, isRefused, kept, dropKept, submit, change };
}
