import { bookingSentences as sentences } from '#contracts/fact-sentences/booking.ts';
import { sentenceIn } from '#contracts/fact-sentences/sentence.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { bookingMessages } from '#site/i18n/booking.ts';

/** Texts of the page that depend on what the visitor came for. */
export interface BookingWords {
  heading: string;
  lead: string;
  products: string;
  message: string;
  messageHint: string;
  project: string;
  asideHeading: string;
  next: readonly { title: string; text: string }[];
}

/** The usual texts. */
export function bookingWords(locale: Locale, { facts }: Pick<SiteState, 'facts'>): BookingWords {
  const { contactText, visitTitle, proposalTitle, ...text } = bookingMessages[locale];
  return {
    ...text,
    lead: sentenceIn(sentences.lead, locale, facts),
    next: [
      { title: sentenceIn(sentences.contact, locale, facts), text: contactText },
      { title: visitTitle, text: sentenceIn(sentences.demo, locale, facts) },
      { title: proposalTitle, text: sentenceIn(sentences.proposal, locale, facts) },
    ],
  };
}
