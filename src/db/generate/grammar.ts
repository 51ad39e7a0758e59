import type { Random } from './random.ts';

/** Lists of words by the name of their slot; common words come first and are chosen more often. */
export type Words = Record<string, readonly string[]>;

/** The words of one text: some are chosen once and kept for the whole text. */
export interface Voice {
  random: Random;
  words: Words;
  /** Words that this text keeps, by slot: its product, its room, its customer. */
  kept: Map<string, string>;
  /** The last word of each slot. */
  last: Map<string, string>;
}

/** Probability that a slot repeats the word that the text is about. */
const STAY_ON_TOPIC = 0.45;

/**
 * Expands a pattern: `{slot}` becomes a word of that list, `{=slot}` the word that this text keeps,
 * `{n1}` a small number, `{n2}` a larger one, and `[a|b|]` one of the choices.
 */
export function say(pattern: string, voice: Voice): string {
  let text = pattern;
  // Choices may contain slots and slots may contain numbers: the innermost are expanded first.
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
  // The same word twice in a row looks like a mistake.
  if (found === voice.last.get(slot)) found = random.pick(list);
  voice.last.set(slot, found);
  if (topic === undefined) voice.kept.set(slot, found);
  return found;
}
