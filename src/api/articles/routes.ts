import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getArticle, listArticles } from './contract.ts';
import { findArticles, readArticle } from './service.ts';

/** Mounts the information centre. */
export function registerArticles(registry: ApiRegistry, { db, answers }: ApiDeps): void {
  registry.add(listArticles, ({ query }) => findArticles(db, query));
  registry.add(getArticle, ({ params, query }) =>
    readArticle(db, answers, params.uid, query.locale),
  );
}
