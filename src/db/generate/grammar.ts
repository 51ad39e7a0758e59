import type { Random } from './random.ts';

/** Lists of words by the name of their slot; the usual ones stand first and are taken more often. */
export type Words = Record<string, readonly string[]>;

/** What one text fills its slots from: some words are picked once and hold for the whole text. */
export interface Voice {
  random: Random;
  words: Words;
  /** Words this text stays with, by slot: its product, its room, its customer. */
  kept: Map<string, string>;
  /** The word last used, by slot. */
  last: Map<string, string>;
}

/** How often a slot repeats the word that the text is about. */
const STAY_ON_TOPIC = 0.45;

/**
 * Writes out a pattern: `{slot}` becomes a word of that list, `{=slot}` the one this text keeps, `{n1}`
 * a small number, `{n2}` a larger one, and `[a|b|]` one of the choices.
 */
export function say(pattern: string, voice: Voice): string {
  let text = pattern;
  // Choices may hold slots and slots may hold numbers, so the innermost are written out first.
  for (let depth = 0; depth < 4 && /[[{]/.test(text); depth += 1) {
    text = text
      .replace(/\[([^[\]]*)\]/g, (_, choices: string) => voice.random.pick(choices.split('|')))
      .replace(/\{(=?)(\w+)\}/g, (_, kept: string, slot: string) => word(slot, kept, voice));
  }
  return text;
}

function word(slot: string, kept: string, voice: Voice): string {
  const { random, words } = voice;
  if (slot === 'n1') return String(2 + random.below(8));
  if (slot === 'n2') return String(11 + random.below(85));
  const list = words[slot];
  if (!list) throw new Error(`no words for ${slot}`);
  const topic = voice.kept.get(slot);
  if (topic !== undefined && kept) return topic;
  const stays = topic !== undefined && topic !== voice.last.get(slot);
  if (stays && random.chance(STAY_ON_TOPIC)) {
    voice.last.set(slot, topic);
    return topic;
  }
  let found = random.skewed(list);
  // The same word twice in a row reads as a slip.
  if (found === voice.last.get(slot)) found = random.pick(list);
  voice.last.set(slot, found);
  if (topic === undefined) voice.kept.set(slot, found);
  return found;
}
