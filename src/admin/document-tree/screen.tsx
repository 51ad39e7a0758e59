import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, SearchFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { CreateDialog } from '../publishing/create-dialog.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { FoundDocuments } from './found-documents.tsx';
import { treeMessages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SectionDialog } from './section-dialog.tsx';
import { SelectionBar, UndoNotice } from './tree-bars.tsx';
import { TreeSwitch } from './tree-switch.tsx';
import { TreeView } from './tree-view.tsx';
import { type Row, type Section, TREE_KEY } from './types.ts';
import { useMoves, useTree } from './use-tree.ts';

type OpenDialog =
  | { kind: 'move' }
  | { kind: 'document'; sectionId: string }
  | { kind: 'section'; section?: Section; parentId: string | null };

export function DocumentTree() {
  const text = useMessages(treeMessages);
  const may = useMay();
  const { search } = useSearchFields();
  const state = useTree();
  const moves = useMoves(state.tree, state.query.data?.version ?? '');
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const select = (row: Row) =>
    setSelected((rows) => {
      const next = new Map(rows);
      if (!next.delete(row.id)) next.set(row.id, row);
      return next;
    });
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          <div className="flex flex-wrap gap-3">
            <TransferButtons
              path="/admin/exports/document-sections"
              query={{}}
              resource={may('content.publish') ? 'document-section' : undefined}
              queryKey={[TREE_KEY]}
            />
            {may('content.create') && (
              <Button
                icon={IconPlus}
                onClick={() => setDialog({ kind: 'section', parentId: null })}
              >
                {text.addSection}
              </Button>
            )}
          </div>
        }
      />
      <TreeSwitch />
      {may('content.publish') && (
        <p className="mb-5 max-w-[52em] text-sm text-ink-muted">{text.intro}</p>
      )}
      <Filters>
        <SearchFilter label={text.search} />
      </Filters>
      <UndoNotice moves={moves} />
      {selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          onMove={() => setDialog({ kind: 'move' })}
          onClear={() => setSelected(new Map())}
        />
      )}
      <Answer query={state.query}>
        {({ sections }) =>
          search.q ? (
            <FoundDocuments
              q={search.q}
              sections={sections}
              selected={selected}
              onSelect={select}
            />
          ) : sections.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          ) : (
            <TreeView
              state={state}
              send={moves.send}
              selected={selected}
              onSelect={select}
              onAddDocument={(sectionId) => setDialog({ kind: 'document', sectionId })}
              onAddSection={(parentId) => setDialog({ kind: 'section', parentId })}
              onEditSection={(section) =>
                setDialog({ kind: 'section', section, parentId: section.parentId })
              }
            />
          )
        }
      </Answer>
      {dialog?.kind === 'move' && (
        <MoveDialog
          tree={state.tree}
          rows={[...selected.values()]}
          onMove={async (list, sectionId) => {
            if (!(await moves.send(list))) return;
            setSelected(new Map());
            state.reveal(sectionId);
            close();
          }}
          isBusy={moves.isBusy}
          onClose={close}
        />
      )}
      {dialog?.kind === 'document' && (
        <CreateDialog kind="document" defaults={{ sectionId: dialog.sectionId }} onClose={close} />
      )}
      {dialog?.kind === 'section' && (
        <SectionDialog section={dialog.section} parentId={dialog.parentId} onClose={close} />
      )}
    </>
  );
}
