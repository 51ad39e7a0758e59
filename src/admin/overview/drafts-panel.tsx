import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { useSession } from '../core/session.tsx';
import { editedKinds } from '../publishing/kinds.ts';
import { PartBadges } from '../publishing/part-badges.tsx';
import { overviewMessages } from './messages.ts';
import { RecordLinks } from './record-links.tsx';

const SHOWN = 8;

/** Texts with changes that nobody has published, the newest first. */
export function DraftsPanel() {
  const text = useMessages(overviewMessages);
  const { api } = useSession();
  const query = useQuery({
    queryKey: ['content', 'drafts'],
    queryFn: async () => {
      const lists = await Promise.all(
        editedKinds.flatMap((kind) =>
          ['zh:draft', 'en:draft'].map((filter) =>
            api('GET /admin/content/:kind', { params: { kind }, query: { filter } }),
          ),
        ),
      );
      const byId = new Map(lists.flatMap(({ items }) => items.map((item) => [item.id, item])));
      return [...byId.values()].sort((a, b) => b.changedAt.localeCompare(a.changedAt));
    },
  });
  return (
    <Panel title={text.drafts}>
      <Answer query={query}>
        {(items) => (
          <RecordLinks items={items.slice(0, SHOWN)} none={text.draftsNone}>
            {({ parts }) => <PartBadges parts={parts} />}
          </RecordLinks>
        )}
      </Answer>
    </Panel>
  );
}
