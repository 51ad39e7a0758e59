import { callAddress, withExtension } from '#contracts/bookings/extension.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { recordMessages } from './messages.ts';
import type { Booking } from './types.ts';

/** How to reach the visitor. On a phone, the numbers can be tapped. */
export function ContactPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const { name, company, phone, phoneExtension, email, wechat, region, siteAddress } = booking;
  return (
    <Panel title={text.contact}>
      <DefinitionList
        items={[
          { term: text.name, detail: name ?? null },
          { term: text.company, detail: company ?? null },
          {
            term: text.phone,
            detail: phone ? (
              <Contact href={callAddress(phone, phoneExtension)}>
                {withExtension(groupedPhone(phone), phoneExtension, locale)}
              </Contact>
            ) : null,
          },
          {
            term: text.email,
            detail: email ? <Contact href={`mailto:${email}`}>{email}</Contact> : null,
          },
          { term: text.wechat, detail: wechat ? <WeChat id={wechat} /> : null },
          { term: text.region, detail: region ?? null },
          { term: text.siteAddress, detail: siteAddress ?? null },
        ]}
      />
    </Panel>
  );
}

/** A mainland mobile number in the groups in which it is read out; other numbers as they are. */
function groupedPhone(phone: string): string {
  return phone.replace(/^\+86(1\d{2})(\d{4})(\d{4})$/, '+86 $1 $2 $3');
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="link break-all">
      {children}
    </a>
  );
}

function WeChat({ id }: { id: string }) {
  const { copy } = useMessages(recordMessages);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="break-all">{id}</span>
      <CopyButton text={id} variant="ghost" size="sm">
        {copy}
      </CopyButton>
    </span>
  );
}
