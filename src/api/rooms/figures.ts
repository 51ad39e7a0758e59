import type { Fact } from '#api/facts/contract.ts';

/** The part of a fact that the rules compare with: a lower and an upper bound, in its own unit. */
export type Figure = Pick<Fact, 'minimum' | 'maximum'>;

/** Keys of the facts that the rules use: net m² and metres, yuan. */
const figureKeys = [
  'room-area-small',
  'room-width-screen',
  'room-area-waist',
  'room-height-waist',
  'room-area-full-length',
  'room-height-full-length',
  'room-area-group',
  'room-height-group',
  'room-depth-green-screen-small',
  'room-depth-green-screen-waist',
  'room-depth-green-screen-full-length',
  'room-depth-led',
  'room-depth-led-moving',
  'room-depth-set',
  'room-depth-segmentation',
  'presenter-to-screen',
  'presenter-to-screen-small',
  'live-room-area',
  'price-live-room',
  'price-cyan-year',
] as const;

export type FigureKey = (typeof figureKeys)[number];
export type Figures = Readonly<Record<FigureKey, Figure>>;

/** Figures of facts by key. Throws if one is missing: without it the rules would be wrong. */
export function pickFigures<Key extends string>(
  facts: readonly Fact[],
  keys: readonly Key[],
): Record<Key, Figure> {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const entries = keys.map((key) => {
    const fact = byKey.get(key);
    if (!fact) throw new Error(`The rules of rooms need the fact ${key}`);
    return [key, { minimum: fact.minimum, maximum: fact.maximum }];
  });
  return Object.fromEntries(entries);
}

/** The figures of the room chooser. */
export function figuresOf(facts: readonly Fact[]): Figures {
  return pickFigures(facts, figureKeys);
}
