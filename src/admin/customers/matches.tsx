import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { customerMessages } from './messages.ts';
import { type Compared, useMatches, useMatchWords } from './use-matches.ts';

/** Warns of customers that may be the one in the form. */
export function CustomerMatches({
  given,
  except,
}: {
  given: Compared;
  except: string | undefined;
}) {
  const text = useMessages(customerMessages);
  const wordsOf = useMatchWords();
  const matches = useMatches(given, except);
  if (!matches || matches.length === 0) return null;
  return (
    <Notice kind="warning">
      {text.matches}
      <ul className="mt-1 grid gap-1">
        {matches.map((match) => (
          <li key={match.id}>
            <Link
              to="/customers"
              search={{ id: match.id } as never}
              target="_blank"
              className="link"
            >
              {match.name}
            </Link>{' '}
            <span className="text-ink-muted">{wordsOf(match)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
