import { renderFragment, renderMarkdown } from '#content/markdown/render.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '../connection.ts';
import { caseMedia, caseProducts, cases, caseTranslations } from '../schema/cases.ts';
import { industries } from '../schema/industries.ts';
import { solutions } from '../schema/solutions.ts';
import type { DemoCase } from './content/cases/case.ts';
import { demoCases, demoIndustries } from './content/cases.ts';
import { mediaIds } from './media.ts';
import { seedMoment } from './texts.ts';

const sceneSeeds = [
  {
    key: 'ecommerce',
    nameZh: '电商带货',
    nameEn: 'Live shopping',
    summaryZh: '商品颜色准、换景快，日播六小时也稳。',
    summaryEn: 'True product colour, fast set changes, six hours a day on air.',
  },
  {
    key: 'launch',
    nameZh: '新品发布',
    nameEn: 'Launches',
    summaryZh: '大场面，主备两条链路，适合只有一次机会的发布。',
    summaryEn: 'A large stage, with a backup for every signal.',
  },
  {
    key: 'training',
    nameZh: '培训授课',
    nameEn: 'Training',
    summaryZh: '讲师自己开播，板书清楚，声音听得真。',
    summaryEn: 'Teachers go live on their own; slides are readable and speech is clear.',
  },
  {
    key: 'medical',
    nameZh: '医疗科普',
    nameEn: 'Medical talks',
    summaryZh: '患者影像不经过外部服务，三维模型放在两位讲者中间。',
    summaryEn:
      'Images of patients pass through no outside service, and a 3D model stands between the speakers.',
  },
  {
    key: 'government',
    nameZh: '政企宣讲',
    nameEn: 'Briefings',
    summaryZh: '庄重、合规、可留痕，多地连线同一场景。',
    summaryEn:
      'A formal set for government and business, recorded for the archive, with speakers joining from several cities.',
  },
];

/** Number of cases on the home page. */
const FEATURED = 4;

/** Writes the industries, solutions and customer cases in both languages. */
export async function seedCases(db: Executor): Promise<void> {
  await db.insert(industries).values(
    demoIndustries.map(({ key, name }, sort) => ({
      key,
      nameZh: name.zh,
      nameEn: name.en,
      sort,
    })),
  );
  const pictures = await mediaIds(db);
  await db.insert(solutions).values(
    sceneSeeds.map((scene, sort) => ({
      ...scene,
      coverId: pictures.get(`scene-${scene.key}`) ?? null,
      sort,
    })),
  );
  const rows = await db
    .insert(cases)
    .values(
      demoCases.map(({ slug, industry, scene, deliveredOn, cover }, sort) => ({
        slug,
        industryKey: industry,
        solutionKey: scene,
        coverId: pictures.get(pictureKey(slug, cover)) ?? null,
        featured: sort < FEATURED,
        deliveredOn,
        sort,
      })),
    )
    .returning({ id: cases.id, slug: cases.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string) => ids.get(slug) ?? '';
  const translations = demoCases.flatMap((item) =>
    (['zh', 'en'] as const).map((locale) => translationOf(item, idOf(item.slug), locale)),
  );
  await db.insert(caseTranslations).values(await Promise.all(translations));
  await db
    .insert(caseProducts)
    .values(
      demoCases.flatMap(({ slug, products }) =>
        products.map((productKey) => ({ caseId: idOf(slug), productKey })),
      ),
    );
  const gallery = demoCases.flatMap(({ slug, captions, cover }) =>
    captions.flatMap((caption, index) => {
      const number = index + 1;
      const mediaId = pictures.get(pictureKey(slug, number));
      if (!mediaId) return [];
      const sort = number === cover ? 0 : number;
      return { caseId: idOf(slug), mediaId, captionZh: caption.zh, captionEn: caption.en, sort };
    }),
  );
  if (gallery.length > 0) await db.insert(caseMedia).values(gallery);
}

/** Key of a picture of a case, counted from 1. */
function pictureKey(slug: string, number: number): string {
  return number === 1 ? `case-${slug}` : `case-${slug}-${number}`;
}

async function translationOf(item: DemoCase, caseId: string, locale: Locale) {
  const { person, role, text } = item.quote;
  return {
    caseId,
    locale,
    status: 'published' as const,
    publishedAt: seedMoment(item.publishedAt),
    title: item.title[locale],
    customer: item.customer[locale],
    summary: item.summary[locale],
    challengeMarkdown: item.challenge[locale],
    challengeHtml: await renderFragment(item.challenge[locale], { locale }),
    solutionMarkdown: item.solution[locale],
    solutionHtml: (await renderMarkdown(item.solution[locale], { locale })).html,
    equipment: item.equipment.map(({ name, quantity, note }) => ({
      name: name[locale],
      quantity,
      note: note?.[locale] ?? null,
    })),
    figures: item.results.map(({ value, unit, label, before, source }) => ({
      value: withUnit(value, unit[locale]),
      label: label[locale],
      before: before?.[locale] ?? null,
      source: source[locale],
    })),
    quote: text[locale],
    quoteAuthor: [person[locale], role[locale]].join(locale === 'zh' ? '，' : ', '),
  };
}

/** A per cent sign follows its number directly, every other unit after a space. */
function withUnit(value: string, unit: string): string {
  return unit === '%' ? value + unit : `${value} ${unit}`;
}
