import { type ComponentProps, useId } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { mediaMessages } from './messages.ts';
import { useFolders } from './use-media.ts';

/** A folder by its path: one that exists, or a new one. Empty means none. */
export function FolderField(props: ComponentProps<typeof TextField>) {
  const text = useMessages(mediaMessages);
  const folders = useFolders().data?.folders ?? [];
  const listId = useId();
  return (
    <>
      <TextField {...props} list={listId} hint={text.folderHint} autoComplete="off" />
      <datalist id={listId}>
        {folders.map(({ path }) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  );
}
