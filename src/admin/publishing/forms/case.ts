import { caseShared, caseText } from '#contracts/content/case.ts';
import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import {
  cover,
  products,
  searchEngineLabels,
  searchEngines,
  slug,
  sort,
  summary,
  title,
} from './fields.ts';

export const caseTextForm = defineForm(
  caseText,
  {
    title,
    customer: field('客户', 'Customer'),
    summary,
    challenge: fieldWith(field('遇到的问题', 'Problem'), { as: 'markdown' }),
    solution: fieldWith(field('解决办法', 'Solution'), { as: 'markdown' }),
    figures: fieldWith(
      rows('成效数字', 'Results in figures', text('成效数字', 'figure'), {
        value: field('数字', 'Figure'),
        label: field('说明', 'Meaning'),
        before: field('之前', 'Before'),
        source: field('来源', 'Source'),
      }),
      { columns: 2 },
    ),
    equipment: fieldWith(
      rows('设备', 'Equipment', text('设备', 'device'), {
        name: field('名称', 'Name'),
        quantity: field('数量', 'Quantity'),
        note: field('备注', 'Note'),
      }),
      { as: 'table' },
    ),
    quote: field('客户评价', 'Quote of the customer'),
    quoteAuthor: field('评价人姓名和职位', 'Name and position'),
    ...searchEngineLabels,
  },
  [
    {
      fields: [
        'title',
        'customer',
        'summary',
        'challenge',
        'solution',
        'figures',
        'equipment',
        'quote',
        'quoteAuthor',
      ],
    },
    searchEngines,
  ],
);

export const caseSharedForm = defineForm(caseShared, {
  slug,
  industry: fieldWith(field('行业', 'Industry'), { facet: ['case', 'industry'] }),
  solution: fieldWith(field('直播用途', 'Usage'), { facet: ['case', 'solution'] }),
  coverId: cover,
  products,
  deliveredOn: field('交付日期', 'Delivered on'),
  featured: field('显示在首页', 'Shown on the home page'),
  sort,
  gallery: fieldWith(
    rows('图片', 'Pictures', text('图片', 'picture'), {
      mediaId: fieldWith(field('图片', 'Picture'), { as: 'picture' }),
      role: fieldWith(
        choice('用途', 'Use', {
          gallery: text('图集', 'Gallery'),
          raw: text('对比：原始画面', 'Comparison: camera'),
          matte: text('对比：遮罩', 'Comparison: matte'),
          composite: text('对比：合成', 'Comparison: result'),
        }),
        { as: 'select' },
      ),
      captionZh: field('中文图注', 'Chinese caption'),
      captionEn: field('英文图注', 'English caption'),
    }),
    { columns: 2 },
  ),
});
