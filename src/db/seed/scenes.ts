import { eq } from 'drizzle-orm';
import type { SceneCamera, SceneSpec, SceneVariant } from '#contracts/enums/scenes.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Executor } from '../connection.ts';
import { mediaAssets } from '../schema/media.ts';
import { sceneProducts, scenes } from '../schema/scenes.ts';
import { shareLinks } from '../schema/shares.ts';
import { solutions } from '../schema/solutions.ts';
import { writeDrawing } from './drawn-file.ts';
import { demoProject } from './projects.ts';

const SLUG = 'yunqi-tea-terrace';

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
  ['dawn', '晨雾逆光', 'Misty dawn', 0.7],
  ['noon', '晴日正午', 'Clear noon', 1],
  ['dusk', '暮色灯火', 'Dusk and lanterns', 0.35],
  ['snow', '小雪节气', 'Light snow', 0.6],
].map(([key, labelZh, labelEn, daylight]) => ({
  key: String(key),
  labelZh: String(labelZh),
  labelEn: String(labelEn),
  materialVariant: String(key),
  daylight: Number(daylight),
  screenMediaId: null,
}));

const specs: SceneSpec[] = [
  ['场景范围', 'Extent', '24 m × 18 m，可视纵深 600 m', '24 m × 18 m, visible depth 600 m'],
  ['实景区', 'Real set', '茶席与前景植物，3.6 m × 2.4 m', 'Tea table and plants, 3.6 m × 2.4 m'],
  ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
  ['面数', 'Triangles', '86 万', '860,000'],
  ['贴图显存', 'Texture memory', '412 MB', '412 MB'],
  ['动态元素', 'Motion', '流动晨雾、枝叶微风、水面反光', 'Drifting mist, breeze, reflections'],
  ['屏幕内容', 'Screens', '茶席背景小屏 2560 × 1440', 'Back screen, 2560 × 1440'],
  ['最低主机', 'Minimum computer', '8 核处理器，12 GB 显存', '8 cores, 12 GB video memory'],
  ['机位追踪', 'Camera tracking', '支持，摇移 ±60°', 'Yes, pans of ±60°'],
  ['换景用时', 'Change of set', '一键切换，不超过 1 秒', 'One touch, within a second'],
].map(([labelZh = '', labelEn = '', valueZh = '', valueEn = '']) => ({
  labelZh,
  labelEn,
  valueZh,
  valueEn,
}));

/** The poster: three misty mountain ridges behind a railing. */
const poster = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#24352b"/><stop offset=".7" stop-color="#d8cba4"/></linearGradient></defs><path fill="url(#s)" d="M0 0h1600v1000H0z"/><circle cx="1120" cy="430" r="90" fill="#f2eee2"/><path fill="#a9bf8c" fill-opacity=".5" d="M0 560q220-190 460-80t420-60 720 90v490H0z"/><path fill="#5f7f5a" fill-opacity=".75" d="M0 680q300-160 560-50t560-40 480 60v350H0z"/><path fill="#24352b" d="M0 800q340-120 700-30t900-40v270H0z"/><path stroke="#a8693a" stroke-width="14" d="M0 860h1600M200 860v140M600 860v140M1000 860v140M1400 860v140"/></svg>`;

/** Writes the scene of the demo project, with its link. */
export async function seedScenes(db: Executor, files: FileStore): Promise<void> {
  const drawing = await writeDrawing(files, `media/scenes/${SLUG}.svg`, poster);
  const [asset] = await db
    .insert(mediaAssets)
    .values({
      ...drawing,
      width: 1600,
      height: 1000,
      altZh: '晨雾中的三层茶山，近处是一道木栏杆',
      altEn: 'Three ridges of tea terraces in the morning mist behind a wooden railing',
      credit: '场景海报，自绘',
      folder: 'scenes',
    })
    .returning({ id: mediaAssets.id });
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
      posterId: asset?.id ?? null,
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
    kind: 'scene',
    recordId: scene.id,
    audience: 'public',
    label: demoProject.customerName,
  });
}
