import type { Locale } from '#contracts/locale.ts';

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

/** The texts for technical support, in a script of their own. */
export async function supportWords(locale: Locale): Promise<BookingWords> {
  return (await import('#site/i18n/booking-support.ts')).supportMessages[locale];
}
