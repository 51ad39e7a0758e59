import { pageText } from '#contracts/content/page.ts';
import { field } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { searchEngineLabels, searchEngines, shareImage, title } from './fields.ts';

/** What a page has besides its blocks, which have an editor of their own. */
export const pageTextForm = defineForm(
  pageText,
  {
    title,
    description: field('说明', 'Description'),
    shareImageId: shareImage,
    blocks: null,
    ...searchEngineLabels,
  },
  [{ fields: ['title', 'description', 'shareImageId'] }, searchEngines],
);
