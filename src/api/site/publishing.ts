import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { sharedPart } from '#api/publishing/stored/shared-part.ts';
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

const { part } = sharedPart({
  schema: settingsShared,
  empty: emptySettings,
  table: siteSettings,
  texts: (data) => textNames.flatMap((field) => plainTexts({ [field]: data[field] || null })),
  references: ({ logoId, shareImageId }) => mediaReferences({ logoId, shareImageId }),
});

/** The settings of the whole site: one record. */
export const settingsKind: PublishableKind = {
  kind: 'settings',
  parts: { shared: part },
  draftTables: [{ table: siteSettings }],
  path: () => '/',
  hasPage: false,
  hasEnglish: true,
  choices: async () => [],
};
