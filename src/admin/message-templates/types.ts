import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

/** A message with its texts. */
export type Template = RouteData<AdminEndpoints['GET /admin/message-templates/:id']>;
export type ListQuery = RouteCall<AdminEndpoints['GET /admin/message-templates']>['query'];

/** Key of lists and records of templates among the queries. */
export const TEMPLATES_KEY = 'message-templates';

/** What staff write about a message. */
export type TemplateValues = Pick<Template, 'subjectZh' | 'subjectEn' | 'bodyZh' | 'bodyEn'>;
