import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronRight, IconMenu } from '#ui/icons.tsx';
import { IconFolder } from '#ui/tool-icons.tsx';
import { ActionMenu } from '../core/action-menu.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { mediaMessages } from './messages.ts';
import { MEDIA_KEY, type MediaFolders } from './types.ts';
import { useFolders } from './use-media.ts';

/** The path of the shown folder, and its subfolders. */
export function FolderLine() {
  const text = useMessages(mediaMessages);
  const may = useMay();
  const { search, change } = useSearchFields();
  const { data } = useFolders();
  const [dialog, setDialog] = useState<'create' | 'rename'>();
  const current = search.folder;
  const folders = data?.folders ?? [];
  const open = (folder: string | undefined) => change({ folder, after: undefined });
  const opened = folders.find(({ path }) => path === current);
  return (
    <nav
      aria-label={text.folder}
      className="flex min-w-0 grow flex-wrap items-center gap-x-1 gap-y-2"
    >
      <Step label={text.allFolders} isCurrent={!current} onClick={() => open(undefined)} />
      {pathsOf(current).map(({ path, name }) => (
        <span key={path} className="flex items-center gap-1">
          <IconChevronRight size={16} className="text-ink-muted" />
          <Step label={name} isCurrent={path === current} onClick={() => open(path)} />
        </span>
      ))}
      {current === '/' && (
        <span className="flex items-center gap-1">
          <IconChevronRight size={16} className="text-ink-muted" />
          <Step label={text.unfiled} isCurrent onClick={() => open('/')} />
        </span>
      )}
      {opened && may('media.update') && (
        <FolderMenu
          folder={opened}
          onRename={() => setDialog('rename')}
          onDeleted={() => open(undefined)}
        />
      )}
      <span className="mx-1 hidden h-5 w-px bg-line sm:block" />
      {childrenOf(folders, current).map(({ path, files }) => (
        <Button
          key={path}
          variant="secondary"
          size="sm"
          icon={IconFolder}
          onClick={() => open(path)}
        >
          {path.split('/').at(-1)} <span className="text-ink-muted tabular-nums">{files}</span>
        </Button>
      ))}
      {!current && (data?.unfiled ?? 0) > 0 && folders.length > 0 && (
        <Button variant="secondary" size="sm" onClick={() => open('/')}>
          {text.unfiled} <span className="text-ink-muted tabular-nums">{data?.unfiled}</span>
        </Button>
      )}
      {may('media.update') && (
        <Button variant="ghost" size="sm" onClick={() => setDialog('create')}>
          {text.newFolder}
        </Button>
      )}
      {dialog && (
        <FolderDialog
          folder={dialog === 'rename' ? opened : undefined}
          parent={current === '/' ? undefined : current}
          onDone={open}
          onClose={() => setDialog(undefined)}
        />
      )}
    </nav>
  );
}

type Folder = MediaFolders['folders'][number];

function Step({
  label,
  isCurrent,
  onClick,
}: {
  label: string;
  isCurrent: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className="min-h-9 rounded-sm px-1.5 text-sm text-ink-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:min-h-11"
    >
      {label}
    </button>
  );
}

/** The folders on the way to the open one. */
function pathsOf(current: string | undefined): { path: string; name: string }[] {
  if (!current || current === '/') return [];
  const names = current.split('/');
  return names.map((name, index) => ({ name, path: names.slice(0, index + 1).join('/') }));
}

/** Folders directly inside, with the number of files in each and below it. */
function childrenOf(folders: Folder[], current: string | undefined): Folder[] {
  if (current === '/') return [];
  const prefix = current ? `${current}/` : '';
  return folders
    .filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    .map((folder) => {
      const inside = folders.filter(({ path }) => path.startsWith(`${folder.path}/`));
      return { ...folder, files: inside.reduce((sum, { files }) => sum + files, folder.files) };
    });
}

function FolderMenu({
  folder: { id, path },
  onRename,
  onDeleted,
}: {
  folder: Folder;
  onRename: () => void;
  onDeleted: () => void;
}) {
  const text = useMessages(mediaMessages);
  const { run } = useAction([MEDIA_KEY]);
  const remove = () =>
    run(async (api) => {
      await api('DELETE /admin/media-folders/:id', { params: { id } });
      onDeleted();
    }, text.folderDeleted);
  return (
    <ActionMenu
      className="flex size-11 items-center justify-center text-ink-muted hover:text-ink"
      aria-label={text.manageFolder(path)}
      items={[
        { label: text.renameFolder, onClick: onRename },
        { label: text.deleteFolder, onClick: remove },
      ]}
    >
      <IconMenu size={18} />
    </ActionMenu>
  );
}
