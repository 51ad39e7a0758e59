import { riskTones } from '#contracts/risky-word-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Action, FoundWord } from './machine.ts';
import { scriptCheckMessages } from './messages.ts';

/** The words of a script with reason and advice; each can be accepted. */
export function Findings({
  words,
  dispatch,
}: {
  words: readonly FoundWord[];
  dispatch(action: Action): void;
}) {
  const text = useMessages(scriptCheckMessages);
  return (
    <ul className="grid gap-3">
      {words.map(({ word, quote, count, isAccepted }) => (
        <li key={word.word} className="rounded-sm border border-line p-3 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <strong lang="zh-CN" className={isAccepted ? 'text-ink-muted line-through' : undefined}>
              {quote}
            </strong>
            {count > 1 && <span className="text-xs text-ink-muted">{text.times(count)}</span>}
            <Badge tone={riskTones[word.severity]}>{text.severities[word.severity]}</Badge>
            <span className="text-xs text-ink-muted">{text.categories[word.category]}</span>
          </p>
          {!isAccepted && (
            <>
              <p className="mt-1.5 text-ink-muted">{word.reason}</p>
              {word.suggestion && (
                <p className="mt-1">
                  {text.insteadOf}
                  {word.suggestion}
                </p>
              )}
            </>
          )}
          <Button
            variant="ghost"
            size="sm"
            flush
            onClick={() => dispatch({ type: isAccepted ? 'undo' : 'accept', word: word.word })}
          >
            {isAccepted ? text.undo : text.accept}
            <span lang="zh-CN" className="sr-only">
              {quote}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
