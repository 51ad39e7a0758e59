import type { Locale } from '#contracts/locale.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { searchMissMessages } from '../search-misses/messages.ts';
import { searchQuestionMessages } from './messages.ts';
import type { AskedItem } from './types.ts';

/** Questions of a language that the table shows; the dialog has all of them. */
const SHOWN = 3;

/** The table of records; who may not change questions can read all of them. */
export function QuestionTable({
  items,
  onOpen,
}: {
  items: AskedItem[];
  onOpen: (id: string) => void;
}) {
  const text = useMessages(searchQuestionMessages);
  const names = useMessages(searchMissMessages);
  const locale = useLocale();
  const may = useMay();
  const mayEdit = may('searches.update');
  const titleOf = ({ title }: AskedItem) => title[locale] || title.zh || title.en || text.untitled;
  return (
    <Table
      caption={text.title}
      rows={items}
      columns={[
        {
          head: text.record,
          cell: (item) => (
            <>
              {titleOf(item)}
              <span className="block text-xs font-normal text-ink-muted">
                {names.kinds[item.kind]}
              </span>
            </>
          ),
        },
        {
          head: names.languages.zh,
          cell: ({ zh }) => zh.length > 0 && <FirstQuestions questions={zh} locale="zh" />,
        },
        {
          head: names.languages.en,
          cell: ({ en }) => {
            if (!en) return text.noLanguage;
            return en.length > 0 && <FirstQuestions questions={en} locale="en" />;
          },
        },
        {
          head: names.action,
          cell: (item) => (
            <RowActions
              actions={[
                {
                  label: mayEdit ? text.edit : text.view,
                  name: (mayEdit ? text.editName : text.viewName)(titleOf(item)),
                  onClick: () => onOpen(item.id),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function FirstQuestions({ questions, locale }: { questions: string[]; locale: Locale }) {
  const text = useMessages(searchQuestionMessages);
  return (
    <ul className="grid gap-0.5" lang={locale === 'zh' ? 'zh-CN' : 'en'}>
      {questions.slice(0, SHOWN).map((question) => (
        <li key={question}>{question}</li>
      ))}
      {questions.length > SHOWN && (
        <li className="text-xs text-ink-muted">{text.moreQuestions(questions.length - SHOWN)}</li>
      )}
    </ul>
  );
}
