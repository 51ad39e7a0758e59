import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readPhone } from '#api/bookings/phone.ts';
import { recordRoutes } from '#api/records/contract.ts';
import { defineRecord } from '#api/records/define.ts';
import type { Values } from '#api/records/definition.ts';
import { staffNameOf, staffReference } from '#api/staff/reference.ts';
import { cleanContact, cleanEmail, isEmail, wechatId } from '#contracts/bookings/contact.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { customerRecord } from '#contracts/records/customers.ts';
import { slugSchema } from '#contracts/schemas.ts';
import { industries } from '#db/schema/industries.ts';
import { liveRooms } from '#db/schema/live-reports.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { containing } from '#db/word-search.ts';

const text = (length: number) => z.string().trim().max(length);

/** What staff write about a customer. */
const fields = {
  name: text(120).min(1),
  shortName: text(40),
  industryKey: slugSchema.nullable(),
  region: text(60),
  contactName: text(60),
  contactPhone: text(40),
  contactEmail: text(254),
  contactWechat: text(60),
  locale: z.enum(locales),
  ownerId: z.uuid().nullable(),
  note: text(2000),
};

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
    select i.name_zh from ${industries} i where i.key = ${customers.industryKey})`,
  projects: sql<number>`(
    select count(*)::integer from ${projects} p where p.customer_id = ${customers.id})`,
  erasedAt: sql<
    string | null
  >`to_char(${customers.erasedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};

export const customerRoutes = recordRoutes(customerRecord, {
  fields,
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
  fields,
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
    defaults: {
      shortName: '',
      industryKey: null,
      region: '',
      contactName: '',
      contactPhone: '',
      contactEmail: '',
      contactWechat: '',
      locale: 'zh',
      ownerId: null,
      note: '',
    },
    check: (values, { locale }) => withContacts(values, locale),
  },
  stored: withContacts,
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
    : [
        ...[contactName, contactEmail, contactWechat].map((c) => ilike(c, containing(q ?? ''))),
        digits ? ilike(customers.contactPhone, containing(digits)) : undefined,
      ];
  return and(
    q ? or(...[name, shortName].map((c) => ilike(c, containing(q))), ...personal) : undefined,
    industry ? eq(customers.industryKey, industry) : undefined,
    owner === 'none' ? isNull(customers.ownerId) : undefined,
    owner && owner !== 'none' ? eq(customers.ownerId, owner) : undefined,
  );
}

/**
 * What staff wrote, with contacts in the form in which they are compared.
 * @throws AppError VALIDATION_FAILED
 */
function withContacts(values: Values, locale: Locale): Values {
  const changed: Values = {};
  const refuse = (path: keyof typeof messages): never => {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path, message: messages[path][locale] }],
    });
  };
  const { contactPhone, contactEmail, contactWechat } = values;
  if (typeof contactPhone === 'string' && contactPhone !== '') {
    changed.contactPhone = readPhone(cleanContact(contactPhone), 'CN') ?? refuse('contactPhone');
  }
  if (typeof contactEmail === 'string' && contactEmail !== '') {
    const email = cleanEmail(contactEmail);
    changed.contactEmail = isEmail(email) ? email : refuse('contactEmail');
  }
  if (typeof contactWechat === 'string' && contactWechat !== '') {
    const id = cleanContact(contactWechat);
    changed.contactWechat = wechatId.test(id) ? id : refuse('contactWechat');
  }
  return { ...values, ...changed };
}

const messages = {
  contactPhone: {
    zh: '号码不完整或格式不对。中国大陆号码直接填写，其他地区请加国家或地区代码，例如 +852 2345 6789。',
    en: 'This is not a complete number. Outside mainland China, start with the country code, e.g. +44 20 7946 0958.',
  },
  contactEmail: {
    zh: '邮箱格式不对，应类似 name@company.com。',
    en: 'This is not an email address, which looks like name@company.com.',
  },
  contactWechat: {
    zh: '请填写微信号（字母、数字、下划线或减号），不是昵称。',
    en: 'Please give the WeChat ID (letters, digits, _ or -), not the display name.',
  },
};

const hasRooms = (name: string) => ({
  zh: `这个客户还有直播间“${name}”的战报，不能删除。可以把它合并到另一个客户。`,
  en: `This customer has the live room “${name}”, so it cannot be deleted. Merge it into another customer instead.`,
});

const hasProjects = (number: string) => ({
  zh: `这个客户还有项目（例如 ${number}），不能删除。可以把它合并到另一个客户，或者先删除项目。`,
  en: `This customer has projects, such as ${number}, so it cannot be deleted. Merge it into another customer, or delete the projects first.`,
});
