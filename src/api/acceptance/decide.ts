import { and, eq, inArray } from 'drizzle-orm';
import { setPhotos } from '#api/sheets/files/take.ts';
import type { LinkCall } from '#api/sheets/link-call.ts';
import { invalidField, notFound } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { acceptanceWords } from '#contracts/sheets/words/acceptance.ts';
import { ITEM_PART } from '#db/acceptance-content.ts';
import { acceptanceItems } from '#db/schema/acceptance.ts';
import type { decideItem, passItems } from './contract.ts';
import { acceptanceEvents } from './event-texts.ts';

/**
 * Decides one item for the customer. The caller has locked the sheet, so a signature in the same
 * instant comes before or after, never between.
 * @throws AppError VALIDATION_FAILED for a failed item without a remark, NOT_FOUND
 */
export async function decideOne(
  call: LinkCall,
  { params, body }: RouteInput<typeof decideItem>,
): Promise<RouteData<typeof decideItem>> {
  const { transaction, sheet, audit, event, locale, at } = call;
  const { result, remark, name } = body;
  const photos = result === 'fail' ? body.photos : [];
  if (result === 'fail' && !remark) throw invalidField('remark', remarkMissing[locale]);
  const isItem = and(eq(acceptanceItems.sheetId, sheet.id), eq(acceptanceItems.id, params.item));
  const [before = notFound()] = await transaction
    .select({ result: acceptanceItems.result, title: acceptanceItems.titleZh })
    .from(acceptanceItems)
    .where(isItem);
  await transaction
    .update(acceptanceItems)
    .set({ result, remark, decidedBy: name, decidedAt: at })
    .where(isItem);
  const caption = acceptanceWords[sheet.locale].customerPhoto;
  await setPhotos(call, { part: ITEM_PART, partKey: params.item, photos, caption });
  audit({
    action: 'acceptance.decide',
    name,
    changes: {
      item: [null, before.title],
      result: [before.result, result],
      ...(photos.length > 0 && { photos: [null, photos.length] }),
    },
  });
  event({
    kind: 'decided',
    text: acceptanceEvents[sheet.locale].decided(name, before.title, result),
  });
  return { state: 'sent' };
}

/** Passes those of the given items that are still open: what somebody has decided stays. */
export async function passOpen(
  { transaction, sheet, audit, event, at }: LinkCall,
  { body: { name, items } }: RouteInput<typeof passItems>,
): Promise<RouteData<typeof passItems>> {
  const passed = await transaction
    .update(acceptanceItems)
    .set({ result: 'pass', decidedBy: name, decidedAt: at })
    .where(
      and(
        eq(acceptanceItems.sheetId, sheet.id),
        eq(acceptanceItems.result, 'pending'),
        inArray(acceptanceItems.id, items),
      ),
    )
    .returning({ title: acceptanceItems.titleZh });
  audit({
    action: 'acceptance.pass-rest',
    name,
    changes: { items: [null, passed.map(({ title }) => title).join('、')] },
  });
  event({ kind: 'decided', text: acceptanceEvents[sheet.locale].passed(name, passed.length) });
  return { state: 'sent' };
}

const remarkMissing = {
  zh: '不通过的项目请写明原因。',
  en: 'Please say why the item fails.',
};
