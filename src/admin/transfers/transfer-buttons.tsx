import { lazy, Suspense, useState } from 'react';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ExportMenu } from './export-menu.tsx';
import { transferMessages } from './messages.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then(({ ImportDialog: view }) => ({ default: view })),
);

/** Export and import at the head of a list. */
export function TransferButtons({
  path,
  query,
  resource,
  queryKey,
}: {
  /** Path of the export below `/api`. */
  path: string;
  /** Filters of the list. */
  query: Record<string, string | readonly string[] | undefined>;
  /** What can be imported; undefined if the person may not. */
  resource: ImportedResource | undefined;
  /** Lists to read again after an import. */
  queryKey: readonly string[];
}) {
  const text = useMessages(transferMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ExportMenu path={path} query={query} />
      {resource && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text.import}
        </Button>
      )}
      {isOpen && resource && (
        <Suspense>
          <ImportDialog resource={resource} queryKey={queryKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
