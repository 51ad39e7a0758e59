import { and, asc, eq, notInArray } from 'drizzle-orm';
import { productChoices } from '#api/publishing/choices.ts';
import { definePart, type PublishableKind } from '#api/publishing/kind.ts';
import { type MenuEntry, type MenuShared, menuShared } from '#contracts/content/menu.ts';
import { isProductKey } from '#contracts/enums/products.ts';
import type { MenuLocation } from '#contracts/enums/site.ts';
import type { Executor } from '#db/connection.ts';
import { searchPages } from '#db/schema/search.ts';
import { menuItems, menus } from '#db/schema/site.ts';

type MenuRow = typeof menuItems.$inferSelect;

const shared = definePart<MenuShared>({
  schema: menuShared,
  empty: { entries: [] },
  async read(db, id) {
    const location = await locationOf(db, id);
    if (!location) return undefined;
    const rows = await db
      .select()
      .from(menuItems)
      .where(eq(menuItems.location, location))
      .orderBy(asc(menuItems.sort), asc(menuItems.id));
    const entries = rows
      .filter(({ parentId }) => parentId === null)
      .flatMap((heading) => [
        entryOf(heading),
        ...rows.filter(({ parentId }) => parentId === heading.id).map(entryOf),
      ]);
    return { data: { entries }, state: 'published', publishedAt: null };
  },
  async write(db, id, { entries }) {
    const location = await locationOf(db, id);
    if (!location) return;
    const ids = entries.map((entry) => entry.id);
    // Entries below a deleted one are deleted with it, and inserted again if they were moved.
    await db
      .delete(menuItems)
      .where(and(eq(menuItems.location, location), notInArray(menuItems.id, ids)));
    let headingId: string | null = null;
    for (const [sort, entry] of entries.entries()) {
      const parentId: string | null = entry.level === 1 ? headingId : null;
      if (entry.level === 0) headingId = entry.id;
      const row = { location, sort, parentId, ...entryColumns(entry) };
      await db
        .insert(menuItems)
        .values({ id: entry.id, ...row })
        .onConflictDoUpdate({ target: menuItems.id, set: row });
    }
  },
  texts: ({ entries }) =>
    entries.flatMap((entry, at) =>
      (['labelZh', 'labelEn', 'hintZh', 'hintEn'] as const).flatMap((name) => {
        const text = entry[name];
        return text ? [{ field: `entries.${at}.${name}`, text, form: 'plain' as const }] : [];
      }),
    ),
  references: ({ entries }) =>
    entries.flatMap(({ target, hidden }, at) =>
      target && !hidden
        ? [{ field: `entries.${at}.target`, kind: 'link' as const, value: target }]
        : [],
    ),
});

/** Menus of header and footer. Code knows their places, so none can be added or deleted. */
export const menuKind: PublishableKind = {
  kind: 'menu',
  parts: { shared },
  draftTables: [{ table: menuItems }],
  path: () => '/',
  hasPage: false,
  hasEnglish: true,
  async choices(db) {
    const pages = await db.select().from(searchPages).orderBy(asc(searchPages.id));
    return [
      await productChoices(db),
      {
        name: 'target',
        label: { zh: '网站页面', en: 'Page of the site' },
        values: pages.map(({ path, titleZh, titleEn }) => ({
          value: path,
          label: { zh: titleZh, en: titleEn },
        })),
      },
    ];
  },
};

async function locationOf(db: Executor, id: string): Promise<MenuLocation | undefined> {
  const [row] = await db.select({ location: menus.location }).from(menus).where(eq(menus.id, id));
  return row?.location;
}

function entryOf(row: MenuRow): MenuEntry {
  const { id, labelZh, labelEn, hintZh, hintEn, productKey } = row;
  return {
    id,
    level: row.parentId === null ? 0 : 1,
    labelZh,
    labelEn,
    hintZh,
    hintEn,
    target: row.path ?? row.url,
    product: isProductKey(productKey) ? productKey : null,
    hidden: !row.visible,
  };
}

function entryColumns({ labelZh, labelEn, hintZh, hintEn, target, product, hidden }: MenuEntry) {
  const isPath = target?.startsWith('/') ?? false;
  return {
    labelZh,
    labelEn,
    hintZh,
    hintEn,
    path: isPath ? target : null,
    url: isPath ? null : target,
    productKey: product,
    visible: !hidden,
  };
}
