import { type Locale, pickText } from '#contracts/locale.ts';
import { type ShareKind, shareKindFacts } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { siteSettings } from '#db/schema/site.ts';

/** What a document says of the provider and the page, beside the sheet. */
export interface PdfContext {
  /** The provider's name in the language of the sheet. */
  provider: string;
  /** Address of the sheet's page. */
  address: string;
  /** Address of the page that checks sealed sheets, by language. */
  verification: Record<Locale, string>;
}

export async function readPdfContext(
  { db, publicUrl }: { db: Executor; publicUrl: string },
  kind: ShareKind,
  token: string,
  locale: Locale,
): Promise<PdfContext> {
  const [brand] = await db
    .select({ zh: siteSettings.brandZh, en: siteSettings.brandEn })
    .from(siteSettings);
  const page = shareKindFacts[kind].route.replace(/:\w+$/, token).slice(1);
  const root = locale === 'en' ? `${publicUrl}en/` : publicUrl;
  return {
    provider: brand ? pickText(brand, locale) : '',
    address: root + page,
    verification: { zh: `${publicUrl}verify`, en: `${publicUrl}en/verify` },
  };
}
