import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('product-cards', {
  name: text('产品', 'Products'),
  purpose: text('产品卡片。', 'Cards of the products.'),
  fields: { ...headLabels, source: sourceLabel },
});
