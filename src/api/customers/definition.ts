import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { defineRecord } from '#api/records/define.ts';
import { staffNameOf, staffReference } from '#api/staff/reference.ts';
import { customerFields } from '#contracts/fields/customers.ts';
import { customerRecord } from '#contracts/records/customers.ts';
import { slugSchema } from '#contracts/schemas.ts';
import { industries } from '#db/schema/industries.ts';
import { liveRooms } from '#db/schema/live-reports.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { anyContains } from '#db/word-search.ts';
import { withContacts } from './contacts.ts';

const text = (length: number) => z.string().trim().max(length);

const query = z.strictObject({
  /** Part of the name or, for those who see it, of a contact. */
  q: text(80).optional(),
  industry: slugSchema.optional(),
  owner: z.uuid().or(z.literal('none')).optional(),
  after: z.uuid().optional(),
});

const shown = {
  ownerName: staffNameOf(customers.ownerId),
  industryName: sql<string | null>`(
    select i.name_zh from ${industries} i where i.key = ${customers}.industry_key)`,
  projects: sql<number>`(
    select count(*)::integer from ${projects} p where p.customer_id = ${customers}.id)`,
  erasedAt: sql<
    string | null
  >`to_char(${customers.erasedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};

export const customerRoutes = recordRoutes(customerRecord, {
  fields: customerFields,
  query,
  shown: {
    ownerName: z.string().nullable(),
    industryName: z.string().nullable(),
    projects: z.int(),
    /** Since when the contact is erased. */
    erasedAt: z.string().nullable(),
  },
});

export const customerDefinition = defineRecord({
  record: customerRecord,
  table: customers,
  name: customers.name,
  nameField: 'name',
  remembered: ['name', 'shortName', 'region'],
  hit: { detail: sql<string>`coalesce(${customers.region}, '')` },
  fields: customerFields,
  query,
  where,
  shown,
  references: {
    ownerId: staffReference('ownerName'),
    industryKey: {
      shownAs: 'industryName',
      async find(db, name) {
        const rows = await db
          .select({ key: industries.key })
          .from(industries)
          .where(
            or(...[industries.key, industries.nameZh, industries.nameEn].map((c) => eq(c, name))),
          );
        return rows.map(({ key }) => key);
      },
    },
  },
  routes: customerRoutes,
  transfer: {
    key: 'id',
    labels: { name: ['客户', '客户名称', 'Customer'], contactPhone: ['手机', '手机号'] },
    defaults: { locale: 'zh' },
    check: (values, { locale }) => withContacts(values, locale),
  },
  stored(values, locale) {
    const stored = withContacts(values, locale);
    const isPersonal = customerRecord.personal.some((field) => stored[field]);
    // New personal data is erased in its time, too.
    return isPersonal ? { ...stored, erasedAt: null } : stored;
  },
  async whyKept(db, { id }) {
    const [project] = await db
      .select({ number: projects.number })
      .from(projects)
      .where(eq(projects.customerId, String(id)))
      .limit(1);
    if (project) return hasProjects(project.number);
    const [room] = await db
      .select({ name: liveRooms.name })
      .from(liveRooms)
      .where(eq(liveRooms.customerId, String(id)))
      .limit(1);
    return room && hasRooms(room.name);
  },
});

function where(
  { q, industry, owner }: z.output<typeof query>,
  hidden: readonly string[],
): SQL | undefined {
  const { name, shortName, contactName, contactEmail, contactWechat } = customers;
  // Numbers are typed in groups and stored without.
  const digits = /^\+?[\d\s()-]{4,}$/.test(q ?? '') ? (q ?? '').replace(/\D/g, '') : undefined;
  const personal = hidden.includes('contactPhone')
    ? []
    : [contactName, contactEmail, contactWechat];
  return and(
    or(
      anyContains(q, name, shortName, ...personal),
      personal.length > 0 ? anyContains(digits, customers.contactPhone) : undefined,
    ),
    industry ? eq(customers.industryKey, industry) : undefined,
    owner === 'none' ? isNull(customers.ownerId) : undefined,
    owner && owner !== 'none' ? eq(customers.ownerId, owner) : undefined,
  );
}

const hasRooms = (name: string) => ({
  zh: `这个客户还有直播间“${name}”的战报，不能删除。可以把它合并到另一个客户。`,
  en: `This customer has the live room “${name}”, so it cannot be deleted. Merge it into another customer instead.`,
});

const hasProjects = (number: string) => ({
  zh: `这个客户还有项目（例如 ${number}），不能删除。可以把它合并到另一个客户，或者先删除项目。`,
  en: `This customer has projects, such as ${number}, so it cannot be deleted. Merge it into another customer, or delete the projects first.`,
});
