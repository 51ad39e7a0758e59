import type { BlockPage } from '#api/pages/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { absoluteUrl, breadcrumbList, organization } from '#site/structured-data.ts';

const systems: Record<string, string> = {
  windows: 'Windows',
  macos: 'macOS',
  ios: 'iOS',
  android: 'Android',
  linux: 'Linux',
  web: 'Web',
};

/** What a product page tells search engines: the product or program, its questions, its place. */
export function productData(page: BlockPage, site: SiteState, locale: Locale): object[] {
  if (!page.product) return [];
  const { key, name } = page.product;
  const path = `/product/${key}`;
  const common = {
    '@context': 'https://schema.org',
    name,
    description: page.description,
    url: absoluteUrl(site, path, locale),
  };
  const programs = page.blocks.flatMap((block) =>
    block.type === 'download-links' ? block.items : [],
  );
  const product =
    programs.length > 0
      ? {
          ...common,
          '@type': 'SoftwareApplication',
          applicationCategory: 'MultimediaApplication',
          operatingSystem: programs.map(({ platform }) => systems[platform]).join(', '),
          softwareVersion: programs[0]?.version,
          publisher: organization(site, locale),
        }
      : { ...common, '@type': 'Product', brand: organization(site, locale) };
  const questions = page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [
    product,
    ...(questions.length > 0 ? [faq] : []),
    breadcrumbList(site, locale, [{ name, path }]),
  ];
}
