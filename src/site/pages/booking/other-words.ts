import { bookingSentences as sentences } from '#contracts/fact-sentences/booking.ts';
import { sentenceIn } from '#contracts/fact-sentences/sentence.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { supportMessages } from '#site/i18n/booking-support.ts';
import type { BookingWords } from './words.ts';

/** The texts for technical support. */
export function supportWords(locale: Locale, { facts }: Pick<SiteState, 'facts'>): BookingWords {
  const { contactText, next, ...text } = supportMessages[locale];
  return {
    ...text,
    lead: sentenceIn(sentences.supportLead, locale, facts),
    next: [{ title: sentenceIn(sentences.contact, locale, facts), text: contactText }, ...next],
  };
}

/** The texts for a look-up. */
export function lookUpWords(locale: Locale): Pick<BookingWords, 'heading' | 'lead'> {
  const { heading, lead } = lookUpMessages[locale];
  return { heading, lead };
}
