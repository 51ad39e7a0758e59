import { useMessages } from '#ui/i18n/messages.tsx';
import { coreMessages } from '../core/messages.ts';
import { useMay } from '../core/session.tsx';
import { treeMessages } from '../document-tree/messages.ts';
import { editedKinds, isCreatedKind } from '../publishing/kinds.ts';
import { contentMessages } from '../publishing/messages.ts';
import { searchQuestionMessages } from '../search-questions/messages.ts';
import type { PaletteEntry } from './entries.ts';

/** The screens and actions that the person may use. */
export function useScreens(): PaletteEntry[] {
  const text = useMessages(coreMessages);
  const content = useMessages(contentMessages);
  const tree = useMessages(treeMessages);
  const questions = useMessages(searchQuestionMessages);
  const may = useMay();
  const screen = (to: string, label: string): PaletteEntry => ({ key: to, to, label });
  const kinds = may('content.read')
    ? editedKinds.map((kind) => screen(`/content/${kind}`, content.kinds[kind]))
    : [];
  const created = may('content.create') ? editedKinds.filter(isCreatedKind) : [];
  return [
    screen('/', text.overview),
    ...(may('bookings.read') ? [screen('/bookings', text.bookings)] : []),
    ...(may('statistics.read') ? [screen('/statistics', text.statistics)] : []),
    ...created.map((kind) => ({
      ...screen(`/content/${kind}`, content.add[kind]),
      key: `create ${kind}`,
      search: { dialog: 'create' },
    })),
    ...kinds,
    ...(may('media.read') ? [screen('/media', text.media)] : []),
    ...(may('riskyWords.read') ? [screen('/risky-words', text.riskyWords)] : []),
    ...(may('facts.read') ? [screen('/facts', text.facts)] : []),
    ...(may('content.read')
      ? [
          screen('/content/document/tree', tree.toTree),
          screen('/translations', text.translations),
          screen('/bulk-operations', text.bulkOperations),
          screen('/trash', content.trash),
        ]
      : []),
    ...(may('redirects.read') ? [screen('/redirects', text.redirects)] : []),
    ...(may('feedback.read') ? [screen('/feedback', text.feedback)] : []),
    ...(may('searches.read')
      ? [
          screen('/search-misses', text.searchMisses),
          {
            ...screen('/search-misses', questions.title),
            key: '/search-misses questions',
            search: { view: 'questions' },
          },
        ]
      : []),
    ...(may('privacyNotices.read') ? [screen('/privacy-notices', text.privacyNotices)] : []),
    ...(may('staff.read') ? [screen('/staff', text.staff)] : []),
    ...(may('audit.read') ? [screen('/audit', text.audit)] : []),
    ...(may('system.read') ? [screen('/system', text.system)] : []),
    screen('/account', text.account),
  ];
}
