import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { treeMessages } from './messages.ts';
import { movesInto } from './moves.ts';
import { nameOf, visibleRows } from './rows.ts';
import type { Move, Row, Tree } from './types.ts';
import { namesTo } from './use-tree.ts';

/** Moves the selected rows to the end of a section; only possible ones are listed. */
export function MoveDialog({
  tree,
  rows,
  onMove,
  isBusy,
  onClose,
}: {
  tree: Tree;
  rows: readonly Row[];
  onMove: (moves: Move[], sectionId: string) => Promise<void>;
  isBusy: boolean;
  onClose: () => void;
}) {
  const text = useMessages(treeMessages);
  const locale = useLocale();
  const sections = visibleRows({ ...tree, documents: new Map() }, () => true).filter(
    ({ id }) => movesInto(tree, rows, id) !== undefined,
  );
  const [chosen, setChosen] = useState('');
  const target = chosen || sections[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moves = target === undefined ? undefined : movesInto(tree, rows, target);
    if (moves && target !== undefined) void onMove(moves, target);
  };
  return (
    <Dialog title={text.moveTitle(rows.length)} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <SelectField
          label={text.target}
          preselected
          value={target}
          onChange={(event) => setChosen(event.target.value)}
          options={sections.map(({ id }) => ({
            value: id,
            label: namesTo(tree.sections, id, (section) => nameOf(section, locale)),
          }))}
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {text.moveNow}
        </Button>
      </form>
    </Dialog>
  );
}
