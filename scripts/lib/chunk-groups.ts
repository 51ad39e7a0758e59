/** A file of the client that several modules share. */
export interface ChunkGroup {
  name: string;
  /** Modules below `src`, without their extension: `*` stands for a name, `**` for a path. */
  modules: readonly string[];
  /** Those of them that are loaded by themselves. */
  except?: readonly string[];
  /** Packages, and scopes of packages. */
  packages?: readonly string[];
}

/**
 * What every page needs, in one file with the entry, so that it comes with the first request: it
 * compresses better whole than in parts. Small modules of many pages are here too: as files of their
 * own they would cost more. The head of the document is made by the server first, so its modules come
 * with the first navigation.
 */
const application: ChunkGroup = {
  // The name of the entry, which is in it.
  name: 'entry-client',
  packages: ['react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack'],
  modules: [
    'request/**',
    'contracts/counted',
    'contracts/days',
    'contracts/enums/products',
    'contracts/fact-sentences/sentence',
    'contracts/facts',
    'contracts/picture-files',
    'site/boot',
    'site/entry-client',
    'site/i18n/lists',
    'site/initial-state',
    'site/layouts/**',
    'site/lazy-view',
    'site/page',
    'site/request/**',
    'site/root',
    'site/routing/**',
    'site/state/**',
    // Only the server makes structured data: nothing of it is left in the browser.
    'site/structured-data',
    'site/text-head',
    'ui/badge',
    'ui/breadcrumbs',
    'ui/button',
    'ui/card',
    'ui/highlighted-text',
    'ui/i18n/common',
    'ui/i18n/dates',
    'ui/i18n/format',
    'ui/i18n/messages',
    'ui/i18n/names',
    'ui/i18n/reading',
    'ui/icons',
    'ui/link',
    'ui/logo',
    'ui/notices',
    'ui/page-header',
    'ui/phrases',
    'ui/picture',
    'ui/placeholder',
    'ui/state/*',
    'ui/states',
    'ui/text',
  ],
  except: [
    'site/routing/head',
    'site/routing/head-html',
    'site/routing/share-pictures',
    'site/routing/update-document',
    'site/state/reading',
    'site/state/visitor-system',
    'ui/state/pending-work',
    'ui/state/use-draft-with-files',
  ],
};

/**
 * Parts that pages of one kind share, each kind in one file: every request costs about 600 bytes of
 * headers, as much as many of these modules.
 */
const sharedParts: readonly ChunkGroup[] = [
  {
    // With what the downloads take from demos and sheets: they load this file anyway.
    name: 'text',
    modules: [
      'ui/neighbours',
      'ui/steps',
      'ui/table-of-contents',
      'site/components/share',
      'site/state/visitor-system',
    ],
  },
  {
    name: 'documents',
    modules: ['site/components/document-item', 'site/state/reading', 'contracts/enums/documents'],
  },
  { name: 'fields', modules: ['ui/fields', 'contracts/enums/bookings'] },
  {
    name: 'booking',
    modules: [
      'contracts/bookings/contact',
      'contracts/bookings/extension',
      'contracts/bookings/fields',
      'contracts/bookings/zones',
      'contracts/zoned-times',
      'site/pages/booking/form-start',
    ],
  },
  { name: 'facts', modules: ['site/fact-sentence', 'contracts/fact-sentences/content'] },
  { name: 'prose', modules: ['ui/prose', 'ui/i18n/prose'] },
  {
    name: 'list',
    modules: [
      'ui/pagination',
      'ui/segmented',
      'site/components/search-form',
      'site/components/site-results',
    ],
  },
  {
    name: 'cards',
    modules: ['ui/case-card', 'ui/art-image', 'ui/asset-url', 'site/components/article-card'],
  },
  {
    // With what the script of the SDK demo takes from them.
    name: 'blocks',
    modules: [
      'blocks/*/*',
      'blocks/frame',
      'blocks/views',
      'site/components/block-page',
      'site/components/lazy-blocks',
      'site/components/page-contents',
      'site/pages/product/page-facts',
    ],
    except: [
      'blocks/case-cards/*',
      'blocks/code-samples/*',
      'blocks/gallery/lightbox',
      'blocks/room-chooser/*',
      'blocks/studio-plan/*',
    ],
  },
  {
    name: 'sheet',
    modules: ['ui/table', 'ui/facts', 'ui/bar', 'site/components/sheet', 'site/i18n/sheet'],
  },
  {
    name: 'sheet-pictures',
    modules: [
      'contracts/shared-picture',
      'contracts/sheets/kinds',
      'site/components/sheet-pictures',
    ],
  },
];

export const chunkGroups: readonly ChunkGroup[] = [application, ...sharedParts];

/** Whether a pattern of modules names a file, given by its path with slashes. */
export function namesModule(pattern: string, file: string): boolean {
  const path = pattern.replaceAll(/\*\*?/g, (sign) => (sign === '*' ? '[\\w-]+' : '[\\w/.-]+'));
  return new RegExp(`/src/${path}\\.tsx?$`).test(file);
}

/** Whether a file belongs to a group. */
export function isInGroup(group: ChunkGroup, file: string): boolean {
  const { modules, except = [], packages = [] } = group;
  if (packages.some((name) => file.includes(`/node_modules/${name}/`))) return true;
  const isNamed = (pattern: string) => namesModule(pattern, file);
  return modules.some(isNamed) && !except.some(isNamed);
}
