import { useRef } from 'react';
import type { MenuItem, ProductKey } from '#contracts/site-state.ts';
import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconArrowRight,
  IconBox,
  IconChevronDown,
  IconClose,
  IconCode,
  IconCut,
  IconFlower,
  IconMenu,
  IconPhone,
  IconSmartphone,
} from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { cx, usePick } from '#ui/text.ts';
import type { FrameProps } from './frame-props.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuLink } from './menu-link.tsx';
import { SearchButton } from './search-button.tsx';
import { useMenus } from './use-menus.ts';

const productIcons: Record<ProductKey, Icon> = {
  '3d': IconBox,
  cyan: IconCut,
  flower: IconFlower,
  sdk: IconCode,
  app: IconSmartphone,
};

/** Whether the page belongs to a menu entry's section. */
function isInSection(item: MenuItem, path: string): boolean {
  return item.to === path || item.children.some((child) => isInSection(child, path));
}

/** An entry with a sign, a name and a line that says what it is; a product has its accent colour. */
function RichEntry({ item }: { item: MenuItem }) {
  const pick = usePick();
  const Sign = item.product ? productIcons[item.product] : IconArrowRight;
  return (
    <li
      data-product={item.product ?? undefined}
      className={cx(!item.product && 'menu-row lg:col-span-full')}
    >
      <MenuLink
        item={item}
        className={cx('menu-link h-full items-start lg:p-4', item.product && 'lg:flex-col')}
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-key/12 text-key">
          <Sign size={22} />
        </span>
        <span>
          <span className="block font-semibold">{pick(item.label)}</span>
          {item.hint && <span className="block text-sm text-ink-muted">{pick(item.hint)}</span>}
        </span>
      </MenuLink>
    </li>
  );
}

function PlainEntry({ item }: { item: MenuItem }) {
  const pick = usePick();
  return (
    <li>
      <MenuLink item={item} className="menu-link whitespace-nowrap">
        {pick(item.label)}
      </MenuLink>
    </li>
  );
}

function entriesOf(item: MenuItem) {
  return item.children.map((child) => {
    const Entry = child.product || child.hint ? RichEntry : PlainEntry;
    return <Entry key={child.id} item={child} />;
  });
}

/** Menu groups in the bar, on wide screens. The product panel is as wide as the page's content. */
function BarMenu({ items, path }: { items: MenuItem[]; path: string }) {
  const pick = usePick();
  return (
    <ul className="hidden items-center lg:flex">
      {items.map((item) => {
        if (item.children.length === 0) {
          return (
            <li key={item.id}>
              <MenuLink item={item} className="bar-link">
                {pick(item.label)}
              </MenuLink>
            </li>
          );
        }
        const wide = item.children.some((child) => child.product);
        return (
          <li key={item.id}>
            <details className={wide ? 'menu static' : 'menu'} name="menu">
              <summary className="bar-link" data-current={isInSection(item, path) || undefined}>
                {pick(item.label)}
                <IconChevronDown size={16} className="chevron" />
              </summary>
              <ul
                className={
                  wide ? 'menu-panel menu-panel-wide grid grid-cols-5 gap-1' : 'menu-panel'
                }
              >
                {entriesOf(item)}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** The same menu as a drawer below the bar, on narrow screens. */
function Drawer({
  items,
  site,
  product,
  otherLanguage,
  locale,
}: Omit<FrameProps, 'children'> & { items: MenuItem[] }) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  // Fixed size: a browser may paint the details before it has parsed the summary.
  return (
    <details className="drawer group h-12 w-9 lg:hidden">
      <summary
        className="-me-3 flex size-12 items-center justify-center"
        aria-label={text.openMenu}
      >
        <IconMenu size={24} className="group-open:hidden" />
        <IconClose size={24} className="hidden group-open:block" />
      </summary>
      <div className="drawer-panel">
        <ul>
          {items.map((item) => (
            <li key={item.id} className="border-b border-line py-2">
              {item.children.length > 0 ? (
                <>
                  <p className="px-3 pt-2 pb-1 text-xs text-ink-muted">{pick(item.label)}</p>
                  <ul className="sm:grid sm:grid-cols-2">{entriesOf(item)}</ul>
                </>
              ) : (
                <MenuLink item={item} className="menu-link font-semibold">
                  {pick(item.label)}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          <Button to="/cooperation" search={product ? { product } : undefined} size="lg">
            {product ? text.bookProduct(product) : text.book}
          </Button>
          {site.contacts.phone && (
            <Button
              href={`tel:${site.contacts.phone}`}
              size="lg"
              variant="secondary"
              icon={IconPhone}
            >
              {site.contacts.phone}
            </Button>
          )}
        </div>
        <div className="mt-4">
          <LanguageSwitch to={otherLanguage} locale={locale} />
        </div>
      </div>
    </details>
  );
}

/** Short on phones, where another text than the short one would not fit. */
function BookLabel() {
  const { book, bookShort } = useMessages(commonMessages);
  if (book === bookShort) return book;
  return (
    <>
      <span className="sm:hidden">{bookShort}</span>
      <span className="max-sm:hidden">{book}</span>
    </>
  );
}

/** The top bar: logo, menus, search, language, booking. A drawer on narrow screens. */
export function SiteHeader(props: Omit<FrameProps, 'children'>) {
  const { site, path, locale, product, otherLanguage } = props;
  const text = useMessages(commonMessages);
  const pick = usePick();
  const bar = useRef<HTMLElement>(null);
  useMenus(bar, path);
  const items = site.menus.header;
  return (
    <header ref={bar} className="bar @container no-print">
      <div className="wrap relative flex h-16 items-center gap-1 sm:gap-4">
        <Link to="/" className="me-auto flex min-h-11 min-w-0 items-center lg:me-4">
          <Logo name={pick(site.brandName)} />
        </Link>
        <nav aria-label={text.mainMenu} className="contents">
          <BarMenu items={items} path={path} />
          <SearchButton wide className="ms-auto max-sm:-mx-1" />
          <div className="hidden items-center gap-2 lg:flex">
            <LanguageSwitch to={otherLanguage} locale={locale} />
          </div>
          <Button
            to="/cooperation"
            search={product ? { product } : undefined}
            size="sm"
            className={cx('whitespace-nowrap', product ? 'max-sm:hidden' : '@max-[22.4rem]:hidden')}
          >
            {product ? text.bookProduct(product) : <BookLabel />}
          </Button>
          <Drawer {...props} items={items} />
        </nav>
      </div>
    </header>
  );
}
