import { type ClipboardEvent, useMemo, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { IconPaste, IconPlus } from '#ui/tool-icons.tsx';
import { RemovedLine } from '../form/lists/removed-line.tsx';
import type { PartSession } from '../publishing/record/part-session.ts';
import { PartView } from '../publishing/record/part-view.tsx';
import type { ContentRecord } from '../publishing/record/record.ts';
import { BlockPanel } from './block-panel.tsx';
import { BlockTools } from './block-tools.tsx';
import type { PageSides } from './blocks/actions.ts';
import { writeClip } from './blocks/clip.ts';
import { pageMessages } from './messages.ts';
import { Outline } from './outline/outline.tsx';
import { Palette } from './palette.tsx';
import { usePageEditor } from './use-page-editor.ts';

/** What a page is edited with. */
export interface PageEditorProps {
  record: ContentRecord;
  sides: PageSides;
  /** Languages that are edited; changes of the structure apply to all of them. */
  shown: readonly Locale[];
  isReadOnly: boolean;
  onCompare: (session: PartSession) => void;
  onChanges: () => void;
}

/** The editor of a page: its structure, and the form of the chosen block in each language. */
export default function PageEditor(props: PageEditorProps) {
  const { sides, shown, isReadOnly } = props;
  const text = useMessages(pageMessages);
  const editor = usePageEditor(sides, shown);
  const { pair, pairs, removed, placeName } = editor;
  const [isAdding, setAdding] = useState(false);
  const [isOutlined, setOutlined] = useState(true);
  const present = shown.flatMap((locale) => pair?.[locale] ?? []);
  const isHidden = present.length > 0 && present.every(({ hidden }) => hidden === true);
  return (
    <div
      className={cx(
        isOutlined && 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[272px_minmax(0,1fr)]',
      )}
    >
      <section
        aria-label={text.outline}
        className={cx('outline-panel', !isOutlined && 'mb-4')}
        {...(!isReadOnly && clipboardEvents(editor))}
      >
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOutlined}
          onClick={() => setOutlined(!isOutlined)}
        >
          {isOutlined ? text.hideOutline : text.showOutline}
        </Button>
        {isOutlined && (
          <Outline
            pairs={pairs}
            chosen={pair?.id}
            shown={shown}
            removed={removed}
            isReadOnly={isReadOnly}
            onChoose={editor.choose}
            onMove={editor.move}
          >
            {!isReadOnly && (
              <div className="flex flex-wrap gap-1 p-2">
                <Button
                  variant="secondary"
                  size="sm"
                  icon={IconPlus}
                  onClick={() => setAdding(true)}
                >
                  {text.add}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={IconPaste}
                  onClick={() => void editor.pasteFromClipboard()}
                >
                  {text.paste}
                </Button>
              </div>
            )}
          </Outline>
        )}
        <p role="status" className="sr-only">
          {editor.announcement}
        </p>
      </section>
      <div className="min-w-0">
        {removed && !isOutlined && <RemovedLine key={removed.id} removed={removed} />}
        {pair && (
          <BlockTools
            pair={pair}
            isHidden={isHidden}
            isReadOnly={isReadOnly}
            onDuplicate={() => editor.duplicate(pair)}
            onCopy={() => void editor.copy(pair)}
            onHide={() => editor.setHidden(pair, !isHidden)}
            onRemove={() => editor.remove(pair)}
          />
        )}
        <Languages {...props} chosen={pair?.id} actions={editor.actions} />
      </div>
      {isAdding && (
        <Palette
          description={placeName ? text.paletteAfter(placeName) : text.paletteFirst}
          onChoose={(type) => {
            setAdding(false);
            editor.add(type);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** The chosen block, or the page's own fields, in each language. */
function Languages({
  record,
  sides,
  shown,
  isReadOnly,
  onCompare,
  onChanges,
  chosen,
  actions,
}: PageEditorProps & {
  chosen: string | undefined;
  actions: ReturnType<typeof usePageEditor>['actions'];
}) {
  // The same elements as before are not drawn again while somebody types.
  const panels = useMemo(
    () =>
      chosen === undefined
        ? undefined
        : shown.map((locale) => (
            <BlockPanel
              key={chosen}
              sides={sides}
              locale={locale}
              id={chosen}
              actions={actions}
              isReadOnly={isReadOnly}
            />
          )),
    [sides, shown, chosen, actions, isReadOnly],
  );
  return (
    <div className={cx(shown.length > 1 && 'grid items-start gap-6 xl:grid-cols-2')}>
      {shown.map((locale, index) => (
        <PartView
          key={locale}
          record={record}
          session={sides[locale]}
          isReadOnly={isReadOnly}
          hasTitle={shown.length > 1}
          onCompare={() => onCompare(sides[locale])}
          onChanges={onChanges}
        >
          {panels?.[index]}
        </PartView>
      ))}
    </div>
  );
}

/** Ctrl+C and Ctrl+V in the structure. */
function clipboardEvents({ pair, paste }: ReturnType<typeof usePageEditor>) {
  return {
    onCopy(event: ClipboardEvent) {
      const isText = String(getSelection()) !== '';
      if (!pair || isText) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeClip(pair));
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'));
    },
  };
}
