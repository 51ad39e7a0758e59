import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCopy } from '#ui/icons.tsx';
import { IconTrash } from '#ui/tool-icons.tsx';
import { formKitMessages } from '../messages.ts';

/** The buttons of an entry: a copy of it, and deleting it. */
export function EntryTools({
  name,
  className,
  onDuplicate,
  onRemove,
}: {
  /** What the entry is called. */
  name: string;
  className?: string;
  /** Absent if the list is full, or if copies make no sense. */
  onDuplicate?: (() => void) | undefined;
  onRemove: () => void;
}) {
  const text = useMessages(formKitMessages);
  const tools = [
    { label: text.duplicateItem(name), Icon: IconCopy, onClick: onDuplicate },
    { label: text.removeItem(name), Icon: IconTrash, onClick: onRemove },
  ];
  return (
    <span className={className}>
      {tools.map(
        ({ label, Icon, onClick }) =>
          onClick && (
            <button
              key={label}
              type="button"
              className="editor-tool"
              aria-label={label}
              title={label}
              onClick={onClick}
            >
              <Icon size={18} />
            </button>
          ),
      )}
    </span>
  );
}
