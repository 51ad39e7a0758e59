import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { defineRecord } from '#api/records/define.ts';
import { plainWrites } from '#api/records/write.ts';
import { staffNameOf, staffReference } from '#api/staff/reference.ts';
import { projectStages } from '#contracts/enums/projects.ts';
import { projectFields } from '#contracts/fields/projects.ts';
import { projectRecord } from '#contracts/records/projects.ts';
import { bookings } from '#db/schema/bookings.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { scenes } from '#db/schema/scenes.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { anyContains } from '#db/word-search.ts';
import { nextProjectNumber } from './number.ts';

const text = (length: number) => z.string().trim().max(length);

const query = z.strictObject({
  /** Part of the number, the name or the customer's name. */
  q: text(80).optional(),
  stage: z.enum(projectStages).optional(),
  owner: z.uuid().or(z.literal('none')).optional(),
  customer: z.uuid().optional(),
  after: z.uuid().optional(),
});

const customerName = sql<string>`(
  select c.name from ${customers} c where c.id = ${projects}.customer_id)`;

const shown = {
  number: sql<string>`${projects.number}`,
  customerName,
  ownerName: staffNameOf(projects.ownerId),
  bookingId: sql<string | null>`${projects.bookingId}`,
  bookingReference: sql<string | null>`(
    select b.reference from ${bookings} b where b.id = ${projects}.booking_id)`,
};

export const projectRoutes = recordRoutes(projectRecord, {
  fields: projectFields,
  query,
  shown: {
    number: z.string(),
    customerName: z.string(),
    ownerName: z.string().nullable(),
    /** The booking that it was made of. */
    bookingId: z.uuid().nullable(),
    bookingReference: z.string().nullable(),
  },
});

const basics = { record: projectRecord, table: projects, name: projects.name };

const writes = plainWrites(basics, {
  nameField: 'name',
  remembered: ['number', 'name', 'customerId', 'stage'],
  async whyKept(db, { id }) {
    const [sheet] = await db
      .select({ number: sheets.number })
      .from(sheets)
      .where(eq(sheets.projectId, String(id)))
      .limit(1);
    if (sheet) return hasSheets(sheet.number);
    const [scene] = await db
      .select({ slug: scenes.slug })
      .from(scenes)
      .where(eq(scenes.projectId, String(id)))
      .limit(1);
    return scene && hasScenes(scene.slug);
  },
});

export const projectDefinition = defineRecord({
  ...basics,
  hit: {
    title: sql<string>`${projects.number} || ' ' || ${projects.name}`,
    detail: customerName,
  },
  fields: projectFields,
  query,
  where,
  shown,
  references: {
    customerId: {
      shownAs: 'customerName',
      async find(db, name) {
        const rows = await db
          .select({ id: customers.id })
          .from(customers)
          .where(eq(customers.name, name))
          .limit(2);
        return rows.map(({ id }) => id);
      },
    },
    ownerId: staffReference('ownerName'),
  },
  routes: projectRoutes,
  transfer: {
    key: 'id',
    labels: { name: ['项目', '项目名称', 'Project'] },
    defaults: { stage: 'brief' },
    exported: { number: shown.number, bookingReference: shown.bookingReference },
  },
  ...writes,
  add: async (values, call) =>
    writes.add({ ...values, number: await nextProjectNumber(call.transaction) }, call),
});

function where({ q, stage, owner, customer }: z.output<typeof query>): SQL | undefined {
  const { number, name, ownerId, customerId } = projects;
  return and(
    anyContains(q, number, name, customerName),
    stage ? eq(projects.stage, stage) : undefined,
    owner === 'none' ? isNull(ownerId) : undefined,
    owner && owner !== 'none' ? eq(ownerId, owner) : undefined,
    customer ? eq(customerId, customer) : undefined,
  );
}

const hasScenes = (slug: string) => ({
  zh: `这个项目还有虚拟场景 ${slug}，不能删除。可以把它的阶段改为“已取消”。`,
  en: `This project has the scene ${slug}, so it cannot be deleted. Set its stage to “Cancelled” instead.`,
});

const hasSheets = (number: string) => ({
  zh: `这个项目已经有单据 ${number}，不能删除。可以把它的阶段改为“已取消”。`,
  en: `This project has the sheet ${number}, so it cannot be deleted. Set its stage to “Cancelled” instead.`,
});
