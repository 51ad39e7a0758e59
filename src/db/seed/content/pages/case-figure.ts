import { demoCases } from '../cases.ts';

/** Words around a figure taken from a case. */
const words = {
  zh: {
    source: (customer: string, source: string) => `${customer}：${source}`,
    read: '看这个案例',
  },
  en: {
    source: (customer: string, source: string) => `${customer}: ${source}`,
    read: 'Read the case',
  },
};

/**
 * A result of a case as a figure of a page, with the case as its source: what pages claim is what
 * the case's own record says.
 */
export function caseFigure(slug: string, value: string, locale: 'zh' | 'en') {
  const customerCase = demoCases.find((item) => item.slug === slug);
  const result = customerCase?.results.find((item) => item.value === value);
  if (!customerCase || !result) throw new Error(`the case ${slug} has no result ${value}`);
  const text = words[locale];
  return {
    value: result.value,
    unit: result.unit[locale],
    label: result.label[locale],
    source: text.source(customerCase.customer[locale], result.source[locale]),
    link: { label: text.read, to: `/cases?case=${slug}` },
  };
}
