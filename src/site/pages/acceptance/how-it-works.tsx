import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { useSite } from '#site/initial-state.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** A short explanation of the acceptance, and contacts for questions. */
export function HowItWorks({ showSteps }: { showSteps: boolean }) {
  const text = useMessages(acceptanceMessages);
  const { phone, email, wechat } = useSite().contacts;
  return (
    <div className="grid gap-x-10 gap-y-6 rounded-md border border-line bg-surface p-5 md:grid-cols-[3fr_2fr] md:p-6">
      <div className="text-sm">
        {showSteps && (
          <ol className="mb-4 grid list-decimal gap-2 ps-5 marker:text-key">
            {text.howSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <p className="text-ink-muted">{text.signatureKind}</p>
      </div>
      <div className="text-sm">
        <p className="font-semibold">{text.contact}</p>
        <ul className="mt-1">
          {phone && (
            <li>
              {text.phone}{' '}
              <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
                {phone}
              </a>
            </li>
          )}
          {email && (
            <li>
              {text.email}{' '}
              <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
                {email}
              </a>
            </li>
          )}
          {wechat && (
            <li className="flex min-h-11 items-center">
              {text.wechat} {wechat}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
