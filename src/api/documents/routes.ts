import type { ApiDeps } from '#api/deps.ts';
import { createRateLimit } from '#api/http/rate-limit.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { networkOf, visitorMark } from '#api/http/visitor-mark.ts';
import { getDocument, listDocuments, sendDocumentFeedback } from './contract.ts';
import { saveFeedback } from './feedback.ts';
import { findDocuments, readDocument } from './service.ts';

/** Answers per address and hour; several readers of one company may share an address. */
const FEEDBACK_LIMIT = { name: 'documents.feedback', points: 20, seconds: 3600 };

/** Mounts the learning centre and the knowledge base. */
export function registerDocuments(registry: ApiRegistry, { db }: ApiDeps): void {
  const limitFeedback = createRateLimit(db, FEEDBACK_LIMIT);
  registry.add(listDocuments, ({ query }) => findDocuments(db, query));
  registry.add(getDocument, ({ params, query }) => readDocument(db, params.uid, query.locale));
  registry.add(sendDocumentFeedback, async ({ params, body }, { clientAddress, headers }) => {
    await limitFeedback(visitorMark(networkOf(clientAddress)));
    const reader = visitorMark(clientAddress, headers.get('user-agent') ?? '');
    await saveFeedback(db, { uid: params.uid, reader, ...body });
    return { helpful: body.helpful };
  });
}
