import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { readCode, writeCode } from '#contracts/redemptions/code.ts';
import { codeProblemText } from '#contracts/redemptions/code-words.ts';
import { readRedemptionForm } from '#contracts/redemptions/fields.ts';
import { inputProblems } from '#contracts/redemptions/rules.ts';
import { RequestError } from '#request/errors.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { useLocale } from '#ui/i18n/messages.tsx';

type Problems = Readonly<Record<string, string>>;

/**
 * Behaviour of the form: takes the code of the address, checks what can be checked before it sends,
 * and keeps the answer.
 */
export function useRedemption(submission: PageSubmission | null) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();
  const [code, setCode] = useState(submission?.values.code?.[0] ?? '');
  const [problems, setProblems] = useState<Problems>(submission?.problems ?? {});
  const [answer, setAnswer] = useState<RedemptionAnswer | undefined>(submission?.redemption);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    const found = codeOfAddress();
    if (!found) {
      // What was typed before this script was loaded.
      setCode(String(new FormData(form.current ?? undefined).get('code') ?? ''));
      return;
    }
    // The code leaves the address, so that it is in no history, bookmark or link that is passed on.
    history.replaceState(history.state, '', location.pathname + location.search);
    setCode(found);
  }, []);

  const refuse = (found: Problems) => {
    setProblems(found);
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      first?.focus({ preventScroll: true });
      first?.scrollIntoView({ block: 'center' });
    });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const body = readRedemptionForm(new FormData(event.currentTarget), locale);
    const { problem } = readCode(body.code);
    const known = { isContact: body.contact !== '', privacyVersion: body.privacyVersion };
    const found = [
      ...(problem ? [{ path: 'code', message: codeProblemText(problem, locale) }] : []),
      ...inputProblems(body, known),
    ];
    if (found.length > 0) return refuse(byPath(found));
    setBusy(true);
    setProblems({});
    try {
      setAnswer(await api('POST /redemptions', { body }));
      requestAnimationFrame(() => heading.current?.focus());
    } catch (error) {
      present(error);
      const fields = error instanceof RequestError ? error.fields : [];
      if (fields.length > 0) refuse(byPath(fields));
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    heading,
    code,
    changeCode(next: string) {
      setCode(next);
      setProblems(({ code: _, ...others }) => others);
    },
    problems,
    answer,
    busy,
    submit,
    restart() {
      setAnswer(undefined);
      setCode('');
    },
  };
}

const byPath = (fields: readonly { path: string; message: string }[]): Problems =>
  Object.fromEntries(fields.map(({ path, message }) => [path, message]));

/** The code after `#` in the address, as the QR code of a card has it; undefined for other names. */
function codeOfAddress(): string | undefined {
  const { symbols } = readCode(decoded(location.hash.slice(1)));
  return /^[0-9A-Z]{14,18}$/.test(symbols) ? writeCode(symbols) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
