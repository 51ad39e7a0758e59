import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  type Column,
  filteredRows,
  type Importer,
  type Resource,
  type Values,
} from '#api/transfers/table.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { changeMedia } from './change.ts';
import { type listMedia, mediaChange } from './contract.ts';
import { mediaFilters } from './list.ts';
import { type AssetRow, lockAsset } from './record.ts';

type Filter = Omit<RouteInput<typeof listMedia>['query'], 'after' | 'sort'>;

/** What an import may change. */
const fields = ['title', 'folder', 'tags', 'altZh', 'altEn', 'isDecorative'] as const;
const { shape } = mediaChange;

const columns: Column[] = [
  { name: 'key' },
  { name: 'fileName' },
  ...fields.map((name) => ({ name, schema: shape[name] })),
];

function assetValues(asset: AssetRow): Values {
  const { key, fileName } = asset;
  const described = Object.fromEntries(fields.map((name) => [name, asset[name]]));
  return { key, fileName, ...described };
}

/** Titles, folders, tags and alternative texts of the media library. */
export const mediaResource: Resource<Filter> = {
  columns,
  async *rows(db, filter) {
    const assets = filteredRows(db, mediaAssets, mediaFilters(filter), { by: 'id' });
    for await (const asset of assets) yield assetValues(asset);
  },
};

/** Changes descriptions of files; files themselves are uploaded in the library. */
export const mediaImporter: Importer = {
  key: 'key',
  newRows: 'none',
  required: [],
  async find(db, keys) {
    const rows = await db
      .select()
      .from(mediaAssets)
      .where(and(inArray(mediaAssets.key, [...keys]), isNull(mediaAssets.deletedAt)));
    return new Map(rows.map((row) => [row.key, { id: row.id, values: assetValues(row) }]));
  },
  async apply(call, { record, values }) {
    if (!record) throw new AppError('NOT_FOUND');
    const { version } = await lockAsset(call.transaction, record.id);
    const changed = await changeMedia(record.id, { ...values, version }, call);
    const before = Object.fromEntries(
      Object.keys(values).map((name) => [name, record.values[name]]),
    );
    return { recordId: record.id, name: String(record.values.title), before, after: changed };
  },
  async undo(call, { recordId, before, after }) {
    const [asset] = await call.transaction
      .select()
      .from(mediaAssets)
      .where(and(eq(mediaAssets.id, recordId), isNull(mediaAssets.deletedAt)));
    if (!asset || asset.version !== after.version) return false;
    await changeMedia(recordId, { ...before, version: asset.version }, call);
    return true;
  },
};
