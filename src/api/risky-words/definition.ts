import { and, eq, ilike, or } from 'drizzle-orm';
import type { z } from 'zod';
import { defineRecord } from '#api/records/define.ts';
import type { Values } from '#api/records/definition.ts';
import { invalidField } from '#contracts/errors.ts';
import { riskyWordFields } from '#contracts/fields/risky-words.ts';
import type { Locale } from '#contracts/locale.ts';
import { riskyWordRecord } from '#contracts/records/risky-words.ts';
import { isRiskyWord, normalRiskyWord } from '#contracts/risky-words.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { containing } from '#db/word-search.ts';
import { riskyWordQuery, riskyWordRoutes } from './contract.ts';
import { messages } from './messages.ts';

export const riskyWordDefinition = defineRecord({
  record: riskyWordRecord,
  table: riskyWords,
  name: riskyWords.word,
  nameField: 'word',
  taken: messages.known,
  remembered: ['word', 'category', 'severity', 'reasonZh'],
  hit: { detail: riskyWords.reasonZh },
  fields: riskyWordFields,
  query: riskyWordQuery,
  routes: riskyWordRoutes,
  transfer: {
    key: 'word',
    normalKey: normalRiskyWord,
    labels: { reasonZh: ['原因', 'Reason'], suggestionZh: ['替换建议'], note: ['备注', 'Note'] },
    defaults: {
      reasonEn: '',
      suggestionZh: '',
      suggestionEn: '',
      exceptions: [],
      note: '',
      active: true,
    },
    check: (values, { locale }) => stored(values, locale),
  },
  where,
  stored,
});

function where({ q, category, severity, state }: z.output<typeof riskyWordQuery>) {
  const part = containing(q ?? '');
  return and(
    q
      ? or(
          ilike(riskyWords.word, part),
          ilike(riskyWords.reasonZh, part),
          ilike(riskyWords.note, part),
        )
      : undefined,
    category ? eq(riskyWords.category, category) : undefined,
    severity ? eq(riskyWords.severity, severity) : undefined,
    state ? eq(riskyWords.active, state === 'on') : undefined,
  );
}

/** What staff wrote, with the word in its normal form. */
function stored(values: Values, locale: Locale): Values {
  if (typeof values.word !== 'string') return values;
  const word = normalRiskyWord(values.word);
  if (isRiskyWord(word)) return { ...values, word };
  throw invalidField('word', messages.unusable[locale]);
}
