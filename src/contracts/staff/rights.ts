import type { AuditEntity } from '../enums/audit.ts';
import { type ContentKind, contentKinds } from '../enums/content.ts';
import { type StaffRole, staffRoles } from '../enums/staff.ts';
import { isPersonal, isRecordKind, type RecordKind, recordOf, records } from '../records/all.ts';
import type { PlainRecord, RecordAction } from '../records/record.ts';
import { type SheetKind, sheetKinds } from '../sheets/kinds.ts';

/** Who may do what with one kind of record. */
interface Resource {
  /** Roles by action. */
  actions: Readonly<Record<string, readonly StaffRole[]>>;
  /** Roles that see and change a field; other roles get the record without it. */
  fields?: Readonly<Record<string, readonly StaffRole[]>>;
}

const everyone = staffRoles;
const administrator = ['administrator'] as const;
const editors = ['administrator', 'editor'] as const;
const bookingStaff = ['administrator', 'sales', 'support'] as const;
const sheetStaff = ['administrator', 'sales', 'support'] as const;

type OwnResource = Extract<(typeof records)[number], { roles: object }>;

/** The rights of plain records that have a resource of their own. */
function recordResources() {
  const own = records.filter((record: PlainRecord) => record.roles) as OwnResource[];
  return Object.fromEntries(
    own.map(({ resource, roles, ...record }: PlainRecord) => [
      resource,
      { actions: roles, ...(record.fieldRoles && { fields: record.fieldRoles }) },
    ]),
  ) as { [R in OwnResource as R['resource']]: { actions: R['roles'] } };
}

/** The roles that do something with records of at least one kind. */
function rolesOfAny(action: 'update' | 'delete'): readonly StaffRole[] {
  const plain = records.flatMap(({ roles }: PlainRecord) => roles?.[action] ?? []);
  return staffRoles.filter((role) => editors.some((one) => one === role) || plain.includes(role));
}

/**
 * The rights of all roles: resource, action, field. The API enforces this table and the back
 * office shows only what it allows.
 */
export const resources = {
  ...recordResources(),
  staff: {
    actions: {
      read: everyone,
      create: administrator,
      update: administrator,
      invite: administrator,
      resetTwoFactor: administrator,
    },
    fields: {
      email: administrator,
      twoFactor: administrator,
      lastSignInAt: administrator,
    },
  },
  media: {
    actions: {
      read: everyone,
      create: editors,
      update: editors,
      delete: editors,
    },
  },
  bookings: {
    actions: {
      // Viewers see nothing of persons; editors see what was asked for, but not by whom.
      read: ['administrator', 'editor', 'sales', 'support'],
      update: bookingStaff,
    },
    fields: {
      name: bookingStaff,
      company: bookingStaff,
      phone: bookingStaff,
      phoneExtension: bookingStaff,
      email: bookingStaff,
      wechat: bookingStaff,
      region: bookingStaff,
      siteAddress: bookingStaff,
      message: bookingStaff,
      availability: bookingStaff,
      notes: bookingStaff,
      answers: bookingStaff,
    },
  },
  sheets: {
    actions: {
      read: ['administrator', 'editor', 'sales', 'support'],
      create: sheetStaff,
      update: sheetStaff,
      send: sheetStaff,
      delete: sheetStaff,
    },
  },
  shares: {
    actions: {
      read: ['administrator', 'editor', 'sales', 'support'],
      update: sheetStaff,
    },
    fields: {
      url: sheetStaff,
      label: sheetStaff,
      holderName: sheetStaff,
    },
  },
  codes: {
    actions: {
      read: ['administrator', 'sales', 'support'],
      create: administrator,
      update: administrator,
      export: administrator,
    },
  },
  statistics: {
    actions: { read: everyone },
  },
  system: {
    actions: { read: administrator, update: administrator },
  },
  releases: {
    actions: {
      read: everyone,
      create: editors,
      update: editors,
      delete: editors,
      publish: editors,
      withdraw: editors,
    },
  },
  privacyNotices: {
    actions: {
      read: everyone,
      create: editors,
      update: editors,
      publish: editors,
      delete: editors,
    },
  },
  privacyRequests: {
    actions: { read: administrator, update: administrator, erase: administrator },
  },
  feedback: {
    actions: {
      read: everyone,
      update: ['administrator', 'editor', 'support'],
    },
  },
  searches: {
    actions: {
      read: everyone,
      update: editors,
    },
  },
  audit: {
    actions: { read: administrator },
  },
  // Imports, actions on many and the trash; each also asks for the right of the kind of record.
  anyRecords: {
    actions: {
      read: everyone,
      update: rolesOfAny('update'),
      delete: rolesOfAny('delete'),
    },
  },
  // Of one record, and only with the right of `historyRights`.
  histories: {
    actions: { read: everyone },
  },
  content: {
    actions: {
      read: everyone,
      create: editors,
      update: editors,
      publish: editors,
      delete: editors,
    },
  },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

/** An action on a resource, as `staff.create`. */
export type Right = {
  [R in ResourceName]: `${R}.${keyof (typeof resources)[R]['actions'] & string}`;
}[ResourceName];

/** Whether a role has a right. */
export function hasRight(role: StaffRole, right: Right): boolean {
  const [name = '', action = ''] = right.split('.');
  return (table[name]?.actions[action] ?? []).includes(role);
}

/**
 * The right that opens the history of a record: the one to change it, or to read the whole log where
 * nobody may change it.
 */
const historyRights: Readonly<Record<Exclude<AuditEntity, RecordKind>, Right>> = {
  ...(Object.fromEntries(contentKinds.map((kind) => [kind, 'content.update'])) as Record<
    ContentKind,
    Right
  >),
  staff: 'staff.update',
  booking: 'bookings.update',
  ...(Object.fromEntries(sheetKinds.map((kind) => [kind, 'sheets.update'])) as Record<
    SheetKind,
    Right
  >),
  media: 'media.update',
  release: 'releases.update',
  system: 'audit.read',
  'bulk-operation': 'content.update',
  import: 'audit.read',
  audit: 'audit.read',
  'document-section': 'content.update',
  'missing-page': 'redirects.update',
  feedback: 'feedback.update',
  'search-miss': 'searches.update',
  'search-question': 'searches.update',
  'privacy-notice': 'privacyNotices.update',
  'privacy-request': 'privacyRequests.update',
  'share-link': 'shares.update',
  'code-batch': 'codes.update',
  code: 'codes.update',
};

/** The right that the history of a kind of record needs. */
export const historyRight = (entity: AuditEntity): Right =>
  isRecordKind(entity) ? recordRight(entity, 'update') : historyRights[entity];

/** The right that an action on a plain record needs. */
export function recordRight(kind: RecordKind, action: RecordAction): Right {
  const { resource, roles } = recordOf(kind);
  return `${resource}.${roles || action === 'read' ? action : 'update'}` as Right;
}

/**
 * The right to see what others did with many records of a kind: filters of actions and names in
 * imports may be of persons.
 */
export const tracesRight = (kind: RecordKind): Right =>
  recordRight(kind, isPersonal(kind) ? 'update' : 'read');

/** The roles that have a right. */
export function rolesWith(right: Right): StaffRole[] {
  return staffRoles.filter((role) => hasRight(role, right));
}

/** The fields of a right's resource that a role neither sees nor changes. */
export function hiddenFields(role: StaffRole, right: Right): readonly string[] {
  const [name = ''] = right.split('.');
  const fields = Object.entries(table[name]?.fields ?? {});
  return fields.flatMap(([field, roles]) => (roles.includes(role) ? [] : [field]));
}

const table: Readonly<Record<string, Resource>> = resources;
