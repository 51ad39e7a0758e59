import { bookingTexts } from '#contracts/bookings/fields.ts';
import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import { bookingSceneMessages } from '#site/i18n/booking-scene.ts';
import type { LoadContext } from '#site/page.ts';
import { slugFrom } from '#site/routing/query.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link, useTarget } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BroughtAlong } from './form-data.ts';

/** Fields of the page's address that name a campaign. */
const utmFields = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Fields of the address that name a record. */
const recordFields = ['scene', 'case', 'campaign'] as const;

/** Fields of the address that name the view into the scene. */
const viewFields = ['camera', 'light'] as const;

/** Fields of the address with codes; the API reads them. */
const codeFields = ['plan', 'room'] as const;

/** What the address or the posted form names; what is not known is left out. */
export async function readBrought({
  api,
  search,
  locale,
  submission,
}: Pick<LoadContext, 'api' | 'search' | 'locale' | 'submission'>): Promise<BroughtAlong> {
  const given = (name: string) => submission?.values[name]?.[0] ?? search[name];
  const [scene, caseSlug, campaign] = recordFields.map((name) => slugFrom(given(name)));
  const [plan, room] = codeFields.map((name) => given(name)?.slice(0, bookingTexts[name]));
  const [camera, light] = viewFields.map((name) => slugFrom(given(name)));
  const call = {
    params: { slug: scene ?? '' },
    query: { locale, ...(camera && { camera }), ...(light && { light }) },
  };
  const named = Object.entries({ case: caseSlug, campaign, plan, room }).filter(
    ([, value]) => value,
  );
  const [found, brought] = await Promise.all([
    scene ? api('GET /bookings/scenes/:slug', call).catch(() => null) : null,
    named.length > 0
      ? api('GET /bookings/brought', { query: { locale, ...Object.fromEntries(named) } }).catch(
          () => null,
        )
      : null,
  ]);
  return { scene: found, items: brought?.items ?? [] };
}

/** What the visitor brings along from another page, sent with the form also without scripts. */
export function Arrival({
  search,
  submission,
  ...brought
}: BroughtAlong & {
  search: Record<string, string>;
  submission: BookingSubmission | null;
}) {
  const utm = utmFields.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  const given: Record<string, string | undefined> = {
    ...search,
    utm: new URLSearchParams(utm).toString(),
  };
  return (
    <>
      {[...recordFields, ...viewFields, ...codeFields, 'utm' as const].map((name) => {
        const value = submission ? submission.values[name]?.[0] : given[name];
        const bounded = value?.slice(0, bookingTexts[name]);
        return bounded && <input key={name} type="hidden" name={name} value={bounded} />;
      })}
      <BroughtItems {...brought} />
    </>
  );
}

/** The scene and the other things by name. */
export function BroughtItems({ scene, items }: BroughtAlong) {
  const text = useMessages(bookingSceneMessages);
  return (
    <>
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
            {scene.view && <span className="block text-ink-muted">{scene.view}</span>}
          </p>
        </div>
      )}
      {items.map((item) => (
        <BroughtItem key={item.kind} item={item} />
      ))}
    </>
  );
}

/** What the visitor comes with, with the way back to it. */
function BroughtItem({ item: { kind, name, path } }: { item: BroughtAlong['items'][number] }) {
  const text = useMessages(bookingSceneMessages);
  const target = useTarget()(path);
  return (
    <p className="border-b border-line py-4 text-sm">
      <span className="block text-ink-muted">{text[kind]}</span>
      <span className="text-base font-medium break-words">
        {target ? (
          <Link {...target} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
    </p>
  );
}
