import { downloadShared, downloadText } from '#contracts/content/download.ts';
import { field, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { product, slug, sort, summary } from './fields.ts';

export const downloadTextForm = defineForm(downloadText, {
  title: field('软件名称', 'Name of the program'),
  summary,
});

export const downloadSharedForm = defineForm(downloadShared, {
  slug,
  product,
  platform: fieldWith(field('平台', 'Platform'), { facet: ['download', 'platform'] }),
  storeUrl: field(
    '应用商店地址',
    'Address in an app store',
    text(
      '只在应用商店提供时必填；也可以两者都有。',
      'Needed if the program is only in a store; it may have files too.',
    ),
  ),
  iconId: fieldWith(field('图标', 'Icon'), { as: 'picture' }),
  sort,
  isSample: field(
    '示例包，不含程序',
    'A sample package without a program',
    text(
      '收在下载页后面，不推荐给任何系统。',
      'Folded at the end of the downloads page, and suggested to no system.',
    ),
  ),
  visible: field(
    '在网站上显示',
    'Shown on the site',
    text(
      '取消后访客看不到，也下载不到它的任何版本。',
      'Otherwise visitors neither see it nor download any of its versions.',
    ),
  ),
});
