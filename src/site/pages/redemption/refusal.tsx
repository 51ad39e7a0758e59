import type { RefObject } from 'react';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { redemptionMessages } from '#site/i18n/redemption.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';

/** Why a code gave no licence, and what to do. */
export function Refusal({
  answer: { outcome, contact, at },
  heading,
}: {
  answer: RedemptionAnswer;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const text = useMessages(redemptionMessages);
  const day = at && dayText(at, text.dateLocale);
  const words = {
    unknown: text.outcomes.unknown,
    used: text.outcomes.used(contact, day ?? ''),
    expired: text.outcomes.expired(day),
    not_yet_valid: text.outcomes.not_yet_valid(day),
    revoked: text.outcomes.revoked,
    redeemed: '',
    shown_again: '',
  };
  return (
    <div className="sm:col-span-2" role="alert" data-outcome={outcome}>
      <Notice kind="error">
        <h3 ref={heading} tabIndex={-1} className="text-base font-medium outline-none">
          {words[outcome]}
        </h3>
      </Notice>
    </div>
  );
}

/** A day in Beijing, where offers begin and end. */
export function dayText(instant: string, dateLocale: string): string {
  const day = new Intl.DateTimeFormat(dateLocale, {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  });
  return day.format(new Date(instant));
}
