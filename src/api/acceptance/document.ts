import type { SheetHead } from '#api/sheets/head.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import type { Executor } from '#db/connection.ts';
import { acceptancePdf } from './pdf.ts';
import { viewAcceptance } from './view.ts';

/**
 * The document of an acceptance: in its own language, then in the other one if the sheet has it, so
 * that both sides can read what they sign.
 */
export async function readAcceptanceDocument(
  db: Executor,
  sheet: SheetHead,
  link: { token: string; audience: ShareAudience },
  context: PdfContext,
): Promise<PdfDocument> {
  const own = await viewAcceptance(db, sheet, link);
  if (sheet.titleEn === null) return acceptancePdf(own, context);
  const locale = sheet.locale === 'zh' ? 'en' : 'zh';
  return acceptancePdf(own, context, await viewAcceptance(db, { ...sheet, locale }, link));
}
