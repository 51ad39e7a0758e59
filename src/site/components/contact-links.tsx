import { useSite } from '#site/initial-state.ts';
import { IconMail, IconPhone } from '#ui/icons.tsx';

/** The provider's telephone number and mail address, those of them that there are. */
export function ContactLinks() {
  const { phone, email } = useSite().contacts;
  const link = 'link inline-flex min-h-11 items-center gap-2';
  return (
    <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
      {phone && (
        <a href={`tel:${phone}`} className={link}>
          <IconPhone size={18} />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <IconMail size={18} />
          {email}
        </a>
      )}
    </div>
  );
}
