import type { ContentKind } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { stepPathWords } from '../../diagnoses/step-words.ts';
import { menuMessages } from './menu/messages.ts';
import { formMessages } from './messages.ts';
import { qrMessages } from './qr-messages.ts';
import { settingsMessages } from './settings-messages.ts';

/** Names of fields by their path without places, such as `equipment.name`. */
type Names = Record<string, string>;

/** Names of fields that the forms ask for by another word than the field has. */
const ownNames: Record<Locale, Names> = {
  zh: {
    products: '产品',
    category: '分类',
    industry: '行业',
    sectionId: '栏目',
    product: '产品',
    platform: '系统',
  },
  en: {
    products: 'Products',
    category: 'Category',
    industry: 'Industry',
    sectionId: 'Section',
    product: 'Product',
    platform: 'System',
  },
};

function textNames(locale: Locale): Names {
  const text = formMessages[locale];
  return {
    ...onlyTexts(text),
    ...ownNames[locale],
    coverId: text.cover,
    iconId: text.icon,
    shareImageId: text.shareImage,
    'figures.value': text.figureValue,
    'figures.label': text.figureLabel,
    'figures.before': text.figureBefore,
    'figures.source': text.figureSource,
    'equipment.name': text.equipmentName,
  };
}

function settingsNames(locale: Locale): Names {
  const text = settingsMessages[locale];
  return {
    ...onlyTexts(text),
    logoId: text.logo,
    shareImageId: text.shareImage,
    serviceHoursZh: text.hoursZh,
    serviceHoursEn: text.hoursEn,
    icpNumber: text.icp,
    policeNumber: text.police,
    socials: text.accounts,
    loadingView: text.loading,
    checkSeverities: text.checks,
  };
}

const namesOf: Partial<Record<ContentKind, (locale: Locale) => Names>> = {
  settings: settingsNames,
  menu: (locale) => onlyTexts(menuMessages[locale]),
  qr: (locale) => ({ ...onlyTexts(qrMessages[locale]), slug: formMessages[locale].slug }),
};

function onlyTexts(messages: Record<string, unknown>): Names {
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

/**
 * What a person reads in place of the path of a field: `equipment.1.name` is "Equipment 2 · Name". A
 * field without a name keeps that of the data.
 */
export function fieldName(field: string, locale: Locale, kind?: ContentKind): string {
  const [first = '', ...rest] = field.split('.');
  if (first === 'steps') return stepPathWords(rest, locale);
  const names = ((kind && namesOf[kind]) ?? textNames)(locale);
  const words: string[] = [];
  let path = '';
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) words.push(`${words.pop() ?? ''} ${Number(part) + 1}`.trim());
    else {
      path = path ? `${path}.${part}` : part;
      words.push(names[path] ?? names[part] ?? part);
    }
  }
  return words.join(' · ');
}
