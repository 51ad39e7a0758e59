import type { Executor } from '../connection.ts';
import { renderFragment } from '../content/markdown.ts';
import {
  caseProducts,
  cases,
  caseTranslations,
  industries,
  solutionScenes,
} from '../schema/cases.ts';
import { demoCases, demoIndustries } from './content/cases.ts';
import { seedMoment } from './texts.ts';

const sceneSeeds = [
  {
    key: 'ecommerce',
    nameZh: '电商带货',
    nameEn: 'E-commerce',
    summaryZh: '商品颜色准、换景快，日播六小时也稳。',
    summaryEn: 'True product colour, quick sets, six hours a day without trouble.',
  },
  {
    key: 'launch',
    nameZh: '新品发布',
    nameEn: 'Launches',
    summaryZh: '大场面、双链路，只有一次机会也不慌。',
    summaryEn: 'A large stage and two signal paths for the show that happens once.',
  },
  {
    key: 'training',
    nameZh: '培训授课',
    nameEn: 'Training',
    summaryZh: '讲师自己开播，板书清楚，声音听得真。',
    summaryEn: 'Teachers start alone; slides are legible and speech is clear.',
  },
  {
    key: 'medical',
    nameZh: '医疗科普',
    nameEn: 'Medical',
    summaryZh: '画面不出内网，手指与模型对得上。',
    summaryEn: 'Pictures stay inside, and a finger meets the model it points at.',
  },
  {
    key: 'government',
    nameZh: '政企宣讲',
    nameEn: 'Government and enterprise',
    summaryZh: '庄重、合规、可留痕，多地连线同一场景。',
    summaryEn: 'Dignified and on record, with several cities in one scene.',
  },
];

/** Writes trades, usages and the customer cases in both languages. */
export async function seedCases(db: Executor): Promise<void> {
  await db.insert(industries).values(
    demoIndustries.map(({ key, name }, sort) => ({
      key,
      nameZh: name.zh,
      nameEn: name.en,
      sort,
    })),
  );
  await db.insert(solutionScenes).values(sceneSeeds.map((scene, sort) => ({ ...scene, sort })));
  const rows = await db
    .insert(cases)
    .values(
      demoCases.map(({ slug, industry, scene, publishedAt }, sort) => ({
        slug,
        industryKey: industry,
        sceneKey: scene,
        featured: true,
        deliveredOn: publishedAt.slice(0, 10),
        sort,
      })),
    )
    .returning({ id: cases.id, slug: cases.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string) => ids.get(slug) ?? '';
  for (const item of demoCases) {
    for (const locale of ['zh', 'en'] as const) {
      await db.insert(caseTranslations).values({
        caseId: idOf(item.slug),
        locale,
        status: 'published',
        publishedAt: seedMoment(item.publishedAt),
        title: item.title[locale],
        customer: item.customer[locale],
        summary: item.summary[locale],
        challenge: item.challenge[locale],
        challengeHtml: await renderFragment(item.challenge[locale]),
        solution: item.set[locale],
        solutionHtml: await renderFragment(item.set[locale]),
        equipment: item.equipment.map(({ name, quantity }) => ({
          name: name[locale],
          quantity,
          note: null,
        })),
        figures: item.results.map(({ value, unit, label, source }) => ({
          value: `${value} ${unit[locale]}`,
          label: label[locale],
          source: source[locale],
        })),
        quote: item.quote.text[locale],
        quoteAuthor:
          locale === 'zh'
            ? `${item.quote.person.zh}，${item.quote.role.zh}`
            : `${item.quote.person.en}, ${item.quote.role.en}`,
      });
    }
  }
  await db
    .insert(caseProducts)
    .values(
      demoCases.flatMap(({ slug, products }) =>
        products.map((productKey) => ({ caseId: idOf(slug), productKey })),
      ),
    );
}
