import { useState } from 'react';
import { MAX_TYPED_CODE, readCode, writeCode } from '#contracts/redemptions/code.ts';
import { codeProblemText } from '#contracts/redemptions/code-words.ts';
import { redemptionMessages } from '#site/i18n/redemption.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle } from '#ui/icons.tsx';

/** The field for the code: says while somebody types how far it is, and what is wrong with it. */
export function CodeField({
  value,
  error,
  product,
  onChange,
}: {
  value: string;
  error: string | undefined;
  /** The product that support is asked about. */
  product: string | undefined;
  onChange(value: string): void;
}) {
  const text = useMessages(redemptionMessages);
  const locale = useLocale();
  const [isLeft, setLeft] = useState(false);
  const { symbols, problem } = readCode(value);
  // Too few symbols are no mistake while somebody types.
  const isEarly = problem?.kind === 'length' && problem.count < 16 && !isLeft;
  const told = problem && problem.kind !== 'empty' && problem.kind !== 'unreadable' && !isEarly;
  const tidy = () => {
    setLeft(true);
    if (!problem || problem.kind === 'check') onChange(writeCode(symbols));
  };
  return (
    <div>
      <TextField
        name="code"
        label={text.code}
        hint={text.codeHint}
        error={error ?? (told ? codeProblemText(problem, locale) : undefined)}
        value={value}
        onChange={(event) => {
          setLeft(false);
          onChange(event.target.value);
        }}
        onBlur={tidy}
        maxLength={MAX_TYPED_CODE}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p
        className="mt-1.5 flex min-h-6 items-center gap-1.5 text-sm text-ink-muted noscript:hidden"
        aria-live="polite"
      >
        {symbols !== '' && !problem && (
          <>
            <IconCheckCircle size={16} className="text-good" />
            {text.codeRight}
          </>
        )}
        {isEarly && text.codeCount(problem.count)}
      </p>
      {problem?.kind === 'unreadable' && (
        <Button
          to="/cooperation"
          search={{
            type: 'support',
            ...(product && { product }),
            message: text.damagedMessage(problem.places),
          }}
          variant="secondary"
          size="sm"
        >
          {text.damaged}
        </Button>
      )}
    </div>
  );
}
