import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Executor } from '../connection.ts';
import { pages, pageTranslations } from '../schema/pages.ts';
import { aboutEn } from './content/pages/about.en.ts';
import { aboutZh } from './content/pages/about.zh.ts';
import { homeEn } from './content/pages/home.en.ts';
import { homeZh } from './content/pages/home.zh.ts';
import type { DemoPage } from './content/pages/page.ts';
import { liveRoomEn } from './content/pages/product-3d.en.ts';
import { liveRoomZh } from './content/pages/product-3d.zh.ts';
import { appEn } from './content/pages/product-app.en.ts';
import { appZh } from './content/pages/product-app.zh.ts';
import { cyanEn } from './content/pages/product-cyan.en.ts';
import { cyanZh } from './content/pages/product-cyan.zh.ts';
import { flowerEn } from './content/pages/product-flower.en.ts';
import { flowerZh } from './content/pages/product-flower.zh.ts';
import { sdkEn } from './content/pages/product-sdk.en.ts';
import { sdkZh } from './content/pages/product-sdk.zh.ts';
import { seedMoment } from './texts.ts';

/** The pages made of blocks. */
export const demoPages: DemoPage[] = [
  { key: 'home', product: null, zh: homeZh, en: homeEn },
  { key: 'product-3d', product: '3d', zh: liveRoomZh, en: liveRoomEn },
  { key: 'product-cyan', product: 'cyan', zh: cyanZh, en: cyanEn },
  { key: 'product-flower', product: 'flower', zh: flowerZh, en: flowerEn },
  { key: 'product-sdk', product: 'sdk', zh: sdkZh, en: sdkEn },
  { key: 'product-app', product: 'app', zh: appZh, en: appEn },
  { key: 'about', product: null, zh: aboutZh, en: aboutEn },
];

const PUBLISHED_AT = '2026-11-02T10:00:00+08:00';

/** Writes the home page, the product pages and the about page in both languages. */
export async function seedPages(db: Executor): Promise<void> {
  const rows = await db
    .insert(pages)
    .values(demoPages.map(({ key, product }) => ({ key, productKey: product })))
    .returning({ id: pages.id, key: pages.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  await db.insert(pageTranslations).values(
    demoPages.flatMap((page) =>
      (['zh', 'en'] as const).map((locale) => ({
        pageId: ids.get(page.key) ?? '',
        locale,
        status: 'published' as const,
        publishedAt: seedMoment(PUBLISHED_AT),
        title: page[locale].title,
        description: page[locale].description,
        blocks: page[locale].blocks satisfies StoredBlock[],
      })),
    ),
  );
}
