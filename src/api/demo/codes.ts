import { eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { importCodes } from '#api/redemptions/batches/import.ts';
import { demoCodes } from '#contracts/redemptions/demo.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns } from '#db/schema/campaigns.ts';

/** What staff see of the batch: only its name says that it is for trying. */
const LABEL = '演示卡片（兑换码见 README）';

/**
 * Imports a few codes to try on `/ad/sony`, as staff import those of printed cards. Only README names
 * them; whoever runs a real campaign on this content revokes the batch.
 */
export async function addDemoCodes(
  transaction: Executor,
  keys: KeyRing,
  audit: Audit,
): Promise<void> {
  const [campaign] = await transaction
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.slug, 'sony'));
  if (!campaign) throw new Error('the demo content has no campaign for its codes');
  await importCodes(
    {
      campaignId: campaign.id,
      label: LABEL,
      codes: demoCodes.join('\n'),
      validFrom: null,
      validUntil: null,
    },
    keys,
    { transaction, audit, locale: 'zh', staff: null },
  );
}
