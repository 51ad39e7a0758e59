import { field, text } from '#contracts/form-labels.ts';
import { fieldWith } from '../../form/labels.ts';

/** Labels of fields that several kinds have. */
export const title = field('标题', 'Title');
export const summary = field('摘要', 'Summary');
export const slug = field(
  '网址名称',
  'Name in the address',
  text(
    '小写字母、数字和连字符，例如 release-3-2。发布后更改，旧地址会自动跳转到新地址。',
    'Lower-case letters, digits and hyphens, such as release-3-2. Old links lead to the new address.',
  ),
);
export const sort = field('排序', 'Order', text('数字小的在前。', 'Small numbers come first.'));
export const cover = fieldWith(field('封面', 'Cover'), { as: 'picture' });
export const shareImage = fieldWith(field('分享图片', 'Share picture'), {
  as: 'picture',
});
export const product = fieldWith(field('产品', 'Product'), { facet: ['page', 'product'] });
export const products = fieldWith(field('产品', 'Products'), { facet: ['page', 'product'] });

/** Title and description for search engines. */
export const searchEngineLabels = {
  seoTitle: field('搜索标题', 'Title in search results'),
  seoDescription: field('搜索摘要', 'Summary in search results'),
};

/** Those fields, folded: most texts need neither. */
export const searchEngines = {
  title: text('搜索引擎显示的标题和摘要', 'Title and summary for search engines'),
  look: 'folded',
  fields: ['seoTitle', 'seoDescription'],
} as const;
