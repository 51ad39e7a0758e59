import { productKeys } from '#contracts/enums/products.ts';
import type { Database } from '#db/connection.ts';
import { products } from '#db/schema/products.ts';
import { menuItems, siteSettings } from '#db/schema/site.ts';
import { onlyRow } from './only-row.ts';

type SettingsRow = typeof siteSettings.$inferInsert;
type MenuRow = typeof menuItems.$inferInsert;

/** Adds the settings of a site and its products, which other records refer to. */
export async function addSite(db: Database, fields: Partial<SettingsRow> = {}): Promise<void> {
  await db.insert(siteSettings).values({
    brandZh: '品牌',
    brandEn: 'Brand',
    titleZh: '网站',
    titleEn: 'Site',
    descriptionZh: '说明',
    descriptionEn: 'Description',
    companyZh: '公司',
    companyEn: 'Company',
    email: 'office@example.com',
    ...fields,
  });
  await addProducts(db);
}

/** Adds all products that have a page, named after their keys. */
export async function addProducts(db: Database): Promise<void> {
  await db.insert(products).values(
    productKeys.map((key, sort) => ({
      key,
      nameZh: `产品 ${key}`,
      nameEn: `Product ${key}`,
      taglineZh: `${key} 的口号`,
      taglineEn: `Tagline of ${key}`,
      sort,
    })),
  );
}

/** Adds an entry to a menu, by default to that of the header; returns its id. */
export async function addMenuItem(
  db: Database,
  fields: Pick<MenuRow, 'labelZh'> & Partial<MenuRow>,
): Promise<string> {
  const rows = await db
    .insert(menuItems)
    .values({ location: 'header', ...fields })
    .returning({ id: menuItems.id });
  return onlyRow(rows).id;
}
