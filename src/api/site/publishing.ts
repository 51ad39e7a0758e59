import { eq } from 'drizzle-orm';
import { definePart, type PartText, type PublishableKind } from '#api/publishing/kind.ts';
import { type SettingsShared, settingsShared } from '#contracts/content/settings.ts';
import { defaultSeverities } from '#contracts/enums/content.ts';
import { siteSettings } from '#db/schema/site.ts';

const emptySettings: SettingsShared = {
  brandZh: '',
  brandEn: '',
  companyZh: '',
  companyEn: '',
  logoId: null,
  titleZh: '',
  titleEn: '',
  descriptionZh: '',
  descriptionEn: '',
  shareImageId: null,
  phone: null,
  email: null,
  wechat: null,
  addressZh: null,
  addressEn: null,
  serviceHoursZh: null,
  serviceHoursEn: null,
  icpNumber: null,
  policeNumber: null,
  policeCode: null,
  socials: [],
  checkSeverities: defaultSeverities,
  loadingView: { kind: 'brand', textZh: null, textEn: null },
};

const settingNames = Object.keys(emptySettings) as (keyof SettingsShared)[];

/** Settings that visitors read as texts. */
const textNames = [
  'brandZh',
  'brandEn',
  'companyZh',
  'companyEn',
  'titleZh',
  'titleEn',
  'descriptionZh',
  'descriptionEn',
  'addressZh',
  'addressEn',
  'serviceHoursZh',
  'serviceHoursEn',
] as const;

const shared = definePart<SettingsShared>({
  schema: settingsShared,
  empty: emptySettings,
  async read(db, id) {
    const [row] = await db.select().from(siteSettings).where(eq(siteSettings.id, id));
    if (!row) return undefined;
    const data = Object.fromEntries(settingNames.map((name) => [name, row[name]]));
    return { data: data as SettingsShared, state: 'published', publishedAt: null };
  },
  async write(db, id, data) {
    await db.update(siteSettings).set(data).where(eq(siteSettings.id, id));
  },
  texts: (data) =>
    textNames.flatMap((field): PartText[] => {
      const text = data[field];
      return text ? [{ field, text, form: 'plain' }] : [];
    }),
  references: (data) =>
    (['logoId', 'shareImageId'] as const).flatMap((field) => {
      const value = data[field];
      return value ? [{ field, kind: 'media' as const, value }] : [];
    }),
});

/** The settings of the whole site: one record. */
export const settingsKind: PublishableKind = {
  kind: 'settings',
  parts: { shared },
  draftTables: [{ table: siteSettings }],
  path: () => '/',
  hasPage: false,
  hasEnglish: true,
  choices: async () => [],
};
