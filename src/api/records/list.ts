import { customerDefinition, type customerRoutes } from '#api/customers/definition.ts';
import { factDefinition } from '#api/facts/definition.ts';
import { messageTemplateDefinition } from '#api/message-templates/definition.ts';
import { projectDefinition, type projectRoutes } from '#api/projects/definition.ts';
import { redirectDefinition } from '#api/redirects/definition.ts';
import {
  replyTemplateDefinition,
  type replyTemplateRoutes,
} from '#api/reply-templates/definition.ts';
import type { riskyWordRoutes } from '#api/risky-words/contract.ts';
import { riskyWordDefinition } from '#api/risky-words/definition.ts';
import { synonymDefinition } from '#api/search-misses/definition.ts';
import { webhookDefinition } from '#api/webhooks/definition.ts';
import type { Endpoints } from '#contracts/route.ts';
import type { RecordDefinition } from './definition.ts';

/** The server's halves of all kinds of plain records. */
export const definitions: readonly RecordDefinition[] = [
  customerDefinition,
  projectDefinition,
  replyTemplateDefinition,
  factDefinition,
  riskyWordDefinition,
  redirectDefinition,
  synonymDefinition,
  messageTemplateDefinition,
  webhookDefinition,
];

/** The operations of kinds that have none of their own, for the client of the back office. */
export type RecordEndpoints = Endpoints<typeof riskyWordRoutes> &
  Endpoints<typeof customerRoutes> &
  Endpoints<typeof projectRoutes> &
  Endpoints<typeof replyTemplateRoutes>;
