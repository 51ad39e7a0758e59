import type { AnswerTo } from '../core/api.ts';

/** A message with its texts. */
export type Template = AnswerTo<'GET /admin/message-templates/:id'>;

/** Key of lists and records of templates among the queries. */
export const TEMPLATES_KEY = 'message-templates';

/** What staff write about a message. */
export type TemplateValues = Pick<Template, 'subjectZh' | 'subjectEn' | 'bodyZh' | 'bodyEn'>;
