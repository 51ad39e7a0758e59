import { bookingTexts } from '#contracts/bookings/fields.ts';
import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import { bookingSceneMessages } from '#site/i18n/booking-scene.ts';
import type { LoadContext } from '#site/page.ts';
import { slugFrom } from '#site/routing/query.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BookingScene } from './form-data.ts';

/** Fields of the page's address that name a campaign. */
const utmFields = ['utm_source', 'utm_medium', 'utm_campaign'];

/** The scene of the address or of the posted form; without one that is known, the page shows none. */
export async function readScene({
  api,
  search,
  locale,
  submission,
}: LoadContext): Promise<BookingScene | null> {
  const slug = slugFrom(submission?.values.scene?.[0] ?? search.scene);
  if (!slug) return null;
  const call = { params: { slug }, query: { locale } };
  return api('GET /bookings/scenes/:slug', call).catch(() => null);
}

/** What the visitor brings along from another page, sent with the form also without scripts. */
export function Arrival({
  scene,
  search,
  submission,
}: {
  scene: BookingScene | null;
  search: Record<string, string>;
  submission: BookingSubmission | null;
}) {
  const text = useMessages(bookingSceneMessages);
  const utm = utmFields.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  const given = { scene: search.scene, utm: new URLSearchParams(utm).toString() };
  return (
    <>
      {(['scene', 'utm'] as const).map((name) => {
        const value = submission ? submission.values[name]?.[0] : given[name];
        const bounded = value?.slice(0, bookingTexts[name]);
        return bounded && <input key={name} type="hidden" name={name} value={bounded} />;
      })}
      {scene && (
        <div className="flex items-center gap-4 border-b border-line py-5">
          {scene.picture && (
            <div className="w-28 shrink-0">
              <Picture
                picture={scene.picture}
                sizes="112px"
                alt=""
                className="aspect-[16/10] rounded-sm"
              />
            </div>
          )}
          <p className="min-w-0 text-sm">
            <span className="block text-ink-muted">{text.scene}</span>
            <span className="block text-base font-medium break-words">{scene.name}</span>
          </p>
        </div>
      )}
    </>
  );
}
