import { useState } from 'react';
import { shareAudiences } from '#contracts/enums/shares.ts';
import { linkStates } from '#contracts/sheets/links.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../../core/keyset-list.tsx';
import { ScreenHeader } from '../../core/layout.tsx';
import { useMay } from '../../core/session.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkTable } from './link-table.tsx';
import { linkMessages } from './messages.ts';
import { LINKS_KEY, type LinkItem } from './types.ts';

/** All shared links; first those that open something. */
export function LinkList() {
  const text = useMessages(linkMessages);
  const may = useMay();
  const [shown, setShown] = useState<LinkItem>();
  const query = useListQuery([LINKS_KEY, 'list'], listOf('GET /admin/share-links'));
  return (
    <>
      <ScreenHeader title={text.title} />
      <Filters>
        <SearchFilter label={may('shares.update') ? text.search : text.searchNumber} />
        <SelectFilter
          name="state"
          label={text.state}
          none={text.running}
          options={[...optionsOf(linkStates, text.states), { value: 'all', label: text.all }]}
        />
        <SelectFilter
          name="audience"
          label={text.audience}
          options={optionsOf(shareAudiences, text.audiences)}
        />
      </Filters>
      <KeysetList
        query={query}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        none={{ title: text.noneTitle, text: text.noneText }}
      >
        {(items) => (
          <LinkTable items={items} onShow={may('shares.update') ? setShown : undefined} />
        )}
      </KeysetList>
      {shown && <LinkDialog link={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
