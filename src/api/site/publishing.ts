import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { sharedPart } from '#api/publishing/stored/shared-part.ts';
import { settingsShared } from '#contracts/content/settings.ts';
import { defaultSeverities } from '#contracts/enums/content.ts';
import { siteSettings } from '#db/schema/site.ts';

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
  empty: {
    checkSeverities: defaultSeverities,
    loadingView: { kind: 'brand', textZh: null, textEn: null },
  },
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
