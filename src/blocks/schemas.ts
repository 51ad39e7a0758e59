import { z } from 'zod';
import { callToAction } from './call-to-action/schema.ts';
import { capabilityGrid } from './capability-grid/schema.ts';
import { caseCards } from './case-cards/schema.ts';
import { compatibility } from './compatibility/schema.ts';
import { documentLinks } from './document-links/schema.ts';
import { downloadLinks } from './download-links/schema.ts';
import { faq } from './faq/schema.ts';
import { featureRows } from './feature-rows/schema.ts';
import { figures } from './figures/schema.ts';
import { hero } from './hero/schema.ts';
import { newsCards } from './news-cards/schema.ts';
import { offices } from './offices/schema.ts';
import { productCards } from './product-cards/schema.ts';
import { sceneCards } from './scene-cards/schema.ts';
import { specTable } from './spec-table/schema.ts';
import { steps } from './steps/schema.ts';
import { story } from './story/schema.ts';
import { timeline } from './timeline/schema.ts';

/** Every type of block; its view is in views.tsx. */
const blocks = [
  callToAction,
  capabilityGrid,
  caseCards,
  compatibility,
  documentLinks,
  downloadLinks,
  faq,
  featureRows,
  figures,
  hero,
  newsCards,
  offices,
  productCards,
  sceneCards,
  specTable,
  steps,
  story,
  timeline,
] as const;

type Side<T extends readonly Record<S, unknown>[], S extends 'stored' | 'resolved'> = {
  -readonly [K in keyof T]: T[K][S];
};

/** A block as it is stored. */
export const storedBlockSchema = z.discriminatedUnion(
  'type',
  blocks.map((block) => block.stored) as unknown as Side<typeof blocks, 'stored'>,
);
/** A block as it is stored. */
export type PageBlock = z.output<typeof storedBlockSchema>;

/** A block as its view gets it: with the records it asked for. */
export const blockSchema = z.discriminatedUnion(
  'type',
  blocks.map((block) => block.resolved) as unknown as Side<typeof blocks, 'resolved'>,
);
/** A block as its view gets it. */
export type Block = z.output<typeof blockSchema>;
/** Name of a block's folder. */
export type BlockType = Block['type'];
