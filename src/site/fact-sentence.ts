import { useCallback } from 'react';
import { type FactSentence, sentenceIn } from '#contracts/fact-sentences/sentence.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { useSite } from './initial-state.ts';

/** Gives sentences of the interface in the page's language, with the values of their facts. */
export function useFactSentence(): (sentence: FactSentence) => string {
  const locale = useLocale();
  const { facts } = useSite();
  return useCallback((sentence) => sentenceIn(sentence, locale, facts), [locale, facts]);
}
