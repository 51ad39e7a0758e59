import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { PartBadges } from '../publishing/part-badges.tsx';
import { overviewMessages } from './messages.ts';
import { RecordLinks } from './record-links.tsx';

const SHOWN = 8;

/** Texts with changes that nobody has published: those that this person wrote last, and the others. */
export function DraftsPanel() {
  const text = useMessages(overviewMessages);
  const may = useMay();
  return (
    <Panel title={text.drafts}>
      <div className="grid gap-6">
        {may('content.update') && (
          <Drafts title={text.draftsMine} none={text.draftsMineNone} of="me" />
        )}
        <Drafts title={text.draftsOthers} none={text.draftsOthersNone} of="others" />
      </div>
    </Panel>
  );
}

function Drafts({ title, none, of }: { title: string; none: string; of: 'me' | 'others' }) {
  const query = useAnswer(['content', 'drafts', of], (api) =>
    api('GET /admin/drafts', { query: { of } }),
  );
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <Answer query={query}>
        {({ items }) => (
          <RecordLinks items={items.slice(0, SHOWN)} none={none}>
            {({ parts }) => <PartBadges parts={parts} />}
          </RecordLinks>
        )}
      </Answer>
    </section>
  );
}
