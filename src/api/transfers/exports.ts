import { z } from 'zod';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { auditQuery } from '#api/audit/contract.ts';
import { auditResource } from '#api/audit/transfer.ts';
import { bookingQuery } from '#api/bookings/inbox-contract.ts';
import { bookingResource } from '#api/bookings/transfer.ts';
import { sectionResource } from '#api/documents/tree/transfer.ts';
import { releaseResource } from '#api/downloads/transfer.ts';
import { feedbackQuery } from '#api/feedback/contract.ts';
import { feedbackResource } from '#api/feedback/transfer.ts';
import { mediaQuery } from '#api/media/contract.ts';
import { mediaResource } from '#api/media/transfer.ts';
import { missingPageQuery } from '#api/missing-pages/contract.ts';
import { missingPageResource } from '#api/missing-pages/transfer.ts';
import { privacyNoticeResource } from '#api/privacy-notices/transfer.ts';
import { definitions } from '#api/records/all.ts';
import { recordTable } from '#api/records/transfer.ts';
import { searchMissQuery } from '#api/search-misses/contract.ts';
import { searchMissResource } from '#api/search-misses/transfer.ts';
import { searchQuestionQuery } from '#api/search-questions/contract.ts';
import { searchQuestionResource } from '#api/search-questions/transfer.ts';
import { sheetQuery } from '#api/sheets/staff/contract.ts';
import { sheetResource } from '#api/sheets/staff/transfer.ts';
import { staffQuery } from '#api/staff/contract.ts';
import { staffResource } from '#api/staff/transfer.ts';
import { isPersonal } from '#contracts/records/all.ts';
import { hiddenFields, type Right, recordRight } from '#contracts/staff/rights.ts';
import type { TableResource } from './column-names/names.ts';
import type { Resource } from './table.ts';

/** A table that staff export, at `/admin/exports/<path>`. */
export interface TableExport<Query extends z.ZodObject = z.ZodObject> {
  path: string;
  /** What it has, for the API reference. */
  what: string;
  description?: string;
  /** Name of its records in the audit log and in the file's name. */
  entityType: TableResource;
  access: Right;
  /** Tables with personal data need the password again. */
  stepUp?: true;
  /** Filters of its list. */
  query: Query;
  table(call: StaffCall): Resource<z.output<Query>>;
}

const define = <Query extends z.ZodObject>(table: TableExport<Query>) => table as TableExport;

/** All exports but those of content, which have the kind in their address. */
export const tableExports: readonly TableExport[] = [
  ...definitions.map((definition): TableExport => {
    const { path, kind } = definition.record;
    const access = recordRight(kind, 'read');
    return {
      path,
      what: path.replaceAll('-', ' '),
      entityType: kind,
      access,
      ...(isPersonal(kind) && { stepUp: true }),
      query: definition.query.omit({ after: true }),
      table: ({ staff }) => recordTable(definition, hiddenFields(staff.role, access)),
    };
  }),
  define({
    path: 'media',
    what: 'titles, folders, tags and alternative texts of the media library',
    entityType: 'media',
    access: 'media.read',
    query: mediaQuery.omit({ after: true, sort: true }),
    table: () => mediaResource,
  }),
  define({
    path: 'missing-pages',
    what: 'addresses that visitors asked for in vain',
    entityType: 'missing-page',
    access: 'redirects.read',
    query: missingPageQuery.omit({ after: true }),
    table: () => missingPageResource,
  }),
  define({
    path: 'search-misses',
    what: 'searches without result',
    entityType: 'search-miss',
    access: 'searches.read',
    query: searchMissQuery.omit({ after: true }),
    table: () => searchMissResource,
  }),
  define({
    path: 'search-questions',
    what: 'records with the questions that they answer',
    entityType: 'search-question',
    access: 'searches.read',
    query: searchQuestionQuery.omit({ after: true }),
    table: () => searchQuestionResource,
  }),
  define({
    path: 'document-sections',
    what: 'the sections of the learning centre',
    entityType: 'document-section',
    access: 'content.read',
    query: z.strictObject({}),
    table: () => sectionResource,
  }),
  define({
    path: 'releases',
    what: 'versions of one program, or of all,',
    description: 'They cannot be imported: an issued version stays as it is.',
    entityType: 'release',
    access: 'releases.read',
    query: z.strictObject({ downloadId: z.uuid().optional() }),
    table: () => releaseResource,
  }),
  define({
    path: 'privacy-notices',
    what: 'all versions of the privacy notice',
    description: 'They cannot be imported: people consented to the published ones.',
    entityType: 'privacy-notice',
    access: 'privacyNotices.read',
    query: z.strictObject({}),
    table: () => privacyNoticeResource,
  }),
  define({
    path: 'feedback',
    what: 'what readers wrote about documents',
    entityType: 'feedback',
    access: 'feedback.update',
    stepUp: true,
    query: feedbackQuery.omit({ after: true }),
    table: () => feedbackResource,
  }),
  define({
    path: 'bookings',
    what: 'bookings, with their contacts,',
    entityType: 'booking',
    access: 'bookings.update',
    stepUp: true,
    query: bookingQuery.omit({ after: true }),
    table: bookingResource,
  }),
  define({
    path: 'sheets',
    what: 'the list of sheets',
    description: 'They cannot be imported: each is made from the one before.',
    entityType: 'sheet',
    access: 'sheets.read',
    query: sheetQuery.omit({ after: true }),
    table: () => sheetResource,
  }),
  define({
    path: 'staff',
    what: 'the staff list, without secrets,',
    entityType: 'staff',
    access: 'staff.create',
    stepUp: true,
    query: staffQuery.omit({ after: true }),
    table: staffResource,
  }),
  define({
    path: 'audit',
    what: 'the audit log',
    entityType: 'audit',
    access: 'audit.read',
    stepUp: true,
    query: auditQuery.omit({ before: true }),
    table: () => auditResource,
  }),
];
