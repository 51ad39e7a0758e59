import { asc, eq } from 'drizzle-orm';
import { approveNewest } from '#api/requirements/approve.ts';
import { readVersions } from '#api/requirements/versions.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import { UNSENT_PART } from '#contracts/sheets/files.ts';
import type {
  PictureMark,
  ReferenceTarget,
  RequirementBody,
  RequirementReference,
} from '#contracts/sheets/requirement.ts';
import type { Executor } from '#db/connection.ts';
import { requirements } from '#db/schema/requirements.ts';
import { scenes } from '#db/schema/scenes.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { doneMilestones, requirementVersions } from '#db/seed/content/requirement.ts';
import { mediaIds } from '#db/seed/media.ts';
import { demoProject } from '#db/seed/projects.ts';
import type { DemoDesk } from './desk.ts';
import { addPrivatePicture } from './private-picture.ts';

/** Makes the demo requirement: issued three times, the last one approved. */
export async function addDemoRequirement(desk: DemoDesk): Promise<void> {
  const [first] = requirementVersions;
  const id = await desk.make<RequirementBody>(new Date(first.issuedAt), {
    kind: 'requirement',
    numberBefore: 317,
    titleZh: '云栖茶山直播间美术与场景制作需求',
    body: {},
  });
  const fileId = await addPrivatePicture(desk.transaction, desk.pictures, {
    name: TABLE_PHOTO,
    folder: `private/requirements/${id}`,
    purpose: 'requirement_reference',
  });
  await desk.transaction.insert(sheetFiles).values({ sheetId: id, fileId, part: UNSENT_PART });
  for (const { issuedAt, changeNote, ...texts } of requirementVersions) {
    const at = new Date(issuedAt);
    const references = await referencesFor(desk.transaction, texts, fileId);
    await desk.save<RequirementBody>(id, at, { ...texts, references });
    await desk.send(id, at, changeNote);
  }
  await desk.transaction
    .update(requirements)
    .set({ doneMilestones })
    .where(eq(requirements.id, id));
  const [newest] = await readVersions(desk.transaction, id);
  await desk.asCustomer(id, new Date('2026-10-16T16:42:00+08:00'), (call) =>
    approveNewest(call, {
      params: { token: call.link.token },
      query: undefined,
      body: {
        seenHash: newest?.contentHash ?? '',
        name: demoProject.contactName,
        title: '品牌内容负责人',
        remark: null,
      },
    }),
  );
  await desk.offerTrial(id);
  await desk.link(id, demoTokens.requirement);
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
