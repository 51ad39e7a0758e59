import { zoneName } from '#contracts/bookings/time-line.ts';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { basePath } from '../core/api.ts';
import { Panel } from '../core/panel.tsx';
import { productNames } from './booking-table.tsx';
import { LinkedText } from './linked-text.tsx';
import { inboxMessages, recordMessages } from './messages.ts';
import { TimeText } from './time-text.tsx';
import type { Booking } from './types.ts';

/** What the visitor asked for. */
export function RequestPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const inbox = useMessages(inboxMessages);
  const dates = useDates();
  const locale = useLocale();
  const { type, products, solution, budget, message, availability, source } = booking;
  // Shown only where there is one.
  const rare = new Set<string>([
    ...[text.scene, text.source, text.campaign, text.sourcePage],
    ...[text.cancelledAt, text.withdrawnAt, text.siteTimeZone],
  ]);
  return (
    <Panel title={text.request}>
      {message && (
        <div className="mb-4" lang={booking.locale === 'zh' ? 'zh-CN' : 'en'}>
          <LinkedText>{message}</LinkedText>
        </div>
      )}
      <DefinitionList
        items={[
          { term: text.type, detail: inbox.types[type] },
          { term: inbox.product, detail: productNames(products, inbox.products) },
          { term: text.solution, detail: solution && (solution[locale] ?? solution.zh) },
          {
            term: text.scene,
            detail: booking.scene && <Scene scene={booking.scene} />,
          },
          ...booking.brought.map(({ kind, name, path }) => ({
            term: text.brought[kind],
            detail: (
              <a href={basePath + path.slice(1)} className="link" target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
          })),
          { term: text.budget, detail: budget && inbox.budgets[budget] },
          {
            term: text.slots,
            detail: (
              <ol className="grid gap-2">
                {booking.slots.map((slot) => (
                  <li key={slot.startsAt}>
                    <TimeText time={slot} booking={booking} />
                  </li>
                ))}
              </ol>
            ),
          },
          {
            term: text.siteTimeZone,
            detail: booking.siteTimeZone && zoneName(booking.siteTimeZone, locale),
          },
          { term: text.availability, detail: availability ?? null },
          { term: inbox.language, detail: inbox.languages[booking.locale] },
          { term: text.source, detail: source },
          { term: text.sourcePage, detail: booking.sourcePage },
          {
            term: text.cancelledAt,
            detail: booking.cancelledAt && dates.moment(booking.cancelledAt),
          },
          {
            term: text.withdrawnAt,
            detail: booking.withdrawnAt && dates.moment(booking.withdrawnAt),
          },
          { term: text.campaign, detail: Object.values(booking.utm).join(' · ') },
          {
            term: text.consent,
            detail: text.consentOf(booking.privacyVersion, dates.day(booking.consentedAt)),
          },
        ].filter(({ term, detail }) =>
          rare.has(term) ? detail : term !== text.slots || booking.slots.length > 0,
        )}
      />
    </Panel>
  );
}

/** The scene with the light and the camera in which the visitor saw it. */
function Scene({ scene: { name, view } }: { scene: NonNullable<Booking['scene']> }) {
  const locale = useLocale();
  return (
    <>
      {name[locale] ?? name.zh}
      {view && <span className="block text-sm text-ink-muted">{view[locale] ?? view.zh}</span>}
    </>
  );
}
