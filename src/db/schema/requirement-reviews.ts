import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clientKinds } from '#contracts/enums/shares.ts';
import { id, instant, times, valueCheck } from './columns.ts';
import { requirementVersions } from './requirements.ts';
import { shareLinks } from './shares.ts';

/** The customer's approval of exactly one version. */
export const requirementApprovals = pgTable(
  'requirement_approvals',
  {
    id: id(),
    versionId: uuid('version_id').notNull().unique(),
    /** Content hash of the approved version. */
    contentHash: text('content_hash').notNull(),
    name: text('name').notNull(),
    title: text('title'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Kind of browser, such as phone or WeChat; nothing that identifies a person. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    approvedAt: instant('approved_at').notNull().defaultNow(),
    ...times(),
  },
  (t) => [
    valueCheck(t.client, clientKinds),
    foreignKey({
      name: 'requirement_approvals_version_fk',
      columns: [t.versionId, t.contentHash],
      foreignColumns: [requirementVersions.id, requirementVersions.contentHash],
    }).onDelete('restrict'),
    index().on(t.linkId),
  ],
);
