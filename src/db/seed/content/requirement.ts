import type { RequirementBody, RequirementItem } from '#contracts/sheets/requirement.ts';

/** A version of the demo requirement; its references come from the database. */
interface VersionSeed extends Omit<RequirementBody, 'references'> {
  issuedAt: string;
  /** What is new in it. */
  changeNote: string;
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
      key: 'goal-rooms',
      kind: 'goal',
      title: '一间厅承接两档直播',
      body: '上午带货、晚间讲茶共用一张茶席，换景由场控一人完成。',
      criterion: '两档之间换景不超过 10 分钟，不动真实灯位。',
    },
    {
      key: 'set-mountain',
      kind: 'set',
      title: '主场景：云栖茶山',
      body: '远景茶山两层，晨雾从左向右缓慢流动，栏杆与真实茶席相接。',
      criterion: '主机位 60° 摇移时，栏杆与茶席的接缝不错位。',
    },
    {
      key: 'set-room',
      kind: 'set',
      title: '副场景：临水茶室',
      body: '木构茶室，格窗透入侧光，窗外为水面；用于晚间讲茶。',
      criterion: null,
    },
    {
      key: 'light-match',
      kind: 'light',
      title: '虚拟天光与实际灯光一致',
      body: '主光在画面左侧 45°，色温 5600 K；茶室夜景压暗背景，不改人物光。',
      criterion: '人物面部与场景主光方向一致，色温差不超过 200 K。',
    },
    {
      key: 'screen-banner',
      kind: 'screen_content',
      title: '顶部横幅屏内容',
      body: '横幅屏滚动播放当日主推茶品与节气名。',
      criterion: null,
    },
    {
      key: 'criterion-color',
      kind: 'criterion',
      title: '茶汤颜色',
      body: '以标准色卡与实物茶汤对照，切换背景后颜色不变。',
      criterion: '茶汤色差 ΔE 不超过 3。',
    },
  ],
  screens: [
    {
      key: 'table-screen',
      name: '茶席背景小屏',
      widthMm: 2400,
      heightMm: 1350,
      widthPx: 1920,
      heightPx: 1080,
      frameRate: 50,
      content: '茶品特写与产地短片循环',
    },
    {
      key: 'banner',
      name: '顶部横幅屏',
      widthMm: 3200,
      heightMm: 320,
      widthPx: 2560,
      heightPx: 256,
      frameRate: 50,
      content: '节气名与主推茶品',
    },
    {
      key: 'monitor',
      name: '主播返看屏',
      widthMm: null,
      heightMm: null,
      widthPx: 3840,
      heightPx: 2160,
      frameRate: 50,
      content: '合成画面与评论区',
    },
  ],
  deliverables: [
    {
      key: 'main-scene',
      name: '主场景工程',
      format: '青幕场景包，4K 50p 实时运行',
      quantity: 1,
      dueOn: '2026-11-06',
    },
    {
      key: 'second-scene',
      name: '副场景工程',
      format: '青幕场景包，4K 50p 实时运行',
      quantity: 1,
      dueOn: '2026-11-06',
    },
    {
      key: 'loops',
      name: '小屏循环短片',
      format: 'MP4，H.264，50p，30 秒',
      quantity: 3,
      dueOn: '2026-11-13',
    },
    { key: 'manual', name: '场景使用说明', format: 'PDF，中文', quantity: 1, dueOn: '2026-11-18' },
  ],
  milestones: [
    { key: 'sketches', name: '概念草图确认', dueOn: '2026-09-28' },
    { key: 'model', name: '白模与机位确认', dueOn: '2026-10-14' },
    { key: 'light', name: '灯光与材质确认', dueOn: '2026-10-30' },
    { key: 'rehearsal', name: '现场联调', dueOn: '2026-11-16' },
    { key: 'start', name: '正式开播', dueOn: '2026-12-08' },
  ],
};

const second: VersionSeed = {
  ...first,
  issuedAt: '2026-10-09T15:00:00+08:00',
  changeNote: '取消顶部横幅屏，预算改投小屏精度；新增节气换景与俯拍机位。',
  items: [
    ...change(first.items, 'set-mountain', {
      body: '远景茶山三层，晨雾从左向右缓慢流动，近处加入一株可替换的节气花木，栏杆与真实茶席相接。',
    }).filter((item) => item.key !== 'screen-banner'),
    {
      key: 'set-terms',
      kind: 'set',
      title: '节气换景',
      body: '首批交付小雪、大雪、冬至、小寒四套花材与光色，其余按季补充。',
      criterion: '场控一键切换，切换不黑屏，用时不超过 1 秒。',
    },
    {
      key: 'camera-top',
      kind: 'camera',
      title: '茶台俯拍机位',
      body: '正上方俯拍冲泡手法，只保留真实画面，不做抠像；角标与主场景同色。',
      criterion: null,
    },
  ],
  screens: first.screens
    .filter((screen) => screen.key !== 'banner')
    .map((screen) =>
      screen.key === 'table-screen' ? { ...screen, widthPx: 2560, heightPx: 1440 } : screen,
    ),
  deliverables: [
    ...first.deliverables,
    {
      key: 'terms',
      name: '节气素材包',
      format: '花材与光色预设',
      quantity: 4,
      dueOn: '2026-11-20',
    },
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
      key: 'criterion-edge',
      kind: 'criterion',
      title: '抠像边缘',
      body: '玻璃公道杯、盖碗热气与薄纱衣料保留透明感。',
      criterion: '逐帧抽查无残留蓝边，热气不断裂。',
    },
  ],
  deliverables: second.deliverables.map((deliverable) =>
    deliverable.key === 'terms' ? { ...deliverable, quantity: 6 } : deliverable,
  ),
  milestones: [
    { key: 'sketches', name: '概念草图确认', dueOn: '2026-09-28' },
    { key: 'model', name: '白模与机位确认', dueOn: '2026-10-14' },
    { key: 'light', name: '灯光与材质确认', dueOn: '2026-10-30' },
    { key: 'rehearsal', name: '现场联调', dueOn: '2026-11-18' },
    { key: 'start', name: '正式开播', dueOn: '2026-12-08' },
  ],
};

/** The items, with one of them changed. */
function change(
  items: readonly RequirementItem[],
  key: string,
  patch: Partial<RequirementItem>,
): RequirementItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...patch } : item));
}

/** The versions of the demo requirement, from the first. */
export const requirementVersions = [first, second, third] as const;

/** Days on which its milestones were done. */
export const doneMilestones = {
  sketches: '2026-09-28',
  model: '2026-10-15',
  light: '2026-10-30',
  rehearsal: '2026-11-18',
};
