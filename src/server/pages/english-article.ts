import type { ApiClient } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import { findRow, localizePath, paramsAreValid, splitLocale } from '#site/routing/table.ts';

/**
 * Address of the English article on the subject of a document, for the English address of the
 * document. That address has no page, but readers try it, because articles have one.
 * @returns undefined for other addresses, and if there is no such document or article
 */
export async function englishArticleFor(
  pathname: string,
  api: (locale: 'zh') => ApiClient,
): Promise<string | undefined> {
  const { locale, path } = splitLocale(pathname);
  if (locale !== 'en' || findRow(path)?.page !== 'document') return undefined;
  const uid = path.split('/').at(-1) ?? '';
  if (!paramsAreValid({ uid })) return undefined;
  try {
    const { articleInOther } = await api('zh')('GET /documents/:slug', {
      params: { slug: uid },
      query: { locale: 'zh' },
    });
    return articleInOther === null ? undefined : localizePath(`/show/${articleInOther}`, 'en');
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined;
    throw error;
  }
}
