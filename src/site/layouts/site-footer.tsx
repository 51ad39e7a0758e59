import type { SiteState } from '#contracts/site-state.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconQr } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { usePick } from '#ui/text.ts';
import { MenuLink } from './menu-link.tsx';

const linkLooks = 'inline-flex min-h-11 items-center md:min-h-10 gap-2 hover:text-key';

/** ICP and public-security filing numbers, linked to their registers. */
export function Filings({ filings }: { filings: SiteState['filings'] }) {
  return [filings.icp, filings.police].map(
    (filing) =>
      filing &&
      (filing.url ? (
        <a
          key={filing.number}
          href={filing.url}
          target="_blank"
          rel="noopener nofollow"
          className={linkLooks}
        >
          {filing.number}
        </a>
      ) : (
        <span key={filing.number}>{filing.number}</span>
      )),
  );
}

/** Copyright, filing numbers and privacy link: the last line of both layouts. */
export function LegalLine({ site }: { site: SiteState }) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-xs text-ink-muted">
      <span className="py-2 md:me-auto">
        {text.rights(new Date().getFullYear(), pick(site.brandName))}
      </span>
      <Link to="/show/privacy" className={linkLooks}>
        {text.privacy}
      </Link>
      <Filings filings={site.filings} />
    </div>
  );
}

function Contacts({ site }: { site: SiteState }) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  const { phone, email, wechat, address } = site.contacts;
  return (
    <div>
      <h2 className="text-sm">{text.contact}</h2>
      <address className="mt-3 text-sm text-ink-muted not-italic">
        {phone && (
          <a
            href={`tel:${phone}`}
            className="block py-1 text-xl font-semibold text-ink hover:text-key"
          >
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={linkLooks}>
            {email}
          </a>
        )}
        {wechat && <p className="py-1">{text.wechat(wechat)}</p>}
        {pick(address) && <p className="max-w-[24em] py-1">{pick(address)}</p>}
      </address>
    </div>
  );
}

function Socials({ socials }: { socials: SiteState['socials'] }) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-4 text-sm text-ink-muted">
      {useLocale() === 'zh' && (
        <Link to="/QRCode_dami" className={linkLooks}>
          <IconQr className="text-key" />
          {text.scanToFollow}
        </Link>
      )}
      {socials.map(({ kind, label, value }) =>
        /^https?:/.test(value) ? (
          <a key={kind} href={value} target="_blank" rel="noopener" className={linkLooks}>
            {pick(label)}
          </a>
        ) : (
          <span key={kind}>
            {pick(label)}
            <span className="ms-2 text-ink">{value}</span>
          </span>
        ),
      )}
    </div>
  );
}

/** Footer of the common layout: menus, contacts, accounts, filings. Always in the dark theme. */
export function SiteFooter({ site }: { site: SiteState }) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  return (
    <footer
      data-theme="dark"
      className="site-footer no-print mt-auto border-t border-line bg-stage"
    >
      <div className="wrap pt-12 pb-6 md:pt-16">
        <div className="grid gap-10 pb-10 lg:grid-cols-[4fr_6fr_3fr]">
          <div>
            <Logo name={pick(site.brandName)} />
            <p className="mt-4 max-w-[26em] text-sm text-ink-muted">{pick(site.description)}</p>
          </div>
          <nav
            aria-label={text.footerMenu}
            className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3"
          >
            {site.menus.footer.map((group) => (
              <div
                key={group.id}
                className="max-sm:last:odd:col-span-2 max-sm:last:odd:[&_ul]:columns-2"
              >
                <h2 className="text-sm">
                  {group.to || group.url ? (
                    <MenuLink item={group} className="hover:text-key">
                      {pick(group.label)}
                    </MenuLink>
                  ) : (
                    pick(group.label)
                  )}
                </h2>
                <ul className="mt-3 text-sm text-ink-muted">
                  {group.children.map((item) => (
                    <li key={item.id}>
                      <MenuLink item={item} className={linkLooks}>
                        {pick(item.label)}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <Contacts site={site} />
        </div>
        <Socials socials={site.socials} />
        <div className="border-t border-line pt-4">
          <LegalLine site={site} />
        </div>
      </div>
    </footer>
  );
}
