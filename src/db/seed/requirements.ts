import { asc, eq, inArray } from 'drizzle-orm';
import { contentHash } from '#contracts/sheets/hash.ts';
import {
  hashedRequirement,
  type PictureMark,
  type ReferenceTarget,
  type RequirementBody,
  type RequirementReference,
  requirementBody,
  requirementFiles,
} from '#contracts/sheets/requirement.ts';
import type { Executor } from '../connection.ts';
import { privateFiles } from '../schema/private-files.ts';
import { requirements } from '../schema/requirements.ts';
import { scenes } from '../schema/scenes.ts';
import { sheetDecisions } from '../schema/sheets/decisions.ts';
import { sheetFiles } from '../schema/sheets/files.ts';
import { sheetRevisions } from '../schema/sheets/revisions.ts';
import { doneMilestones, requirementVersions } from './content/requirement.ts';
import { mediaIds } from './media.ts';
import { addPrivatePicture, type PrivatePictureSource } from './private-picture.ts';
import { demoProject } from './projects.ts';
import { addDemoLink, addDemoSheet } from './sheets.ts';

/** Writes the demo requirement with its link, in three versions, the last one approved. */
export async function seedRequirements(
  db: Executor,
  pictures: PrivatePictureSource,
): Promise<void> {
  const sheetId = await addDemoSheet(db, {
    kind: 'requirement',
    number: 'RQ-2026-0318',
    titleZh: '云栖茶山直播间美术与场景制作需求',
    revision: requirementVersions.length,
    sentAt: new Date(requirementVersions[0].issuedAt),
  });
  const photoId = await addPrivatePicture(db, pictures, {
    name: TABLE_PHOTO,
    folder: `private/requirements/${sheetId}`,
    purpose: 'requirement_reference',
  });
  await db
    .insert(sheetFiles)
    .values({ sheetId, fileId: photoId, part: 'reference', partKey: 'table' });
  let approved = '';
  let draft: RequirementBody | undefined;
  for (const [index, { issuedAt, changeNote, ...texts }] of requirementVersions.entries()) {
    draft = requirementBody.parse({
      ...texts,
      references: await referencesFor(db, texts, photoId),
    });
    approved = await issue(db, {
      sheetId,
      revision: index + 1,
      body: draft,
      issuedAt,
      note: changeNote,
    });
  }
  await db.insert(requirements).values({ id: sheetId, draft, doneMilestones });
  await db.insert(sheetDecisions).values({
    sheetId,
    revision: requirementVersions.length,
    contentHash: approved,
    kind: 'approve',
    party: 'customer',
    name: demoProject.contactName,
    title: '品牌内容负责人',
    locale: 'zh',
    client: 'phone',
    decidedAt: new Date('2026-10-16T16:42:00+08:00'),
  });
  await addDemoLink(db, sheetId, '11111111-1111-4111-8111-111111111111');
}

/** Writes a version as it was issued; returns its content hash. */
async function issue(
  db: Executor,
  {
    sheetId,
    revision,
    body,
    issuedAt,
    note,
  }: {
    sheetId: string;
    revision: number;
    body: RequirementBody;
    issuedAt: string;
    note: string;
  },
): Promise<string> {
  const files = await db
    .select({ id: privateFiles.id, sha256: privateFiles.sha256 })
    .from(privateFiles)
    .where(inArray(privateFiles.id, requirementFiles(body)));
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  const hash = await contentHash(hashedRequirement(body, (id) => hashes.get(id) ?? ''));
  await db.insert(sheetRevisions).values({
    sheetId,
    revision,
    body: { ...body },
    contentHash: hash,
    note,
    createdAt: new Date(issuedAt),
  });
  return hash;
}

const pin = (key: string, x: number, y: number, text: string): PictureMark => ({
  key,
  shape: 'pin',
  x,
  y,
  width: 0,
  height: 0,
  text,
});

const box = (
  key: string,
  [x, y, width, height]: [number, number, number, number],
  text: string,
): PictureMark => ({ key, shape: 'box', x, y, width, height, text });

/** File name of the customer's photograph. */
export const TABLE_PHOTO = 'site-table';

/** Pictures with annotations for the items of a version: of the scene, the customer, the library. */
async function referencesFor(
  db: Executor,
  { items }: Pick<RequirementBody, 'items'>,
  photoId: string,
): Promise<RequirementReference[]> {
  const [scene] = await db
    .select({ id: scenes.id })
    .from(scenes)
    .where(eq(scenes.projectId, demoProject.projectId))
    .orderBy(asc(scenes.sort))
    .limit(1);
  const pictures = await mediaIds(db);
  const ofLibrary = (name: string): ReferenceTarget | undefined => {
    const mediaId = pictures.get(name);
    return mediaId === undefined ? undefined : { kind: 'media', mediaId };
  };
  const references: (Omit<RequirementReference, 'itemKey' | 'target'> & {
    itemKey: string;
    target: ReferenceTarget | undefined;
  })[] = [
    {
      key: 'main-scene',
      itemKey: 'set-mountain',
      target: scene && { kind: 'scene', sceneId: scene.id },
      caption: '主场景渲染图：晨雾逆光，天光自左侧进入。',
      marks: [
        pin('1', 0.34, 0.1, '天空与远山留白，放字幕和商品卡。'),
        pin('2', 0.16, 0.68, '虚拟栏杆高 0.74 m，低于 0.76 m 的桌面。'),
        pin('3', 0.45, 0.94, '茶席是实物，与虚拟地面的接缝在桌脚这一线。'),
      ],
    },
    {
      key: 'table',
      itemKey: 'goal-rooms',
      target: { kind: 'file', fileId: photoId },
      caption: '客户拍的茶台与茶具，在 3 号厅空场；两档直播都用它。',
      marks: [pin('1', 0.5, 0.53, '桌面高 0.76 m，虚拟栏杆与窗台以它为准。')],
    },
    {
      key: 'tea-room',
      itemKey: 'set-room',
      target: ofLibrary('tea-room'),
      caption: '副场景渲染图：木构茶室，敞开的一面是水面与月色。',
      marks: [
        box('1', [0.262, 0.09, 0.52, 0.5], '窗外全部为虚拟，夜景只压暗这里，不改人物光。'),
        pin('2', 0.55, 0.7, '矮桌与茶具换成真实茶席，位置不变。'),
      ],
    },
    {
      key: 'top-view',
      itemKey: 'camera-top',
      target: ofLibrary('tea-table-top'),
      caption: '俯拍机位渲染图：茶台正上方的取景范围。',
      marks: [box('1', [0.46, 0.31, 0.22, 0.36], '茶汤颜色对照标准色卡，换景前后一致。')],
    },
  ];
  const keys = new Set(items.map(({ key }) => key));
  return references.flatMap(({ target, ...reference }) =>
    target && keys.has(reference.itemKey) ? [{ ...reference, target }] : [],
  );
}
