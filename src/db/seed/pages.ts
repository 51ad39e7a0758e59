import type { StoredBlock } from '#contracts/values/publishing.ts';
import type { Executor } from '../connection.ts';
import { pages, pageTranslations } from '../schema/pages.ts';
import { aboutPage } from './content/pages/about.ts';
import { homePage } from './content/pages/home.ts';
import type { DemoPage } from './content/pages/page.ts';
import { liveRoomPage } from './content/pages/product-3d.ts';
import { appPage } from './content/pages/product-app.ts';
import { cyanPage } from './content/pages/product-cyan.ts';
import { flowerPage } from './content/pages/product-flower.ts';
import { sdkPage } from './content/pages/product-sdk.ts';
import { seedMoment } from './texts.ts';

/** The pages made of blocks. */
export const demoPages: DemoPage[] = [
  homePage,
  liveRoomPage,
  cyanPage,
  flowerPage,
  sdkPage,
  appPage,
  aboutPage,
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
