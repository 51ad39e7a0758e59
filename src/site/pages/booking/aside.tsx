import { asideMessages } from '#site/i18n/booking-aside.ts';
import { useSite } from '#site/initial-state.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClock, IconMail, IconMessage, IconPhone } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Steps } from '#ui/steps.tsx';
import type { BookingWords } from './words.ts';

/** What stands beside the form: what follows, contacts, and the way to an earlier booking. */
export function BookingAside({
  words,
  hours,
}: {
  /** Null beside a booking that was made. */
  words: Pick<BookingWords, 'asideHeading' | 'next'> | null;
  hours: string;
}) {
  const text = useMessages(asideMessages);
  return (
    <aside>
      {words && (
        <>
          <h2 className="mb-5 text-xl print:mb-2">{words.asideHeading}</h2>
          <Steps steps={[...words.next]} />
        </>
      )}
      <DirectContact hours={hours} />
      {words && (
        <p className="no-print mt-3">
          <Link
            to="/cooperation"
            search={{ lookup: '1' }}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {text.lookUp}
          </Link>
        </p>
      )}
    </aside>
  );
}

/** Contacts for visitors who prefer to talk. */
function DirectContact({ hours }: { hours: string }) {
  const text = useMessages(asideMessages);
  const { phone, email, wechat } = useSite().contacts;
  const line = 'flex min-h-11 items-center gap-3 print:min-h-7';
  return (
    <section className="break-inside-avoid rounded-md border border-line bg-surface p-5 print:p-3">
      <h2 className="text-base">{text.urgent}</h2>
      <div className="mt-2 text-sm print:grid print:grid-cols-2">
        {phone && (
          <a href={`tel:${phone}`} className={`${line} text-lg font-semibold hover:text-key`}>
            <IconPhone size={18} />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={`${line} break-all hover:text-key`}>
            <IconMail size={18} />
            {email}
          </a>
        )}
        {wechat && (
          <p className={line}>
            <IconMessage size={18} />
            {text.wechat} {wechat}
          </p>
        )}
        {hours && (
          <p className={`${line} text-ink-muted`}>
            <IconClock size={18} />
            {hours}
          </p>
        )}
      </div>
    </section>
  );
}
