import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import { RequestError } from '#request/errors.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { errorText, isErrorCode } from './error-text.ts';
import { useStepUp } from './step-up.tsx';

/**
 * A form whose values the API checks: refused fields show the API's text, any other failure is one
 * text for the whole form.
 */
export function useServerForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
) {
  const form = useForm<Values>({ defaultValues });
  const [failure, setFailure] = useState<string>();
  const withStepUp = useStepUp();
  const locale = useLocale();
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await withStepUp(() => send(values));
    } catch (error) {
      if (isErrorCode(error, 'STEP_UP_REQUIRED')) return;
      const fields = error instanceof RequestError ? error.fields : [];
      const known = fields.filter(({ path }) => path in values);
      for (const { path, message } of known) {
        form.setError(path as Path<Values>, { message }, { shouldFocus: true });
      }
      if (known.length === 0) setFailure(errorText(error, locale));
    }
  });
  return {
    ...form,
    submit,
    failure,
    isBusy: form.formState.isSubmitting,
    /** Props of a text field: its value, and the text of a refusal. */
    field: (name: Path<Values>, rules?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(name, rules),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
  };
}
