import type { getQrPage } from '#api/qr-pages/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { qrPageMessages } from '#site/i18n/qr-page.ts';
import { MenuLink } from '#site/layouts/menu-link.tsx';
import { toSiteHref } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconArrowRight,
  IconDownload,
  IconMessage,
  IconMonitor,
  IconSmartphone,
} from '#ui/icons.tsx';
import { usePick } from '#ui/text.ts';

/** Target of the code on one system. */
export type QrTarget = RouteData<typeof getQrPage>['targets'][number];

const icons: Record<QrTarget['platform'], Icon> = {
  wechat: IconMessage,
  ios: IconSmartphone,
  android: IconSmartphone,
  harmony: IconSmartphone,
  desktop: IconMonitor,
  other: IconDownload,
};

/** The target for the detected system, first and large. */
export function MainTarget({ target }: { target: QrTarget }) {
  const text = useMessages(qrPageMessages);
  const pick = usePick();
  const inWechat = target.platform === 'wechat';
  return (
    <div className="keylight rounded-md border border-key bg-surface p-5 md:p-6">
      <p className="text-sm font-semibold text-key">{text.yours}</p>
      <h2 className="mt-1 text-2xl">{inWechat ? text.wechatTitle : pick(target.label)}</h2>
      {target.guide && <p className="mt-2 text-ink-muted">{pick(target.guide)}</p>}
      {inWechat && (
        <ol className="mt-4 grid gap-2">
          {text.wechatSteps.map((step, index) => (
            <li key={step} className="flex items-center gap-3 font-medium">
              <span className="flex size-8 items-center justify-center rounded-full border border-key text-sm text-key">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      )}
      {target.url && <OpenButton url={target.url} label={text.open} />}
    </div>
  );
}

function OpenButton({ url, label }: { url: string; label: string }) {
  const [path = '', query] = url.split('?');
  const to = toSiteHref(path);
  const target = to
    ? { to, search: Object.fromEntries(new URLSearchParams(query ?? '')) }
    : { href: url };
  return (
    <Button {...target} size="lg" iconEnd={IconArrowRight} className="mt-5 max-sm:w-full">
      {label}
    </Button>
  );
}

/** Targets as links. Those without an address explain what to do instead. */
export function TargetList({ targets }: { targets: QrTarget[] }) {
  const pick = usePick();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
      {targets.map((target) => {
        const Picture = icons[target.platform];
        const inner = (
          <>
            <Picture size={22} className="mt-0.5 text-key" />
            <span className="min-w-0 grow">
              <span className="block font-medium">{pick(target.label)}</span>
              {target.guide && (
                <span className="block text-sm text-ink-muted">{pick(target.guide)}</span>
              )}
            </span>
          </>
        );
        const looks = 'flex min-h-14 items-start gap-4 px-5 py-4';
        return (
          <li key={target.platform}>
            {target.url ? (
              <MenuLink item={menuItem(target)} className={`${looks} hover:text-key`}>
                {inner}
                <IconArrowRight size={18} className="no-print mt-1 text-ink-muted" />
              </MenuLink>
            ) : (
              <div className={looks}>{inner}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A target as a menu link: a page of the site or an external address. */
function menuItem({ platform, url, label }: QrTarget) {
  const inside = url?.startsWith('/') ?? false;
  return {
    id: platform,
    label,
    hint: null,
    to: inside ? url : null,
    url: inside ? null : url,
    product: null,
    children: [],
  };
}
