import { sheetKinds, sheetStages, waitingParties } from '#contracts/sheets/kinds.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { sheetMessages } from './messages.ts';
import { SheetTable } from './sheet-table.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';
import { SHEETS_KEY } from './types.ts';
import { useOwners } from './use-owners.ts';

/** Sheets of all kinds. */
export function SheetList() {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const { search, change } = useSearchFields();
  const { dialog, after: _, ...filters } = search;
  const query = useListQuery([SHEETS_KEY, 'list'], listOf('GET /admin/sheets'));
  const close = () => change({ dialog: undefined }, { replace: true });
  return (
    <>
      <ScreenHeader
        title={filters.show === 'trash' ? text.trashTitle : text.title}
        action={
          <span className="flex flex-wrap gap-3">
            <ExportMenu path="/admin/exports/sheets" query={filters} />
            <Button variant="secondary" onClick={() => change({ dialog: 'templates' })}>
              {text.templates}
            </Button>
            {may('sheets.create') && (
              <Button onClick={() => change({ dialog: 'create' })}>{text.create}</Button>
            )}
          </span>
        }
      />
      <SheetFilters />
      <KeysetList
        query={query}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        none={{ title: text.noneTitle, text: text.noneText }}
      >
        {(items) => <SheetTable items={items} />}
      </KeysetList>
      {dialog === 'create' && <CreateDialog onClose={close} />}
      {dialog === 'templates' && <TemplatesDialog onClose={close} />}
    </>
  );
}

function SheetFilters() {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const choice = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => optionsOf(values, names);
  return (
    <Filters>
      <SearchFilter label={text.search} />
      <SelectFilter name="kind" label={text.kind} options={choice(sheetKinds, text.kinds)} />
      <SelectFilter name="stage" label={text.stage} options={choice(sheetStages, text.stages)} />
      <SelectFilter
        name="waiting"
        label={text.waiting}
        options={choice(waitingParties, text.parties)}
      />
      {may('sheets.update') && <OwnerFilter />}
      <SelectFilter
        name="show"
        label={text.show}
        none={text.current}
        options={[{ value: 'trash', label: text.trash }]}
      />
    </Filters>
  );
}

function OwnerFilter() {
  const text = useMessages(sheetMessages);
  const people = useOwners().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectFilter
      name="owner"
      label={text.owner}
      options={[{ value: 'none', label: text.noOwner }, ...people]}
    />
  );
}
