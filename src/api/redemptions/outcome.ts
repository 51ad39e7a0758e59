import type { RedemptionOutcome } from '#contracts/enums/redemptions.ts';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import type { ActivatedCampaign, FoundCode } from './attempted.ts';
import { contactKey, type HolderContact, maskContact } from './contact.ts';
import { presentLicence } from './licences/present.ts';

interface Attempt {
  campaign: ActivatedCampaign;
  contact: HolderContact;
  now: Date;
}

/** What becomes of an attempt. The answer to `redeemed` needs the licence first. */
interface Verdict {
  outcome: RedemptionOutcome;
  answer: RedemptionAnswer | undefined;
}

/** Decides on an attempt by what is stored of the code. */
export function outcomeOf(found: FoundCode | null, attempt: Attempt): Verdict {
  const { campaign, contact, now } = attempt;
  if (!found) return refused('unknown');
  const { code, batch, redemption } = found;
  // First the holder: nobody else learns more of a code than that it was used.
  if (code.status === 'revoked') return refused('revoked', { at: code.revokedAt });
  if (redemption) {
    if (redemption.erasedAt === null && contactKey(redemption) === contactKey(contact)) {
      const licence = presentLicence(redemption, campaign.product);
      return { outcome: 'shown_again', answer: answerOf('shown_again', { licence }) };
    }
    return refused('used', { contact: maskContact(redemption), at: redemption.redeemedAt });
  }
  const from = latest(campaign.startsAt, batch.validFrom);
  if (from && from > now) return refused('not_yet_valid', { at: from });
  const until = earliest(campaign.endsAt, batch.validUntil);
  if (campaign.closed || (until && until <= now))
    return refused('expired', { at: until && until <= now ? until : null });
  return { outcome: 'redeemed', answer: undefined };
}

interface Details {
  licence?: RedemptionAnswer['licence'];
  contact?: string | null;
  at?: Date | null;
  isMailed?: boolean;
}

export function answerOf(
  outcome: RedemptionOutcome,
  { licence = null, contact = null, at = null, isMailed = false }: Details = {},
): RedemptionAnswer {
  return { outcome, licence, contact, at: at?.toISOString() ?? null, isMailed };
}

const refused = (outcome: RedemptionOutcome, details?: Details): Verdict => ({
  outcome,
  answer: answerOf(outcome, details),
});

const times = (...given: (Date | null)[]) => given.filter((one) => one !== null).sort(byTime);
const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();
const earliest = (...given: (Date | null)[]): Date | undefined => times(...given)[0];
const latest = (...given: (Date | null)[]): Date | undefined => times(...given).at(-1);
