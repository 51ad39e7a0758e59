import { type FormEvent, useId, useState } from 'react';
import type { FieldProblem } from '#contracts/envelope.ts';
import { RequestError } from '#request/errors.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { errorText, isErrorCode } from '../core/error-text.ts';
import { useStepUp } from '../core/step-up.tsx';
import { focusField } from './focus-field.ts';

/**
 * A form that is sent as a whole and whose values the API checks: a refused field shows the API's
 * text and the first one gets the focus; any other failure is one text for the whole form.
 */
export function useForm<Value extends object>(
  initial: Value | (() => Value),
  send: (value: Value) => Promise<void>,
) {
  const [value, setValue] = useState(initial);
  const [sent, setSent] = useState<{ value: Value; problems: readonly FieldProblem[] }>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withStepUp = useStepUp();
  const locale = useLocale();
  const idPrefix = useId();
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    setSent(undefined);
    setBusy(true);
    try {
      await withStepUp(() => send(value));
    } catch (error) {
      if (isErrorCode(error, 'STEP_UP_REQUIRED')) return;
      const problems = (error instanceof RequestError ? error.fields : []).filter(
        ({ path }) => topOf(path) in value,
      );
      setSent({ value, problems });
      const [first] = problems;
      if (first) focusField(idPrefix, first.path);
      else setFailure(errorText(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return {
    value,
    setValue,
    submit,
    failure,
    isBusy,
    /** For `SchemaForm`. A field that was changed is no longer refused. */
    fields: {
      value,
      onChange: setValue,
      idPrefix,
      problems: sent?.problems.filter(({ path }) => isUnchanged(topOf(path), sent.value, value)),
    },
  };
}

const topOf = (path: string) => path.split('.', 1)[0] ?? '';

const isUnchanged = (name: string, before: object, now: object) =>
  (before as Record<string, unknown>)[name] === (now as Record<string, unknown>)[name];
