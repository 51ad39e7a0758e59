import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { contentKindOf, contentKinds } from '#contracts/content-kinds.ts';
import { freshnessStates } from '#contracts/enums/content.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useRowSelection } from '../bulk/row-selection.ts';
import { SelectPage } from '../bulk/select-box.tsx';
import { Filters, optionsOf, SelectFilter } from '../core/filters.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { contentMessages } from '../publishing/messages.ts';
import { SourceChangesDialog } from '../publishing/record/source-dialog.tsx';
import { Counts } from './counts.tsx';
import { translationMessages } from './messages.ts';
import { TranslationTable } from './translation-table.tsx';

/** Kinds with English texts. */
const translatedKinds = contentKinds.filter((kind) => contentKindOf(kind).parts.includes('en'));

/** Translations by their state: stale ones first. */
export function TranslationList() {
  const text = useMessages(translationMessages);
  const content = useMessages(contentMessages);
  const may = useMay();
  const { search } = useSearchFields();
  const [compared, setCompared] = useState<string>();
  const state = freshnessStates.find((known) => known === search.state) ?? 'stale';
  const kind = translatedKinds.find((known) => known === search.kind);
  const { after } = search;
  const query = useAnswer(
    ['content', 'translations', { state, kind, after }],
    (api) => api('GET /admin/translations', { query: { state, kind, after } }),
    { placeholderData: keepPreviousData },
  );
  const selection = useRowSelection(query.data?.items);
  const mayConfirm = state === 'stale' && may('content.publish');
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Counts kinds={translatedKinds} />
      <Filters>
        <SelectFilter
          name="state"
          label={text.state}
          none={text.states.stale}
          options={optionsOf(['missing', 'fresh'], text.states)}
        />
        <SelectFilter
          name="kind"
          label={text.kind}
          options={optionsOf(translatedKinds, content.kinds)}
        />
      </Filters>
      <BulkBar
        selection={selection}
        of={{ resource: 'content', filter: { ...(kind && { kind }), filter: [`en:${state}`] } }}
        actions={['confirm']}
      />
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => (
          <>
            {mayConfirm && <SelectPage selection={selection} />}
            <TranslationTable
              items={items}
              state={state}
              selection={mayConfirm ? selection : undefined}
              onCompare={setCompared}
            />
          </>
        )}
      </KeysetList>
      {compared && (
        <SourceChangesDialog recordId={compared} onClose={() => setCompared(undefined)} />
      )}
    </>
  );
}
