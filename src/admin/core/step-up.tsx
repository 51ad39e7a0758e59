import { createContext, type FormEvent, type ReactNode, use, useCallback, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from './dialog.tsx';
import { errorText, isErrorCode } from './error-text.ts';
import { coreMessages } from './messages.ts';
import { useSession } from './session.tsx';

/** Runs a call. If it needs the password, asks for it and runs the call again. */
type WithStepUp = <Result>(call: () => Promise<Result>) => Promise<Result>;

const StepUpContext = createContext<WithStepUp>((call) => call());

export function useStepUp(): WithStepUp {
  return use(StepUpContext);
}

/** Asks for the password when an operation needs it. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ settle: (isConfirmed: boolean) => void }>();
  const withStepUp = useCallback<WithStepUp>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isErrorCode(error, 'STEP_UP_REQUIRED')) throw error;
      const isConfirmed = await new Promise<boolean>((settle) => setAnswer({ settle }));
      setAnswer(undefined);
      if (!isConfirmed) throw error;
      return call();
    }
  }, []);
  return (
    <StepUpContext value={withStepUp}>
      {children}
      {answer && <PasswordDialog onAnswer={answer.settle} />}
    </StepUpContext>
  );
}

function PasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const text = useMessages(coreMessages);
  const locale = useLocale();
  const { api } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be inside another form's tree.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    try {
      await api('POST /admin/session/confirmation', { body: { password } });
      onAnswer(true);
    } catch (error) {
      setProblem(errorText(error, locale));
      setBusy(false);
    }
  };
  return (
    <Dialog title={text.stepUpTitle} description={text.stepUpText} onClose={() => onAnswer(false)}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={problem}
        />
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {text.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
