import { z } from 'zod';
import { riskCategories, riskSeverities } from '../enums/risky-words.ts';
import { RISKY_WORD_LENGTH } from '../risky-words.ts';

const reasonSchema = z.string().trim().min(1).max(300);
const textSchema = z.string().trim().max(300);
const exceptionsSchema = z.array(z.string().trim().min(1).max(60)).max(30);

/** What staff write about a word. */
export const riskyWordFields = {
  /** Stored in its normal form; see `isRiskyWord` for what is accepted. */
  word: z.string().max(RISKY_WORD_LENGTH.max * 4),
  category: z.enum(riskCategories),
  severity: z.enum(riskSeverities),
  reasonZh: reasonSchema,
  reasonEn: textSchema,
  suggestionZh: textSchema,
  suggestionEn: textSchema,
  exceptions: exceptionsSchema,
  note: textSchema,
  active: z.boolean(),
};
