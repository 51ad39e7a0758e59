import { lazy, Suspense, useState } from 'react';
import { type Locale, locales } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { useMay } from '../core/session.tsx';
import type { ContentRecord } from '../publishing/record/record.ts';
import type { RecordView } from '../publishing/record/record-view.ts';
import { searchQuestionMessages } from './messages.ts';
import { useQuestions } from './use-questions.ts';

const QuestionsDialog = lazy(() => import('./questions-dialog.tsx'));

/** Opens the questions of a record of content; records that the search does not know have none. */
export function QuestionsButton({ record, view }: { record: ContentRecord; view: RecordView }) {
  const may = useMay();
  const isKnown = !record.deletedAt && may('searches.read') && isSearched(record);
  const locale = locales.find((one) => one === view);
  return isKnown ? <OpenButton id={record.id} locale={locale} /> : null;
}

function OpenButton({ id, locale }: { id: string; locale: Locale | undefined }) {
  const text = useMessages(searchQuestionMessages);
  const { data } = useQuestions(id);
  const [isOpen, setOpen] = useState(false);
  const count = data?.languages.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <Button variant="secondary" size="sm" icon={IconSearch} onClick={() => setOpen(true)}>
        {text.open}
        {count !== undefined && (
          <span className="text-xs text-ink-muted tabular-nums" title={text.count(count)}>
            {count}
          </span>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <QuestionsDialog id={id} locale={locale} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const kinds: readonly string[] = ['article', 'case', 'document', 'download', 'page'];

/** The home page is no result of the search: it leads to everything. */
const isSearched = ({ kind, path }: ContentRecord): boolean => kinds.includes(kind) && path !== '/';
