import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useMay, useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { mediaMessages } from '../messages.ts';
import { MEDIA_KEY, type MediaRecord } from '../types.ts';

/** Says that a picture is being processed, or why that failed and what can be done. */
export function ProcessingNotice({ record }: { record: MediaRecord }) {
  const text = useMessages(mediaMessages);
  const { id, state, failure, isReplacing } = record;
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const act = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      await queries.invalidateQueries({ queryKey: [MEDIA_KEY] });
    });
  if (state === 'ready') return null;
  if (!failure) {
    return <Notice kind="info">{isReplacing ? text.replacing : text.processing}</Notice>;
  }
  const params = { id };
  return (
    <Notice kind="error">
      {text.failures[failure]}
      {may('media.update') && (
        <span className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            onClick={() => act(() => api('POST /admin/media/:id/processing', { params }))}
          >
            {text.retry}
          </Button>
          {isReplacing && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => act(() => api('DELETE /admin/media/:id/processing', { params }))}
            >
              {text.keepOld}
            </Button>
          )}
        </span>
      )}
    </Notice>
  );
}
