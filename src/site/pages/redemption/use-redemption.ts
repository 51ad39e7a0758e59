import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { readCode } from '#contracts/redemptions/code.ts';
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
    if (!form.current) return;
    form.current.noValidate = true;
    // What was typed, or taken from the address, before this script was loaded.
    setCode(String(new FormData(form.current).get('code') ?? ''));
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
