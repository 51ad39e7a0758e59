import { useRef } from 'react';
import type { MenuItem, ProductKey } from '#contracts/site-state.ts';
import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
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
import { usePick } from '#ui/text.ts';
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

/** The name of an entry, and below it the line that says what it is. */
function EntryText({ item }: { item: MenuItem }) {
  const pick = usePick();
  return (
    <span>
      <span className="block font-semibold">{pick(item.label)}</span>
      {item.hint && <span className="block text-sm text-ink-muted">{pick(item.hint)}</span>}
    </span>
  );
}

/** A product in a menu: its logo in its accent colour, its name and its line. */
function ProductEntry({ item }: { item: MenuItem }) {
  const Sign = productIcons[item.product ?? '3d'];
  return (
    <li data-product={item.product}>
      <MenuLink item={item} className="menu-link h-full lg:flex-col lg:items-start lg:p-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-key/12 text-key">
          <Sign size={22} />
        </span>
        <EntryText item={item} />
      </MenuLink>
    </li>
  );
}

/** An entry without a product; beside products it has a row of its own. */
function PlainEntry({ item }: { item: MenuItem }) {
  const pick = usePick();
  return (
    <li className="col-span-full">
      <MenuLink item={item} className="menu-link whitespace-nowrap">
        {item.hint ? <EntryText item={item} /> : pick(item.label)}
      </MenuLink>
    </li>
  );
}

function entriesOf(item: MenuItem) {
  return item.children.map((child) =>
    child.product ? (
      <ProductEntry key={child.id} item={child} />
    ) : (
      <PlainEntry key={child.id} item={child} />
    ),
  );
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
  return (
    <details className="drawer group lg:hidden">
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
            {text.book}
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

/** The top bar: logo, menus, search, language, booking. A drawer on narrow screens. */
export function SiteHeader(props: Omit<FrameProps, 'children'>) {
  const { site, path, locale, product, otherLanguage } = props;
  const text = useMessages(commonMessages);
  const pick = usePick();
  const bar = useRef<HTMLElement>(null);
  useMenus(bar, path);
  const items = site.menus.header;
  return (
    <header ref={bar} className="bar no-print">
      <div className="wrap relative flex h-16 items-center gap-1 sm:gap-4">
        <Link to="/" className="me-auto flex min-h-11 items-center lg:me-4">
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
            className="whitespace-nowrap max-[359px]:hidden"
          >
            {text.bookShort}
          </Button>
          <Drawer {...props} items={items} />
        </nav>
      </div>
    </header>
  );
}
