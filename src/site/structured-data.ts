import type { Platform } from '#contracts/enums/downloads.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { absoluteUrl } from './routing/absolute-url.ts';

/** A schema.org JSON-LD object; created only by the functions below. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': string;
  readonly [property: string]: unknown;
}

/** Publisher and language of a page. */
interface Page {
  site: SiteState;
  locale: Locale;
}

/** Common fields of all records. */
interface RecordData extends Page {
  name: string;
  description: string;
  /** Chinese path of the record; a query is allowed. */
  path: string;
  cover?: Picture | null;
}

const node = (type: string, properties: Record<string, unknown>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

const language = (locale: Locale) => (locale === 'zh' ? 'zh-CN' : 'en');

/** The largest WebP file of an image. */
function imageUrl({ site }: Page, cover: Picture | null | undefined): string | undefined {
  const width = cover?.widths.at(-1);
  return cover && width ? pictureFile(site.publicUrl, cover, width, 'webp') : undefined;
}

/** The provider as the author or publisher of other content. */
export function organization(site: SiteState, locale: Locale) {
  return {
    '@type': 'Organization',
    '@id': `${site.publicUrl}#organization`,
    name: pickText(site.brandName, locale),
    url: absoluteUrl(site, '/', locale),
    logo: `${site.publicUrl}icon-512.png`,
  };
}

/** The provider with its contacts. */
export function organizationData({ site, locale }: Page): StructuredData {
  const { contacts, socials } = site;
  const address = pickText(contacts.address, locale);
  const telephone = contacts.phone || undefined;
  const email = contacts.email || undefined;
  const accounts = socials.map(({ value }) => value).filter((value) => /^https?:/.test(value));
  return node('Organization', {
    ...organization(site, locale),
    description: pickText(site.description, locale),
    email,
    telephone,
    address: address ? { '@type': 'PostalAddress', streetAddress: address } : undefined,
    contactPoint:
      telephone || email
        ? {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone,
            email,
            availableLanguage: ['zh-CN', 'en'],
          }
        : undefined,
    sameAs: accounts.length > 0 ? accounts : undefined,
  });
}

/** The site with its search: of documents, or of news in a language without documents. */
export function webSiteData({ site, locale }: Page): StructuredData {
  const target = absoluteUrl(site, locale === 'zh' ? '/support/document' : '/info', locale);
  return node('WebSite', {
    '@id': `${site.publicUrl}#website-${locale}`,
    name: pickText(site.brandName, locale),
    url: absoluteUrl(site, '/', locale),
    inLanguage: language(locale),
    publisher: { '@id': `${site.publicUrl}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${target}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

/** Breadcrumbs, home first and the page itself last. */
export function breadcrumbList(
  site: SiteState,
  locale: Locale,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  const home = { name: pickText(site.brandName, locale), path: '/' };
  return node('BreadcrumbList', {
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path, locale),
    })),
  });
}

/** A news article, a case or a document. */
export interface TextData extends RecordData {
  kind: 'Article' | 'NewsArticle' | 'TechArticle';
  /** ISO 8601. */
  publishedAt?: string | undefined;
  modifiedAt?: string | undefined;
  /** Author; the provider by default. */
  author?: string | null;
  section?: string | undefined;
  /** The customer of a case. */
  customer?: string;
  /** Level of a document. */
  expects?: 'Beginner' | 'Expert';
  /** Reading time in minutes. */
  minutes?: number;
}

/** Longest headline that search engines accept, in characters. */
const HEADLINE_MAX = 110;

export function textData(text: TextData): StructuredData {
  const { site, locale, name, description, path, kind, publishedAt, author, customer } = text;
  const provider = organization(site, locale);
  const url = absoluteUrl(site, path, locale);
  return node(kind, {
    headline: name.slice(0, HEADLINE_MAX),
    description,
    inLanguage: language(locale),
    url,
    mainEntityOfPage: url,
    image: imageUrl(text, text.cover),
    datePublished: publishedAt,
    dateModified: text.modifiedAt ?? publishedAt,
    articleSection: text.section,
    author: author ? { '@type': 'Organization', name: author, url: provider.url } : provider,
    publisher: provider,
    about: customer ? { '@type': 'Organization', name: customer } : undefined,
    proficiencyLevel: text.expects,
    timeRequired: text.minutes ? `PT${text.minutes}M` : undefined,
  });
}

/** A product that is not software. */
export function productData(product: RecordData): StructuredData {
  const { site, locale, name, description, path } = product;
  const provider = organization(site, locale);
  return node('Product', {
    name,
    description,
    url: absoluteUrl(site, path, locale),
    image: imageUrl(product, product.cover),
    brand: { '@type': 'Brand', name: provider.name },
    manufacturer: provider,
  });
}

/** Software, or a product that is software. */
export interface SoftwareData extends RecordData {
  platforms: readonly Platform[];
  /** Minimum system version; for the web, what the browser must support. */
  minOs?: string | null;
  version?: string | undefined;
  /** Release date, `YYYY-MM-DD`. */
  releasedOn?: string | undefined;
  /** Address of the file, relative to the base path. */
  file?: { path: string; bytes: number } | null;
}

const systems: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  ios: 'iOS',
  android: 'Android',
  linux: 'Linux',
  web: 'Web',
};

/** A program with its newest version. */
export function softwareData(program: SoftwareData): StructuredData {
  const { site, locale, name, description, path, platforms, minOs, file } = program;
  const systemNames = [...new Set(platforms.map((platform) => systems[platform]))].join(', ');
  return node('SoftwareApplication', {
    name,
    description,
    url: absoluteUrl(site, path, locale),
    image: imageUrl(program, program.cover),
    applicationCategory: 'MultimediaApplication',
    operatingSystem: platforms.includes('web') ? systemNames : (minOs ?? systemNames),
    softwareVersion: program.version,
    datePublished: program.releasedOn,
    downloadUrl: file ? site.publicUrl + file.path.replace(/^\//, '') : undefined,
    fileSize: file ? `${file.bytes} B` : undefined,
    publisher: organization(site, locale),
  });
}

/** How-to steps. */
export function howToData(
  { locale }: Page,
  how: { name: string; description: string; steps: readonly { name: string; text: string }[] },
): StructuredData {
  return node('HowTo', {
    name: how.name,
    description: how.description,
    inLanguage: language(locale),
    step: how.steps.map(({ name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
    })),
  });
}

/** Questions and answers; an empty list if there are no questions. */
export function faqData(questions: readonly { question: string; answer: string }[]) {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [node('FAQPage', { mainEntity })];
}
