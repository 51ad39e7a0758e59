import { inArray } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import {
  type RiskCategory,
  type RiskSeverity,
  riskCategories,
  riskSeverities,
} from '#contracts/enums/risky-words.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { isRiskyWord, normalRiskyWord } from '#contracts/risky-words.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { type checkPastedWords, type importPastedWords, MAX_IMPORT_LINES } from './contract.ts';
import { messages } from './messages.ts';

type Request = RouteInput<typeof importPastedWords>['body'];
type Line = RouteData<typeof checkPastedWords>['lines'][number];
type NewWord = typeof riskyWords.$inferInsert;

/** Longest reason or advice of a line. */
const MAX_TEXT = 300;

/** A line of the pasted text: what it would add, or why it is refused. */
interface ParsedLine {
  line: number;
  word: string;
  values?: NewWord;
  problem?: (typeof messages)[keyof typeof messages];
}

/** Says what an import would do. @throws AppError VALIDATION_FAILED for too many lines */
export async function checkPasted(
  db: Executor,
  request: Request,
  locale: Locale,
): Promise<{ lines: Line[] }> {
  const parsed = parseLines(request, locale);
  const known = await knownWords(db, parsed);
  return {
    lines: parsed.map(({ line, word, problem }) => {
      if (problem) return { line, word, state: 'refused', problem: problem[locale] };
      return { line, word, state: known.has(word) ? 'known' : 'new', problem: null };
    }),
  };
}

/** Adds pasted words. @throws AppError VALIDATION_FAILED if a line is refused */
export async function importPasted(
  request: Request,
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ added: number }> {
  const values = parseLines(request, locale).map((parsed) => {
    if (parsed.values) return parsed.values;
    throw refusedText(`${parsed.line}: ${parsed.problem?.[locale]}`);
  });
  const added = values.length
    ? await transaction
        .insert(riskyWords)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: riskyWords.id, word: riskyWords.word })
    : [];
  for (const { id, word } of added) {
    const changes = changedFields({}, { word });
    audit({ action: 'risky_word.create', entityType: 'risky-word', entityId: id, changes });
  }
  const changes = changedFields({}, { count: added.length });
  audit({ action: 'risky_word.import', entityType: 'risky-word', entityId: null, changes });
  return { added: added.length };
}

const refusedText = (message: string) =>
  new AppError('VALIDATION_FAILED', { fields: [{ path: 'text', message }] });

async function knownWords(
  db: Executor,
  lines: readonly { word: string }[],
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const words = lines.map(({ word }) => word);
  const rows = await db
    .select({ word: riskyWords.word })
    .from(riskyWords)
    .where(inArray(riskyWords.word, words));
  return new Set(rows.map(({ word }) => word));
}

/** Reads the pasted text; empty lines are skipped. @throws AppError VALIDATION_FAILED */
function parseLines(request: Request, locale: Locale): ParsedLine[] {
  const texts = request.text.split(/\r?\n/);
  if (texts.filter((text) => text.trim()).length > MAX_IMPORT_LINES) {
    throw refusedText(messages.tooMany[locale]);
  }
  const seen = new Set<string>();
  return texts.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const parsed = parseLine(text, index + 1, request);
    if (seen.has(parsed.word)) {
      return [{ line: parsed.line, word: parsed.word, problem: messages.repeated }];
    }
    seen.add(parsed.word);
    return [parsed];
  });
}

function parseLine(text: string, line: number, request: Request): ParsedLine {
  const [written = '', severityName = '', categoryName = '', ...texts] = text
    .split('\t')
    .map((field) => field.trim());
  const word = normalRiskyWord(written);
  const shown = word || written.slice(0, 40);
  const refuse = (problem: ParsedLine['problem']): ParsedLine => ({ line, word: shown, problem });
  if (!isRiskyWord(word)) return refuse(messages.unusable);
  const severity = severityName ? severityOf(severityName) : request.severity;
  if (!severity) return refuse(messages.severity);
  const category = categoryName ? categoryOf(categoryName) : request.category;
  if (!category) return refuse(messages.category);
  if (texts.some((one) => one.length > MAX_TEXT)) return refuse(messages.tooLong);
  const [reasonZh, reasonEn, suggestionZh, suggestionEn] = texts;
  const values = {
    word,
    severity,
    category,
    reasonZh: reasonZh || request.reasonZh,
    reasonEn: reasonEn || null,
    suggestionZh: suggestionZh || null,
    suggestionEn: suggestionEn || null,
  };
  return { line, word, values };
}

const severityNames: Record<string, RiskSeverity> = {
  提示: 'notice',
  警告: 'warning',
  禁用: 'forbidden',
};

function severityOf(name: string): RiskSeverity | undefined {
  return severityNames[name] ?? riskSeverities.find((known) => known === name.toLowerCase());
}

const categoryNames: Record<string, RiskCategory> = {
  绝对化用语: 'absolute',
  国家机关与权威: 'authority',
  医疗与功效: 'medical',
  保证与承诺: 'promise',
  价格与促销: 'price',
  金融与收益: 'finance',
  贬低与对比: 'comparison',
  站外引流: 'diversion',
  公序良俗: 'public-order',
};

function categoryOf(name: string): RiskCategory | undefined {
  return categoryNames[name] ?? riskCategories.find((known) => known === name.toLowerCase());
}
