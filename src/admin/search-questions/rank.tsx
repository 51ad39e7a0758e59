import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { searchQuestionMessages } from './messages.ts';
import { type AskedRecord, QUESTIONS_KEY } from './types.ts';

/** Results that are looked through. */
const LOOKED_THROUGH = 20;
/** What the search reads of a question. */
const SEARCHED_LENGTH = 80;

/** The position of a record among the results for a question that was saved. */
export function Rank({
  record: { kind, slug },
  locale,
  question,
  updatedAt,
}: {
  record: AskedRecord;
  locale: Locale;
  question: string;
  /** Moment of the save: places are looked up again after the next one. */
  updatedAt: string | null;
}) {
  const text = useMessages(searchQuestionMessages);
  const { data } = useAnswer(
    [QUESTIONS_KEY, 'rank', kind, slug, locale, question, updatedAt],
    (api) =>
      api('GET /search', {
        query: { q: question.slice(0, SEARCHED_LENGTH), locale, limit: LOOKED_THROUGH },
      }),
  );
  if (!data) return null;
  const position = data.hits.findIndex((hit) => hit.kind === kind && hit.slug === slug) + 1;
  if (position === 0) return <Badge tone="warn">{text.rankAfter(LOOKED_THROUGH)}</Badge>;
  return <Badge tone={position === 1 ? 'good' : undefined}>{text.rank(position)}</Badge>;
}
