import type { ApiServices } from '#api/deps.ts';
import {
  type CacheRule,
  namesFilters,
  perHour,
  readsPerMinute,
  showsRecords,
} from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { searchReads } from '#api/search/limit.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import {
  type Document,
  type DocumentSection,
  getDocument,
  listDocuments,
  readFeedbackAnswer,
  sendDocumentFeedback,
} from './contract.ts';
import { readAnswer, saveFeedback } from './feedback.ts';
import { findDocuments, readDocument } from './service.ts';

type Query = RouteInput<typeof listDocuments>['query'];

/** The list shows when texts changed. */
const listCache: CacheRule<'q'> = {
  tags: ['documents', 'documents:*', 'products', 'media'],
  unless: 'q',
  isNamed: namesFilters(
    ({ section }: Query, { sections }: RouteData<typeof listDocuments>) =>
      !section || hasSection(sections, section),
  ),
};

function hasSection(sections: readonly DocumentSection[], slug: string): boolean {
  return sections.some((one) => one.slug === slug || hasSection(one.sections, slug));
}

const cache: CacheRule<never> = {
  tags: ['documents', 'articles', 'products', 'media'],
  // The cards of the related documents show when their texts changed.
  records: showsRecords('documents', ({ slug, related }: Document) => [
    slug,
    ...related.map((one) => one.slug),
  ]),
};

/** Several readers in one company may share an address. */
const limit = perHour(20, { all: 1000 });
const answerReads = readsPerMinute(60);

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
      const feedback = { slug: params.slug, reader: await visitor.hash('feedback'), ...body };
      const saved = await saveFeedback(transaction, feedback, deps.settings.publicUrl);
      return { helpful: body.helpful, ...saved };
    },
  );
  registry.add(readFeedbackAnswer, { access: 'public', limit: answerReads }, ({ params }) =>
    readAnswer(deps.db, params.receipt),
  );
}
