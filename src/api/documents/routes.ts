import type { ApiServices } from '#api/deps.ts';
import { type CacheRule, perHour } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { searchReads } from '#api/search/limit.ts';
import { getDocument, listDocuments, sendDocumentFeedback } from './contract.ts';
import { saveFeedback } from './feedback.ts';
import { findDocuments, readDocument } from './service.ts';

const listCache: CacheRule<'q'> = { tags: ['documents', 'products', 'media'], unless: 'q' };
const cache: CacheRule<never> = { tags: ['documents', 'products', 'media'] };

/** Several readers in one company may share an address. */
const limit = perHour(20, { all: 1000 });

export function registerDocuments(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    listDocuments,
    { access: 'public', limit: searchReads, cache: listCache },
    ({ query }) => findDocuments(deps, query),
  );
  registry.add(getDocument, { access: 'public', cache }, ({ params, query }) =>
    readDocument(deps.db, params.slug, query.locale),
  );
  registry.add(
    sendDocumentFeedback,
    { access: 'public', limit, transaction: true },
    async ({ params, body }, { visitor, transaction }) => {
      await saveFeedback(transaction, { slug: params.slug, reader: await visitor.hash(), ...body });
      return { helpful: body.helpful };
    },
  );
}
