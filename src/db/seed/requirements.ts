import { asc, eq } from 'drizzle-orm';
import type { RequirementItemKind } from '#contracts/enums/requirements.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import type { Executor } from '../connection.ts';
import { requirementApprovals } from '../schema/requirement-reviews.ts';
import {
  requirementDeliverables,
  requirementItems,
  requirementMilestones,
  requirementReferences,
  requirementScreens,
  requirementSheets,
  requirementVersions,
} from '../schema/requirements.ts';
import { scenes } from '../schema/scenes.ts';
import { mediaIds } from './media.ts';
import { addPrivatePicture, type PrivatePictureSource } from './private-picture.ts';
import { demoProject } from './projects.ts';
import { addDemoLink, addDemoSheet } from './sheets.ts';

interface ItemSeed {
  itemKey: string;
  kind: RequirementItemKind;
  title: string;
  body: string;
  criterion?: string;
}

/** A version of the demo requirement. */
interface VersionSeed {
  issuedAt: string;
  changeNote: string;
  brief: string;
  style: string;
  palette: string[];
  items: ItemSeed[];
  screens: {
    name: string;
    widthMm?: number;
    heightMm?: number;
    widthPx: number;
    heightPx: number;
    frameRate: number;
    content: string;
  }[];
  deliverables: { name: string; format: string; quantity: number; dueOn: string }[];
  milestones: { name: string; dueOn: string; doneOn?: string }[];
}

const first: VersionSeed = {
  issuedAt: '2026-09-22T17:30:00+08:00',
  changeNote: '首版，依据 9 月 18 日现场沟通整理。',
  brief: `云栖茶事在 3 号厅日播两场：上午卖货，晚间讲茶。希望**一间厅、一张真实茶席**，背后是可以更换的茶山与茶室，让观众感到主播就坐在产地。

- 真实部分：茶席、茶具、主播和前景植物；
- 虚拟部分：远山、茶室、天光与节气花材；
- 手上的茶汤颜色不能被背景带偏。`,
  style: `安静、湿润、有空气感。参考江南早春清晨：薄雾、逆光、少量暖色灯火。

不要：金色描边、书法大字、飘带与成排的红灯笼；纸灯只留一盏，作那点暖光。`,
  palette: ['#24352b', '#5f7f5a', '#a9bf8c', '#d8cba4', '#a8693a', '#f2eee2'],
  items: [
    {
      itemKey: 'goal-rooms',
      kind: 'goal',
      title: '一间厅承接两档直播',
      body: '上午带货、晚间讲茶共用一张茶席，换景由场控一人完成。',
      criterion: '两档之间换景不超过 10 分钟，不动真实灯位。',
    },
    {
      itemKey: 'set-mountain',
      kind: 'set',
      title: '主场景：云栖茶山',
      body: '远景茶山两层，晨雾从左向右缓慢流动，栏杆与真实茶席相接。',
      criterion: '主机位 60° 摇移时，栏杆与茶席的接缝不错位。',
    },
    {
      itemKey: 'set-room',
      kind: 'set',
      title: '副场景：临水茶室',
      body: '木构茶室，格窗透入侧光，窗外为水面；用于晚间讲茶。',
    },
    {
      itemKey: 'light-match',
      kind: 'light',
      title: '虚拟天光与实际灯光一致',
      body: '主光在画面左侧 45°，色温 5600 K；茶室夜景压暗背景，不改人物光。',
      criterion: '人物面部与场景主光方向一致，色温差不超过 200 K。',
    },
    {
      itemKey: 'screen-banner',
      kind: 'screen_content',
      title: '顶部横幅屏内容',
      body: '横幅屏滚动播放当日主推茶品与节气名。',
    },
    {
      itemKey: 'criterion-color',
      kind: 'criterion',
      title: '茶汤颜色',
      body: '以标准色卡与实物茶汤对照，切换背景后颜色不变。',
      criterion: '茶汤色差 ΔE 不超过 3。',
    },
  ],
  screens: [
    {
      name: '茶席背景小屏',
      widthMm: 2400,
      heightMm: 1350,
      widthPx: 1920,
      heightPx: 1080,
      frameRate: 50,
      content: '茶品特写与产地短片循环',
    },
    {
      name: '顶部横幅屏',
      widthMm: 3200,
      heightMm: 320,
      widthPx: 2560,
      heightPx: 256,
      frameRate: 50,
      content: '节气名与主推茶品',
    },
    {
      name: '主播返看屏',
      widthPx: 3840,
      heightPx: 2160,
      frameRate: 50,
      content: '合成画面与评论区',
    },
  ],
  deliverables: [
    { name: '主场景工程', format: '青幕场景包，4K 50p 实时运行', quantity: 1, dueOn: '2026-11-06' },
    { name: '副场景工程', format: '青幕场景包，4K 50p 实时运行', quantity: 1, dueOn: '2026-11-06' },
    { name: '小屏循环短片', format: 'MP4，H.264，50p，30 秒', quantity: 3, dueOn: '2026-11-13' },
    { name: '场景使用说明', format: 'PDF，中文', quantity: 1, dueOn: '2026-11-18' },
  ],
  milestones: [
    { name: '概念草图确认', dueOn: '2026-09-28' },
    { name: '白模与机位确认', dueOn: '2026-10-14' },
    { name: '灯光与材质确认', dueOn: '2026-10-30' },
    { name: '现场联调', dueOn: '2026-11-16' },
    { name: '正式开播', dueOn: '2026-12-08' },
  ],
};

const second: VersionSeed = {
  ...first,
  issuedAt: '2026-10-09T15:00:00+08:00',
  changeNote: '取消顶部横幅屏，预算改投小屏精度；新增节气换景与俯拍机位。',
  items: [
    ...change(first.items, 'set-mountain', {
      body: '远景茶山三层，晨雾从左向右缓慢流动，近处加入一株可替换的节气花木，栏杆与真实茶席相接。',
    }).filter((item) => item.itemKey !== 'screen-banner'),
    {
      itemKey: 'set-terms',
      kind: 'set',
      title: '节气换景',
      body: '首批交付小雪、大雪、冬至、小寒四套花材与光色，其余按季补充。',
      criterion: '场控一键切换，切换不黑屏，用时不超过 1 秒。',
    },
    {
      itemKey: 'camera-top',
      kind: 'camera',
      title: '茶台俯拍机位',
      body: '正上方俯拍冲泡手法，只保留真实画面，不做抠像；角标与主场景同色。',
    },
  ],
  screens: first.screens
    .filter((screen) => screen.name !== '顶部横幅屏')
    .map((screen) =>
      screen.name === '茶席背景小屏' ? { ...screen, widthPx: 2560, heightPx: 1440 } : screen,
    ),
  deliverables: [
    ...first.deliverables,
    { name: '节气素材包', format: '花材与光色预设', quantity: 4, dueOn: '2026-11-20' },
  ],
};

const third: VersionSeed = {
  ...second,
  issuedAt: '2026-10-16T11:00:00+08:00',
  changeNote: '收紧茶汤颜色与抠像边缘的标准，节气素材增加到六套，联调顺延两天。',
  items: [
    ...change(
      change(second.items, 'criterion-color', { criterion: '茶汤色差 ΔE 不超过 2。' }),
      'set-terms',
      { body: '首批交付小雪、大雪、冬至、小寒、大寒、立春六套花材与光色，其余按季补充。' },
    ),
    {
      itemKey: 'criterion-edge',
      kind: 'criterion',
      title: '抠像边缘',
      body: '玻璃公道杯、盖碗热气与薄纱衣料保留透明感。',
      criterion: '逐帧抽查无残留蓝边，热气不断裂。',
    },
  ],
  deliverables: second.deliverables.map((deliverable) =>
    deliverable.name === '节气素材包' ? { ...deliverable, quantity: 6 } : deliverable,
  ),
  milestones: [
    { name: '概念草图确认', dueOn: '2026-09-28', doneOn: '2026-09-28' },
    { name: '白模与机位确认', dueOn: '2026-10-14', doneOn: '2026-10-15' },
    { name: '灯光与材质确认', dueOn: '2026-10-30', doneOn: '2026-10-30' },
    { name: '现场联调', dueOn: '2026-11-18', doneOn: '2026-11-18' },
    { name: '正式开播', dueOn: '2026-12-08' },
  ],
};

/** The items, with one of them changed. */
function change(items: ItemSeed[], itemKey: string, patch: Partial<ItemSeed>): ItemSeed[] {
  return items.map((item) => (item.itemKey === itemKey ? { ...item, ...patch } : item));
}

/** Writes the demo requirement with its link, in three versions, the last one approved. */
export async function seedRequirements(
  db: Executor,
  pictures: PrivatePictureSource,
): Promise<void> {
  const sheetId = await addDemoSheet(db, {
    kind: 'requirement',
    number: 'RQ-2026-0318',
    titleZh: '云栖茶山直播间美术与场景制作需求',
    revision: 3,
    sentAt: new Date(first.issuedAt),
  });
  await db.insert(requirementSheets).values({ id: sheetId, state: 'approved' });
  const photoId = await addPrivatePicture(db, pictures, {
    name: TABLE_PHOTO,
    folder: `private/requirements/${sheetId}`,
    purpose: 'requirement_reference',
  });
  const issued = { sheetId, photoId };
  await issue(db, issued, 1, first, 'superseded');
  await issue(db, issued, 2, second, 'superseded');
  const approved = await issue(db, issued, 3, third, 'approved');
  await db.insert(requirementApprovals).values({
    ...approved,
    name: demoProject.contactName,
    title: '品牌内容负责人',
    client: 'phone',
    approvedAt: new Date('2026-10-16T16:42:00+08:00'),
  });
  await addDemoLink(db, sheetId, '11111111-1111-4111-8111-111111111111');
}

/**
 * Writes a version as a draft with its parts, then issues it: the database refuses another order.
 */
async function issue(
  db: Executor,
  { sheetId, photoId }: { sheetId: string; photoId: string },
  version: number,
  seed: VersionSeed,
  state: 'superseded' | 'approved',
): Promise<{ versionId: string; contentHash: string }> {
  const { items, screens, deliverables, milestones, issuedAt, changeNote, ...texts } = seed;
  const [row] = await db
    .insert(requirementVersions)
    .values({ sheetId, version, changeNote, ...texts })
    .returning({ id: requirementVersions.id });
  if (!row) throw new Error('the requirement version was not written');
  const versionId = row.id;
  const inOrder = <Part>(parts: Part[]) =>
    parts.map((part, sort) => ({ ...part, versionId, sort }));
  await db.insert(requirementItems).values(inOrder(items));
  await db.insert(requirementScreens).values(inOrder(screens));
  await db.insert(requirementDeliverables).values(inOrder(deliverables));
  await db.insert(requirementMilestones).values(inOrder(milestones));
  const references = await referencesFor(db, items, photoId);
  if (references.length > 0) {
    await db.insert(requirementReferences).values(inOrder(references));
  }
  const plan = milestones.map(({ name, dueOn }) => ({ name, dueOn }));
  const hash = await contentHash({
    ...texts,
    items,
    screens,
    deliverables,
    milestones: plan,
    references,
  });
  await db
    .update(requirementVersions)
    .set({ state, contentHash: hash, issuedAt: new Date(issuedAt) })
    .where(eq(requirementVersions.id, versionId));
  return { versionId, contentHash: hash };
}

const pin = (id: string, x: number, y: number, text: string) => ({
  id,
  shape: 'pin' as const,
  x,
  y,
  width: 0,
  height: 0,
  text,
});

/** File name of the customer's photograph. */
export const TABLE_PHOTO = 'site-table';

/** Pictures with annotations for the items of a version: of the scene, the customer, the library. */
async function referencesFor(db: Executor, items: ItemSeed[], photoId: string) {
  const [scene] = await db
    .select({ id: scenes.id })
    .from(scenes)
    .where(eq(scenes.projectId, demoProject.projectId))
    .orderBy(asc(scenes.sort))
    .limit(1);
  const pictures = await mediaIds(db);
  const references = [
    {
      itemKey: 'set-mountain',
      kind: 'scene' as const,
      sceneId: scene?.id,
      caption: '主场景渲染图：晨雾逆光，天光自左侧进入。',
      annotations: [
        pin('1', 0.34, 0.1, '天空与远山留白，放字幕和商品卡。'),
        pin('2', 0.16, 0.68, '虚拟栏杆高 0.74 m，低于 0.76 m 的桌面。'),
        pin('3', 0.45, 0.94, '茶席是实物，与虚拟地面的接缝在桌脚这一线。'),
      ],
    },
    {
      itemKey: 'goal-rooms',
      kind: 'picture' as const,
      fileId: photoId,
      caption: '客户拍的茶台与茶具，在 3 号厅空场；两档直播都用它。',
      annotations: [pin('1', 0.5, 0.53, '桌面高 0.76 m，虚拟栏杆与窗台以它为准。')],
    },
    {
      itemKey: 'set-room',
      kind: 'picture' as const,
      mediaId: pictures.get('tea-room'),
      caption: '副场景渲染图：木构茶室，敞开的一面是水面与月色。',
      annotations: [
        pin('1', 0.5, 0.44, '窗外全部为虚拟，夜景只压暗这里，不改人物光。'),
        pin('2', 0.55, 0.7, '矮桌与茶具换成真实茶席，位置不变。'),
      ],
    },
    {
      itemKey: 'camera-top',
      kind: 'picture' as const,
      mediaId: pictures.get('tea-table-top'),
      caption: '俯拍机位渲染图：茶台正上方的取景范围。',
      annotations: [pin('1', 0.62, 0.44, '茶汤颜色对照标准色卡，换景前后一致。')],
    },
  ];
  const keys = new Set(items.map(({ itemKey }) => itemKey));
  return references.filter(
    ({ itemKey, sceneId, fileId, mediaId }) => keys.has(itemKey) && (sceneId ?? fileId ?? mediaId),
  );
}
