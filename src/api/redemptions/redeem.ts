import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { VisitorCall } from '#api/http/call.ts';
import type { RedemptionOutcome } from '#contracts/enums/redemptions.ts';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { readCode } from '#contracts/redemptions/code.ts';
import type { Executor } from '#db/connection.ts';
import { redemptionAttempts } from '#db/schema/redemptions.ts';
import { readAttempted } from './attempted.ts';
import { codeMacs } from './codes/stored-code.ts';
import { takeCode } from './codes/take.ts';
import { contactKey } from './contact.ts';
import type { RedemptionInput } from './contract.ts';
import { checkInput } from './input.ts';
import { issueLicence, type LicenceDeps } from './licences/issue.ts';
import type { AttemptCounts } from './limits.ts';
import { outcomeOf } from './outcome.ts';

export interface RedeemDeps extends WriteDeps, LicenceDeps {
  count: AttemptCounts;
}

/**
 * Redeems a code, or says why not. Only taking a code and writing its licence is a transaction:
 * counts use connections of their own, which a transaction must not wait for. Of several who redeem
 * one code at once, one gets the licence; the others wait for its row and see who was first.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED
 */
export async function redeem(
  deps: RedeemDeps,
  input: RedemptionInput,
  { requestId, visitor }: Pick<VisitorCall, 'requestId' | 'visitor'>,
  now = new Date(),
): Promise<RedemptionAnswer> {
  const { db, keys, count } = deps;
  const macs = codeMacs(keys, readCode(input.code).symbols);
  const read = () => readAttempted(db, { campaign: input.campaign, macs }, now);
  let { campaign, found } = await read();
  const contact = checkInput(input, campaign.privacyVersion);
  await count.contact(contactKey(contact));
  const visitorHash = await visitor.hash('redemption');
  const insertNote = (executor: Executor, codeId: string | null, outcome: RedemptionOutcome) =>
    executor
      .insert(redemptionAttempts)
      .values({ campaignId: campaign.id, codeId, visitorHash, outcome });
  // Twice at most: a code that somebody else has taken meanwhile is refused.
  for (;;) {
    const { outcome, answer } = outcomeOf(found, { campaign, contact, now });
    const codeId = found?.code.id ?? null;
    if (answer) {
      await insertNote(db, codeId, outcome);
      if (outcome === 'unknown') await count.miss(now);
      return answer;
    }
    const licence = await auditedTransaction(
      deps,
      { actor: 'visitor', requestId },
      async (transaction, audit) => {
        const redemptionId = codeId && (await takeCode(transaction, codeId));
        if (!redemptionId) return undefined;
        const note = insertNote(transaction, codeId, 'redeemed');
        return issueLicence(
          deps,
          input,
          { campaign, contact, codeId, redemptionId },
          { transaction, audit, note, now },
        );
      },
    );
    if (licence) return licence;
    ({ campaign, found } = await read());
  }
}
