import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { qrMessages } from './qr-messages.ts';

/** What stands against printing a code, and which of its targets cannot be reached. */
export function QrWarnings({ id }: { id: string }) {
  const text = useMessages(qrMessages);
  const dates = useDates();
  const { data } = useAnswer(['qr-targets', id], (api) =>
    api('GET /admin/qr-pages/:id/targets', { params: { id } }),
  );
  if (!data) return null;
  const broken = data.targets.flatMap(({ problem, ...target }) =>
    problem ? [{ problem, ...target }] : [],
  );
  return (
    <>
      {!data.hasPublicAddress && <Notice kind="error">{text.noAddress(data.url)}</Notice>}
      {broken.length > 0 && (
        <Notice kind="warning">
          <p className="font-medium">{text.broken}</p>
          <ul className="mt-1 grid gap-1">
            {broken.map(({ platform, url, problem, httpStatus, isDead, checkedAt }) => (
              <li key={platform} className="break-all">
                {text.problems[problem](url, httpStatus)} {isDead ? text.dead : text.failing}
                {checkedAt && ` (${dates.moment(checkedAt)})`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
