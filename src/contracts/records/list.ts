import { customerRecord } from './customers.ts';
import { factRecord } from './facts.ts';
import { messageTemplateRecord } from './message-templates.ts';
import { projectRecord } from './projects.ts';
import { redirectRecord } from './redirects.ts';
import { replyTemplateRecord } from './reply-templates.ts';
import { riskyWordRecord } from './risky-words.ts';
import { synonymRecord } from './search-synonyms.ts';
import { webhookRecord } from './webhooks.ts';

/** All kinds of plain records, see `PlainRecord`. The order is that of filters and of search results. */
export const records = [
  customerRecord,
  projectRecord,
  replyTemplateRecord,
  factRecord,
  riskyWordRecord,
  redirectRecord,
  synonymRecord,
  messageTemplateRecord,
  webhookRecord,
] as const;
