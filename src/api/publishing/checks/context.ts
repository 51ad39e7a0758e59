import { type ActiveRiskyWord, readActive } from '#api/risky-words/active.ts';
import { type FactRules, readFactRules } from '#content/facts/contradictions.ts';
import {
  type ContentPart,
  defaultSeverities,
  type FindingCode,
  type FindingSeverities,
  type FindingSeverity,
} from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { Finding } from '../contract.ts';
import type { PartData, PartDefinition, RecordKey } from '../kind.ts';

export interface SiteAddresses {
  /** Public origin and base path of the site, with a slash at the end. */
  publicUrl: string;
  /** Whether a Chinese path belongs to a page of the site; its record may be missing. */
  isPage(path: string): boolean;
}

/** Data that all checks of one record share. */
export interface CheckContext {
  db: Executor;
  record: RecordKey;
  site: SiteAddresses;
  riskyWords: ActiveRiskyWord[];
  facts: FactRules;
  /** What the site's settings say of findings that may block or warn. */
  severities: FindingSeverities;
  /** Languages that are public or are being published. */
  locales: ReadonlySet<Locale>;
}

export async function openChecks(
  db: Executor,
  context: Pick<CheckContext, 'record' | 'site' | 'locales'>,
): Promise<CheckContext> {
  return {
    db,
    ...context,
    riskyWords: await readActive(db),
    facts: await readFactRules(db),
    severities: await readSeverities(db),
  };
}

async function readSeverities(db: Executor): Promise<FindingSeverities> {
  const [row] = await db.select({ set: siteSettings.checkSeverities }).from(siteSettings);
  return row?.set ?? defaultSeverities;
}

/** A part to check; its content has passed the schema. */
export interface CheckedPart {
  part: ContentPart;
  data: PartData;
  definition: Pick<PartDefinition, 'texts' | 'references'>;
}

/** What a finding is about. */
interface FindingPlace {
  field: string;
  quote?: string | null;
  /** A picture of the library that lacks something; the field only names it. */
  media?: string;
}

/** Makes the findings of one part. */
export function findingIn(part: ContentPart) {
  return (
    severity: FindingSeverity,
    code: FindingCode,
    { field, quote = null, media }: FindingPlace,
    message: Record<Locale, string>,
  ): Finding => ({
    severity,
    code,
    part,
    field,
    quote,
    ...(media && { media }),
    message: { ...message },
  });
}
