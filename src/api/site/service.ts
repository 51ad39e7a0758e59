import { asc } from 'drizzle-orm';
import type { ApiSettings } from '#api/deps.ts';
import { readShownFacts } from '#api/facts/shown.ts';
import { DEFAULT_LOADING_TEXT } from '#contracts/constants.ts';
import { isProductKey } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import type { ShownFacts } from '#contracts/fact-sentences/sentence.ts';
import type { MenuItem, SiteState } from '#contracts/site-state.ts';
import type { Database } from '#db/connection.ts';
import { menuItems, siteSettings } from '#db/schema/site.ts';

type SettingsRow = typeof siteSettings.$inferSelect;
type MenuRow = typeof menuItems.$inferSelect;

/** Reads settings and menus. @throws AppError UNAVAILABLE if there are no settings */
export async function readSite(db: Database, process: ApiSettings): Promise<SiteState> {
  const [settings] = await db.select().from(siteSettings);
  if (!settings) throw new AppError('UNAVAILABLE');
  const items = await db.select().from(menuItems).orderBy(asc(menuItems.sort), asc(menuItems.id));
  return presentSite(settings, items, await readShownFacts(db), process);
}

function presentSite(
  row: SettingsRow,
  items: MenuRow[],
  facts: ShownFacts,
  process: ApiSettings,
): SiteState {
  const visible = items.filter((item) => item.visible);
  return {
    brandName: { zh: row.brandZh, en: row.brandEn },
    defaultTitle: { zh: row.titleZh, en: row.titleEn },
    description: { zh: row.descriptionZh, en: row.descriptionEn },
    contacts: {
      phone: row.phone ?? '',
      email: row.email ?? '',
      wechat: row.wechat ?? '',
      address: { zh: row.addressZh ?? '', en: row.addressEn },
    },
    filings: {
      icp: row.icpNumber ? { number: row.icpNumber, url: 'https://beian.miit.gov.cn/' } : null,
      police: row.policeNumber ? { number: row.policeNumber, url: policeUrl(row) } : null,
    },
    socials: row.socials.map((account) => ({
      label: { zh: account.labelZh, en: account.labelEn },
      kind: account.network,
      value: account.url ?? account.handle ?? '',
    })),
    menus: { header: menuTree(visible, 'header'), footer: menuTree(visible, 'footer') },
    loadingView: {
      text: {
        zh: row.loadingView.textZh ?? DEFAULT_LOADING_TEXT.zh,
        en: row.loadingView.textEn ?? DEFAULT_LOADING_TEXT.en,
      },
      showLogo: row.loadingView.kind === 'brand',
    },
    facts,
    exceptionPath: row.exceptionPath,
    publicUrl: process.publicUrl,
    wechatSharing: Boolean(process.wechat),
    buildId: process.buildId,
  };
}

/** The public-security register identifies a filing by the digits of its number. */
function policeUrl({ policeCode }: SettingsRow): string | null {
  return policeCode ? `https://beian.mps.gov.cn/#/query/webSearch?code=${policeCode}` : null;
}

function menuTree(items: MenuRow[], location: string, parentId: string | null = null): MenuItem[] {
  return items
    .filter((item) => item.location === location && item.parentId === parentId)
    .map((item) => ({
      id: item.id,
      label: { zh: item.labelZh, en: item.labelEn },
      hint: item.hintZh ? { zh: item.hintZh, en: item.hintEn } : null,
      to: item.path,
      url: item.url,
      product: isProductKey(item.productKey) ? item.productKey : null,
      children: menuTree(items, location, item.id),
    }));
}
