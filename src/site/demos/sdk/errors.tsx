import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { sdkDemoMessages } from './messages.ts';
import type { Playground } from './use-playground.ts';

/** Errors as they occur, and ways to make them. */
export function Errors({
  errors,
  change,
  refuseCanvas,
  loseContext,
}: Pick<Playground, 'errors' | 'change' | 'refuseCanvas' | 'loseContext'>) {
  const text = useMessages(sdkDemoMessages);
  return (
    <>
      <p className="max-w-reading text-sm text-ink-muted">{text.errorsLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => change({ clipBlack: 0.7 })}>
          {text.provoke.range}
        </Button>
        <Button variant="secondary" onClick={refuseCanvas}>
          {text.provoke.canvas}
        </Button>
        {loseContext && (
          <Button variant="secondary" onClick={loseContext}>
            {text.provoke.lost}
          </Button>
        )}
      </div>
      <ol className="mt-4 grid gap-2 text-sm" aria-live="polite" data-errors={errors.length}>
        {errors.map(({ id, name, message, native }) => (
          <li key={id} className="rounded-sm border border-line px-4 py-3">
            <code className="font-semibold text-bad">{name}</code>{' '}
            <span lang="en" className="mx-1 break-words">
              {message}
            </span>{' '}
            {native && (
              <code className="text-ink-muted">{text.native(native.code, native.number)}</code>
            )}
          </li>
        ))}
        {errors.length === 0 && <li className="text-ink-muted">{text.noErrors}</li>}
      </ol>
    </>
  );
}
