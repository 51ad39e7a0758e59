import { eq } from 'drizzle-orm';
import type { SceneCamera, SceneSpec, SceneVariant } from '#contracts/enums/scenes.ts';
import type { Executor } from '../connection.ts';
import { sceneProducts, scenes } from '../schema/scenes.ts';
import { shareLinks } from '../schema/shares.ts';
import { solutions } from '../schema/solutions.ts';
import { mediaIds } from './media.ts';
import { demoProject } from './projects.ts';

const SLUG = 'yunqi-tea-terrace';
/** Picture at the top of the scene's page; it shows the first variant. */
const POSTER = 'tea-terrace-dawn';

const cameras: SceneCamera[] = [
  {
    key: 'main',
    labelZh: '主机位 · 半身带货',
    labelEn: 'Main, medium shot',
    position: [0, 1.45, 3.2],
    target: [0, 1.15, 0],
    fov: 32,
  },
  {
    key: 'wide',
    labelZh: '全景机位 · 开场与转场',
    labelEn: 'Wide, opening and transitions',
    position: [-2.6, 1.8, 4.6],
    target: [0, 1.2, -1],
    fov: 54,
  },
  {
    key: 'detail',
    labelZh: '侧机位 · 茶汤特写',
    labelEn: 'Side, close-up of the tea',
    position: [1.5, 1.25, 1.7],
    target: [0.2, 0.85, 0.3],
    fov: 20,
  },
  {
    key: 'top',
    labelZh: '俯拍机位 · 冲泡手法',
    labelEn: 'Top, hands and brewing',
    position: [0, 2.6, 0.5],
    target: [0, 0.8, 0.35],
    fov: 38,
  },
];

const variants: SceneVariant[] = [
  ['dawn', '晨雾逆光', 'Misty dawn', 0.7, POSTER],
  ['noon', '晴日正午', 'Clear noon', 1, 'tea-terrace-noon'],
  ['dusk', '暮色灯火', 'Dusk, one lamp lit', 0.35, 'tea-terrace-dusk'],
  ['snow', '小雪节气', 'Light snow', 0.6, 'tea-terrace-snow'],
].map(([key, labelZh, labelEn, daylight, picture]) => ({
  key: String(key),
  labelZh: String(labelZh),
  labelEn: String(labelEn),
  materialVariant: String(key),
  daylight: Number(daylight),
  picture: String(picture),
  screenMediaId: null,
}));

const specs: SceneSpec[] = [
  ['场景范围', 'Extent', '24 m × 18 m，可视纵深 600 m', '24 m × 18 m, visible depth 600 m'],
  ['实景区', 'Real set', '茶席与前景植物，3.6 m × 2.4 m', 'Tea table and plants, 3.6 m × 2.4 m'],
  ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
  ['面数', 'Triangles', '86 万', '860,000'],
  ['贴图显存', 'Texture memory', '412 MB', '412 MB'],
  [
    '动态元素',
    'Motion',
    '流动晨雾、枝叶微风、飘雪',
    'Drifting mist, a breeze in the leaves, falling snow',
  ],
  ['屏幕内容', 'Screens', '茶席背景小屏 2560 × 1440', 'Back screen, 2560 × 1440'],
  ['最低主机', 'Minimum computer', '8 核处理器，12 GB 显存', '8 cores, 12 GB video memory'],
  ['机位追踪', 'Camera tracking', '支持，摇移 ±60°', 'Yes, pans of ±60°'],
  ['换景用时', 'Set change', '一键切换，不超过 1 秒', 'One touch, within a second'],
].map(([labelZh = '', labelEn = '', valueZh = '', valueEn = '']) => ({
  labelZh,
  labelEn,
  valueZh,
  valueEn,
}));

/** Writes the scene of the demo project, with its link. */
export async function seedScenes(db: Executor): Promise<void> {
  const pictures = await mediaIds(db);
  const [use] = await db
    .select({ key: solutions.key })
    .from(solutions)
    .where(eq(solutions.key, 'ecommerce'));
  const [scene] = await db
    .insert(scenes)
    .values({
      slug: SLUG,
      nameZh: '云栖茶山',
      nameEn: 'Yunqi tea terraces',
      summaryZh:
        '江南早春的清晨，三层茶山在薄雾里缓缓展开，木栏杆与真实茶席相接。上午卖货明亮通透，入夜讲茶只留一盏灯火，同一张茶席换景，不动实际灯位。',
      summaryEn:
        'An early spring morning with three ridges of tea terraces in the mist. A wooden railing meets the real tea table. Bright for selling in the morning, one lantern for the talk at night.',
      status: 'ready',
      presentation: 'model',
      solutionKey: use?.key ?? null,
      posterId: pictures.get(POSTER) ?? null,
      textureBytes: 412 * 1024 * 1024,
      triangles: 860_000,
      cameras,
      variants,
      specs,
      projectId: demoProject.projectId,
    })
    .returning({ id: scenes.id });
  if (!scene) throw new Error('the demo scene was not written');
  await db.insert(sceneProducts).values([
    { sceneId: scene.id, productKey: '3d' },
    { sceneId: scene.id, productKey: 'cyan' },
    { sceneId: scene.id, productKey: 'flower' },
  ]);
  await db.insert(shareLinks).values({
    token: 'demo-scene',
    sceneId: scene.id,
    audience: 'public',
    label: demoProject.customerName,
  });
}
