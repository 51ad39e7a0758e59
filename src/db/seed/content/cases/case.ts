import type { ProductKey } from '#contracts/enums/products.ts';

/** Text in both languages of the site. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** A result: the figure, what it was before, what it counts, and who measured it when. */
export interface DemoCaseResult {
  value: string;
  unit: Bilingual;
  label: Bilingual;
  /** The same figure before the project, with its unit. */
  before?: Bilingual;
  source: Bilingual;
}

/** A customer case in both languages; `challenge` and `solution` are Markdown. */
export interface DemoCase {
  slug: string;
  industry: string;
  scene: 'ecommerce' | 'launch' | 'training' | 'medical' | 'government';
  products: ProductKey[];
  /** ISO time from which the case is public. */
  publishedAt: string;
  /** Day of acceptance, ISO date. */
  deliveredOn: string;
  customer: Bilingual;
  title: Bilingual;
  summary: Bilingual;
  challenge: Bilingual;
  /** The set, the lights, how it was done, and the days it took. */
  solution: Bilingual;
  equipment: { name: Bilingual; quantity: number; note?: Bilingual }[];
  results: DemoCaseResult[];
  quote: { text: Bilingual; person: Bilingual; role: Bilingual };
  /** What the pictures `case-<slug>`, `case-<slug>-2` and so on show. */
  captions: [Bilingual, Bilingual, ...Bilingual[]];
  /** Number of the picture that leads the case: what viewers saw, if there is such a picture. */
  cover: number;
}
