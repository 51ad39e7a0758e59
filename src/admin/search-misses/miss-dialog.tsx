import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { searchMissMessages } from './messages.ts';
import { QuestionForm } from './question-form.tsx';
import { MISSES_KEY, type SearchMiss } from './types.ts';

/** Improves a search: with a synonym, or with a record that answers it. */
export function MissDialog({ miss, onClose }: { miss: SearchMiss; onClose: () => void }) {
  const text = useMessages(searchMissMessages);
  const refreshMisses = useRefresh([MISSES_KEY]);
  const refreshSynonyms = useRecordRefresh('search-synonym');
  const refresh = async () => {
    await refreshMisses();
    await refreshSynonyms();
  };
  return (
    <Dialog title={text.handleName(miss.query)} isWide onClose={onClose}>
      <div className="grid gap-8">
        <FoundNow miss={miss} />
        <div className="grid items-start gap-8 md:grid-cols-2">
          <SynonymForm miss={miss} onDone={refresh} />
          <QuestionForm miss={miss} onDone={refresh} />
        </div>
      </div>
    </Dialog>
  );
}

/** What visitors find with the search at this moment. */
function FoundNow({ miss: { id, query: q, locale } }: { miss: SearchMiss }) {
  const text = useMessages(searchMissMessages);
  const query = useAnswer(
    [MISSES_KEY, 'found', id],
    (api) => api('GET /search', { query: { q, locale, limit: 5 } }),
    { staleTime: 0 },
  );
  return (
    <section aria-label={text.now}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{text.now}</h3>
        <Button
          variant="secondary"
          size="sm"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {text.again}
        </Button>
      </div>
      <Answer query={query}>
        {({ hits, total }) => (
          <div role="status">
            <p className="text-sm text-ink-muted">
              {hits.length === 0 ? text.nothing : text.found(total.count, total.more)}
            </p>
            <ul className="mt-1">
              {hits.map((hit) => (
                <li key={`${hit.kind} ${hit.slug}`} className="border-b border-line py-2 text-sm">
                  <HighlightedText parts={hit.title} />{' '}
                  <span className="text-xs text-ink-muted">{text.kinds[hit.kind]}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Answer>
    </section>
  );
}

function SynonymForm({ miss: { id }, onDone }: { miss: SearchMiss; onDone: () => void }) {
  const text = useMessages(searchMissMessages);
  const form = useForm({ term: '' }, async (body, api) => {
    const { terms } = await api('POST /admin/search-misses/:id/synonym', { params: { id }, body });
    showToast('success', text.synonymAdded(terms.length));
    form.reset();
    onDone();
  });
  return (
    <SentForm form={form} label={text.addSynonym} className="grid gap-4">
      <div>
        <h3 className="font-semibold">{text.synonymTitle}</h3>
        <p className="mt-1 text-sm text-ink-muted">{text.synonymText}</p>
      </div>
      <TextField {...form.field('term')} label={text.term} required maxLength={60} />
    </SentForm>
  );
}
