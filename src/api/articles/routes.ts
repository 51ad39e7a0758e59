import type { ApiServices } from '#api/deps.ts';
import { type CacheRule, namesFilters, showsRecords } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { searchReads } from '#api/search/limit.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { type Article, getArticle, listArticles } from './contract.ts';
import { findArticles, readArticle } from './service.ts';

type Query = RouteInput<typeof listArticles>['query'];

const listCache: CacheRule<'q'> = {
  tags: ['articles', 'products', 'media'],
  unless: 'q',
  isNamed: namesFilters(
    ({ category }: Query, { categories }: RouteData<typeof listArticles>) =>
      !category || categories.some(({ key }) => key === category),
  ),
};
const cache: CacheRule<never> = {
  tags: ['articles', 'documents', 'products', 'cases', 'media'],
  records: showsRecords('articles', ({ slug }: Article) => [slug]),
};

export function registerArticles(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    listArticles,
    { access: 'public', limit: searchReads, cache: listCache },
    ({ query }) => findArticles(deps, query),
  );
  registry.add(getArticle, { access: 'public', cache }, ({ params, query }) =>
    readArticle(deps.db, deps.answers, params.slug, query.locale),
  );
}
