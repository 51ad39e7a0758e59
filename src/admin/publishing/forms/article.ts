import { articleShared, articleText } from '#contracts/content/article.ts';
import { field, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import {
  cover,
  products,
  searchEngineLabels,
  searchEngines,
  slug,
  summary,
  title,
} from './fields.ts';

export const articleTextForm = defineForm(
  articleText,
  {
    title,
    summary,
    body: fieldWith(field('正文', 'Text'), { as: 'markdown' }),
    authorName: field(
      '作者署名',
      'Author as shown',
      text('留空则显示公司名。', 'Empty shows the company.'),
    ),
    ...searchEngineLabels,
  },
  [{ fields: ['title', 'summary', 'body', 'authorName'] }, searchEngines],
);

export const articleSharedForm = defineForm(articleShared, {
  slug,
  category: fieldWith(field('分类', 'Category'), { facet: ['article', 'category'] }),
  coverId: cover,
  products,
  pinned: field('在列表中置顶', 'First in lists'),
  listed: field(
    '出现在列表中',
    'Shown in lists',
    text('取消后只能通过链接打开。', 'Otherwise it is only reached by its link.'),
  ),
});
