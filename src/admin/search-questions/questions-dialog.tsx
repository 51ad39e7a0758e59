import { useCallback, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { LeaveQuestion } from '../core/leave-dialog.tsx';
import { HistoryLink } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { searchMissMessages } from '../search-misses/messages.ts';
import { searchQuestionMessages } from './messages.ts';
import { QuestionForm } from './question-form.tsx';
import type { AskedRecord } from './types.ts';
import { useQuestions } from './use-questions.ts';

/** What visitors ask that a record answers, in each of its languages. */
export default function QuestionsDialog({
  id,
  locale,
  onClose,
}: {
  id: string;
  /** The language that is shown first; by default that of the screen. */
  locale?: Locale | undefined;
  onClose: () => void;
}) {
  const text = useMessages(searchQuestionMessages);
  const query = useQuestions(id);
  const [dirty, setDirty] = useState<ReadonlySet<Locale>>(new Set());
  const [asks, setAsks] = useState(false);
  const note = useCallback(
    (locale: Locale, isDirty: boolean) =>
      setDirty((before) => {
        const others = [...before].filter((one) => one !== locale);
        return new Set(isDirty ? [...others, locale] : others);
      }),
    [],
  );
  return (
    <Dialog
      title={text.open}
      description={text.dialogIntro}
      isWide
      onClose={() => (dirty.size > 0 ? setAsks(true) : onClose())}
    >
      <Answer query={query}>
        {(record) => <Languages record={record} start={locale} onDirty={note} />}
      </Answer>
      {asks && <LeaveQuestion text={text} onLeave={onClose} onStay={() => setAsks(false)} />}
    </Dialog>
  );
}

function Languages({
  record,
  start,
  onDirty,
}: {
  record: AskedRecord;
  start: Locale | undefined;
  onDirty: (locale: Locale, isDirty: boolean) => void;
}) {
  const text = useMessages(searchQuestionMessages);
  const names = useMessages(searchMissMessages);
  const locale = useLocale();
  const may = useMay();
  const { id, title, kind, languages } = record;
  const [chosen, setChosen] = useState(start ?? locale);
  const shown = languages.some((one) => one.locale === chosen) ? chosen : 'zh';
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 font-medium">
          {title[shown] || title.zh || title.en || text.untitled}{' '}
          <span className="text-sm font-normal text-ink-muted">{names.kinds[kind]}</span>
        </p>
        <HistoryLink entityType="search-question" entityId={id} isSmall />
      </div>
      {languages.length > 1 && (
        <nav aria-label={text.languages} className="segments mb-4 py-px">
          {languages.map((one) => (
            <button
              key={one.locale}
              type="button"
              className="segment"
              aria-current={one.locale === shown || undefined}
              onClick={() => setChosen(one.locale)}
            >
              {names.languages[one.locale]}
              <span className="text-xs tabular-nums">{one.questions.length}</span>
            </button>
          ))}
        </nav>
      )}
      {languages.map((list) => (
        <LanguageForm
          key={list.locale}
          record={record}
          list={list}
          isReadOnly={!may('searches.update')}
          isHidden={list.locale !== shown}
          onDirty={onDirty}
        />
      ))}
    </>
  );
}

function LanguageForm({
  onDirty,
  ...props
}: Omit<React.ComponentProps<typeof QuestionForm>, 'onDirty'> & {
  onDirty: (locale: Locale, isDirty: boolean) => void;
}) {
  const { locale } = props.list;
  const note = useCallback((isDirty: boolean) => onDirty(locale, isDirty), [locale, onDirty]);
  return <QuestionForm {...props} onDirty={note} />;
}
