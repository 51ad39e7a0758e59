import { sceneShared, sceneText } from '#contracts/content/scene.ts';
import { contentKindEntries } from '#contracts/content-kinds.ts';
import { field, group, rows, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { ModelControl, VideoControl } from '../../form/fields/library-file.tsx';
import { PanoramaControl } from '../../form/fields/picture.tsx';
import { fieldWith } from '../../form/labels.ts';
import { projectSource } from '../../projects/source.ts';
import { products, slug, sort, summary, title } from './fields.ts';

const { fields } = contentKindEntries.scene;

/** A virtual scene in one language. */
export const sceneTextForm = defineForm(sceneText, {
  title,
  summary,
  specs: fieldWith(
    rows(
      fields.specs.zh,
      fields.specs.en,
      text('规格', 'Line'),
      { label: field('名称', 'Name'), value: field('数值', 'Value') },
      text(
        '制作用的场景，不是网页上看到的画面；页面上会注明。',
        'Of the scene that goes on air, not of what the page shows; the page says so.',
      ),
    ),
    { as: 'table' },
  ),
});

const label = {
  key: field(
    '标识',
    'Key',
    text(
      '小写字母、数字和连字符，用在网址里，例如 side。',
      'Lower-case letters, digits and hyphens, for the address, such as side.',
    ),
  ),
  labelZh: field('名称（中文）', 'Name in Chinese'),
  labelEn: field('名称（英文）', 'Name in English'),
};

const axes = { x: field('右', 'Right'), y: field('高', 'Height'), z: field('前', 'To the front') };
const pointAt = (zh: string, en: string) => fieldWith(group(zh, en, axes), { columns: 2 });

/** What the languages of a virtual scene share. */
export const sceneSharedForm = defineForm(
  sceneShared,
  {
    slug,
    solution: fieldWith({ label: fields.solution }, { facet: ['scene', 'solution'] }),
    posterId: fieldWith(
      {
        label: fields.posterId,
        help: text('先显示的画面，也用于分享。', 'Shown first, and when the page is shared.'),
      },
      { as: 'picture' },
    ),
    modelId: fieldWith(
      {
        label: fields.modelId,
        help: text(
          'GLB 文件，单位米，原点与机位相同。根节点名为 light-标识 的部分只在那种光线下显示。',
          'A GLB file in metres with the origin of the cameras. Root nodes named light-KEY are shown in that light only.',
        ),
      },
      { control: ModelControl },
    ),
    turnId: fieldWith(
      {
        label: fields.turnId,
        help: text(
          '不超过 1.2 MB 的 MP4，给不能显示全景的浏览器看。',
          'An MP4 of at most 1.2 MB, for browsers that cannot show panoramas.',
        ),
      },
      { control: VideoControl },
    ),
    products,
    viewpoint: fieldWith(
      group(
        fields.viewpoint.zh,
        fields.viewpoint.en,
        axes,
        text('原点是主播站位，朝向背景。', 'The origin is where the presenter stands.'),
      ),
      { columns: 2 },
    ),
    panoramaWidth: {
      label: fields.panoramaWidth,
      help: text(
        '全景图宽是高的两倍。360 为整圈；只做了背景一侧的场景用 180。',
        'Panoramas are twice as wide as high. 360 is all around; 180 is for a set with one side.',
      ),
    },
    cameras: rows(
      fields.cameras.zh,
      fields.cameras.en,
      text('机位', 'Camera'),
      {
        ...label,
        position: pointAt('位置（米）', 'Position (metres)'),
        target: pointAt('看向（米）', 'Looks at (metres)'),
        fov: field('垂直视角（度）', 'Vertical angle of view (degrees)'),
      },
      text('第一个机位是打开时的画面。', 'The first one is where the view begins.'),
    ),
    variants: rows(fields.variants.zh, fields.variants.en, text('变化', 'Variant'), {
      ...label,
      daylight: field('日光（0 到 1）', 'Daylight (0 to 1)'),
      pictureId: fieldWith(field('静态画面', 'Still picture'), { as: 'picture' }),
      panoramaId: fieldWith(
        field('全景图', 'Panorama', text('宽是高的两倍。', 'Twice as wide as high.')),
        { as: 'picture', control: PanoramaControl },
      ),
    }),
    hotspots: rows(fields.hotspots.zh, fields.hotspots.en, text('热点', 'Hotspot'), {
      ...label,
      at: pointAt('位置（米）', 'Position (metres)'),
      textZh: fieldWith(field('说明（中文）', 'Text in Chinese'), { as: 'lines' }),
      textEn: fieldWith(field('说明（英文）', 'Text in English'), { as: 'lines' }),
      product: fieldWith(field('链接到产品', 'Leads to the product'), {
        facet: ['page', 'product'],
      }),
    }),
    listed: {
      label: fields.listed,
      help: text(
        '为某个项目制作的场景也可以公开展示、用于预约。',
        'Also a scene of a project may then be shown to everybody and booked.',
      ),
    },
    projectId: fieldWith({ label: fields.projectId }, { source: projectSource }),
    sort,
  },
  [
    { fields: ['slug', 'solution', 'products', 'posterId', 'modelId', 'turnId'] },
    { fields: ['variants', 'cameras', 'hotspots'] },
    { fields: ['viewpoint', 'panoramaWidth'] },
    { fields: ['listed', 'projectId', 'sort'] },
  ],
);
