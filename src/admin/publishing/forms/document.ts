import { documentShared, documentText } from '#contracts/content/document.ts';
import { choice, field, list, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { contentSource } from '../../form/sources.ts';
import {
  cover,
  product,
  searchEngineLabels,
  searchEngines,
  slug,
  sort,
  summary,
  title,
} from './fields.ts';

export const documentTextForm = defineForm(
  documentText,
  {
    title,
    summary,
    body: fieldWith(field('正文', 'Text'), { as: 'markdown' }),
    ...searchEngineLabels,
  },
  [{ fields: ['title', 'summary', 'body'] }, searchEngines],
);

const versionHint = text('例如 3.2', 'For example 3.2');

export const documentSharedForm = defineForm(documentShared, {
  slug,
  sectionId: fieldWith(field('章节', 'Section'), { facet: ['document', 'section'] }),
  product,
  level: fieldWith(
    choice('难度', 'Level', {
      beginner: text('入门', 'Beginner'),
      intermediate: text('进阶', 'Intermediate'),
      advanced: text('高级', 'Advanced'),
    }),
    { as: 'select' },
  ),
  kind: null,
  coverId: cover,
  videoId: null,
  minutes: field('预计分钟数', 'Minutes it takes'),
  versionFrom: field('适用版本从', 'From version', versionHint),
  versionTo: field('适用版本到', 'To version', versionHint),
  popular: field(
    '热门问题中的位置',
    'Place among popular questions',
    text('留空则不在热门问题中。', 'Empty leaves it out.'),
  ),
  englishArticle: field(
    '对应的英文文章',
    'Article in English',
    text(
      '这个主题的英文文章的网址名称；与本文档同名时留空。',
      'Name in the address of the English article on this subject. Empty if it has the name of the document.',
    ),
  ),
  sort,
  related: fieldWith(list('推荐阅读', 'Recommended', text('文档', 'document')), {
    source: contentSource('document'),
  }),
});
