type DialogModule = typeof import('./search-dialog.tsx');

let loading: Promise<DialogModule> | undefined;

/** Fetches the dialog's script once. After a failure the next call tries again. */
export function loadSearchDialog(): Promise<DialogModule> {
  loading ??= import('./search-dialog.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
