import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import * as contract from './contract.ts';
import { answerReader, closeTexts, markFeedback } from './handle.ts';
import { readFeedback, readFeedbackDocuments } from './read.ts';

/** The feedback that readers send by `POST /documents/:slug/feedback`, for staff. */
export function registerFeedback(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(contract.listFeedback, { access: 'feedback.read' }, ({ query }) =>
    readFeedback(db, query),
  );
  registry.add(contract.listFeedbackDocuments, { access: 'feedback.read' }, ({ query }) =>
    readFeedbackDocuments(db, query),
  );
  registry.add(contract.handleFeedback, { access: 'feedback.update' }, ({ params, body }, call) =>
    markFeedback(params.id, body, call),
  );
  registry.add(contract.answerFeedback, { access: 'feedback.update' }, ({ params, body }, call) =>
    answerReader(params.id, body, call),
  );
  registry.add(contract.closeFeedback, { access: 'feedback.update' }, ({ body }, call) =>
    closeTexts(body, call),
  );
}
