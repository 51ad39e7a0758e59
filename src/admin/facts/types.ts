import type { AnswerTo, BodyOf, ItemOf } from '../core/api.ts';

/** A fact as the list shows one. */
export type FactItem = ItemOf<'GET /admin/facts'>;

/** A fact with the texts that show it. */
export type FactRecord = AnswerTo<'GET /admin/facts/:id'>;
export type FactUse = FactRecord['uses'][number];

/** What a save sends. */
export type FactBody = BodyOf<'POST /admin/facts/:id/check'>;
