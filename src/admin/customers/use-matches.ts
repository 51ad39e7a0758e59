import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { customerMessages } from './messages.ts';
import { CUSTOMERS_KEY, type CustomerMatch } from './types.ts';

/** Pause in typing after which customers are compared. */
const PAUSE_MS = 400;

/** What customers are compared by. */
export interface Compared {
  name: string;
  contactPhone: string;
  contactEmail: string;
  contactWechat: string;
}

/** Customers with the same contact or name; undefined while the first ones are under way. */
export function useMatches(
  { name, contactPhone, contactEmail, contactWechat }: Compared,
  except?: string,
): CustomerMatch[] | undefined {
  const given = useRested(JSON.stringify({ name, contactPhone, contactEmail, contactWechat }));
  const { data } = useAnswer(
    [CUSTOMERS_KEY, 'matches', given, except],
    (api) =>
      api('POST /admin/customers/matches', {
        body: { ...(JSON.parse(given) as Compared), ...(except && { except }) },
      }),
    {
      placeholderData: keepPreviousData,
      // Customers are added meanwhile.
      staleTime: 0,
    },
  );
  return data?.items;
}

/** What a match has in common, and what else is known of it, in one line. */
export function useMatchWords(): (match: CustomerMatch) => string {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  return ({ reasons, contactName, region, projects }) =>
    [
      ...reasons.map((reason) => text.matchReasons[reason]),
      contactName,
      region,
      text.projectCount(projects),
    ]
      .filter(Boolean)
      .join(locale === 'zh' ? '，' : ', ');
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
