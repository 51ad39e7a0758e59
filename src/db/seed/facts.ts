import { inArray } from 'drizzle-orm';
import type { FactSubject } from '#contracts/enums/facts.ts';
import { interfaceFactNames } from '#contracts/fact-sentences/places.ts';
import type { Executor } from '../connection.ts';
import { downloads } from '../schema/downloads.ts';
import { facts } from '../schema/facts.ts';
import type { DemoFact, DemoValue, Unit } from './content/facts/fact.ts';
import { latencyFacts } from './content/facts/latency.ts';
import { lightFacts } from './content/facts/light.ts';
import { networkFacts } from './content/facts/network.ts';
import { pictureFacts } from './content/facts/picture.ts';
import { powerFacts } from './content/facts/power.ts';
import { priceFacts } from './content/facts/price.ts';
import { productFacts } from './content/facts/product.ts';
import { roomFacts } from './content/facts/room.ts';
import { soundFacts } from './content/facts/sound.ts';
import { type DemoVersion, versionFacts } from './content/facts/version.ts';

/** The facts with fixed values. */
export const demoFacts: Record<FactSubject, DemoFact[]> = {
  room: roomFacts,
  light: lightFacts,
  picture: pictureFacts,
  sound: soundFacts,
  latency: latencyFacts,
  network: networkFacts,
  power: powerFacts,
  product: productFacts,
  price: priceFacts,
};

/** Day on which all figures of the demo content were compared. */
const CHECKED_ON = '2026-11-22';

/**
 * Writes the facts with fixed values; texts that show them come later. Without demo content there are
 * those that the interface states.
 */
export async function seedFacts(db: Executor, { demo = true } = {}): Promise<void> {
  const needed = new Set(interfaceFactNames.map((name) => name.split('.')[0]));
  const rows = Object.entries(demoFacts).flatMap(([subject, list]) =>
    list
      .filter(({ key }) => demo || needed.has(key))
      .map((fact) => ({
        ...commonOf(fact),
        ...columnsOf(fact.value),
        subject: subject as FactSubject,
      })),
  );
  await db.insert(facts).values(rows.map((row, sort) => ({ ...row, sort })));
}

/** Writes the facts whose values are the newest versions of programs. */
export async function seedVersionFacts(db: Executor): Promise<void> {
  const programs = await db
    .select({ id: downloads.id, slug: downloads.slug })
    .from(downloads)
    .where(
      inArray(
        downloads.slug,
        versionFacts.map(({ program }) => program),
      ),
    );
  const ids = new Map(programs.map(({ id, slug }) => [slug, id]));
  await db.insert(facts).values(
    versionFacts.map((fact, index) => ({
      ...commonOf(fact),
      subject: 'product' as const,
      downloadId: ids.get(fact.program),
      sort: 1000 + index,
    })),
  );
}

function commonOf({ key, condition, source, phrases, ...fact }: DemoFact | DemoVersion) {
  const unit = 'unit' in fact ? (fact.unit ?? '') : '';
  const units: Unit = typeof unit === 'string' ? { zh: unit, en: unit } : unit;
  return {
    key,
    unitZh: units.zh,
    unitEn: units.en,
    unitEnOne: units.one ?? '',
    conditionZh: condition?.zh ?? '',
    conditionEn: condition?.en ?? '',
    sourceKind: source.kind,
    sourceZh: source.zh,
    sourceEn: source.en,
    checkedOn: CHECKED_ON,
    phrasesZh: phrases?.zh ?? [],
    phrasesEn: phrases?.en ?? [],
  };
}

function columnsOf(value: DemoValue) {
  if (typeof value === 'number') return { minimum: value, maximum: value };
  if ('zh' in value) return { textZh: value.zh, textEn: value.en };
  return {
    minimum: 'min' in value ? value.min : null,
    maximum: 'max' in value ? value.max : null,
  };
}
