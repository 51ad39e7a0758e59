import { keepPreviousData, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminEndpoints } from '#api/endpoints.ts';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from './answer.tsx';
import type { AdminApi, AnswerTo } from './api.ts';
import { KeysetPager } from './filters.tsx';
import { isNarrowed, type SearchFields, useSearchFields } from './search-fields.ts';
import { type AnswerOptions, useAnswer } from './use-answer.ts';

interface Page {
  items: readonly unknown[];
  next: string | number | null;
}

/** What is shown in place of an empty list. */
export interface EmptyText {
  title: string;
  text?: string;
}

/** Reads a list as an address asks for it: the API refuses fields that it does not know. */
export const listOf =
  <Name extends keyof AdminEndpoints>(name: Name) =>
  (query: SearchFields, api: AdminApi): Promise<AnswerTo<Name>> =>
    api(name, ...([{ query }] as never));

/** A list whose filters and page are in the address. The API refuses fields that it does not know. */
export function useListQuery<Data>(
  key: QueryKey,
  read: (query: SearchFields, api: AdminApi) => Promise<Data>,
  options?: AnswerOptions<Data>,
): UseQueryResult<Data> {
  const { view: _, id: __, dialog: ___, ...query } = useSearchFields().search;
  return useAnswer<Data>([...key, query], (api) => read(query, api), {
    placeholderData: keepPreviousData,
    ...options,
  });
}

/** A page of a list with the way to the next one, or why there is nothing. */
export function KeysetList<Data extends Page>({
  query,
  empty,
  none = empty,
  cursorField,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown };
  /** For a list that filters have emptied, and for one without records, if that is another text. */
  empty: EmptyText;
  none?: EmptyText;
  cursorField?: string;
  children: (items: Data['items'], answer: Data) => ReactNode;
}) {
  const { search } = useSearchFields();
  const { title, text } = isNarrowed(search) ? empty : none;
  return (
    <Answer query={query}>
      {(answer) => (
        <>
          {answer.items.length === 0 ? (
            <EmptyState title={title}>{text}</EmptyState>
          ) : (
            children(answer.items, answer)
          )}
          <KeysetPager {...(cursorField && { cursorField })} next={answer.next} />
        </>
      )}
    </Answer>
  );
}
