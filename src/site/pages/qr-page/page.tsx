import type { getQrPage } from '#api/qr-pages/contract.ts';
import { pickText } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import { qrPageMessages } from '#site/i18n/qr-page.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { usePick } from '#ui/text.ts';
import { bestTarget } from './best-target.ts';
import { useSystem } from './system.ts';
import { MainTarget, TargetList } from './targets.tsx';

type QrPage = RouteData<typeof getQrPage>;

/**
 * On computers the code comes first. Phones cannot scan their own screen, so targets come first,
 * in the HTML too: the page is shown while it arrives, and what comes later must not move it.
 */
function QrPageView({ data }: ViewProps<QrPage>) {
  const text = useMessages(qrPageMessages);
  const pick = usePick();
  const system = useSystem();
  const onPhone = system !== null && system !== 'desktop' && system !== 'other';
  const main = onPhone ? bestTarget(data.targets, system) : undefined;
  const others = data.targets.filter((target) => target !== main);
  return (
    <div className="keylight" data-product="app">
      <div className="wrap grid items-start gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[24rem_1fr] print:grid-cols-[56mm_1fr] print:gap-x-8">
        <div className="min-w-0 lg:col-start-2 print:col-start-2">
          <p className="eyebrow mb-4">{text.eyebrow}</p>
          <h1 className="text-4xl">{pick(data.title)}</h1>
          {pick(data.hint) && <p className="mt-4 text-lg text-ink-muted">{pick(data.hint)}</p>}
          {main && (
            <div className="mt-8">
              <MainTarget target={main} />
            </div>
          )}
          <h2 className="mt-8 mb-4 text-xl">{main ? text.others : text.allTargets}</h2>
          <TargetList targets={others} />
          <Link to="/product/app" className="link mt-5 inline-flex min-h-11 items-center">
            {text.product}
          </Link>
        </div>
        <div className="lg:col-start-1 lg:row-start-1 print:col-start-1 print:row-start-1">
          <Code page={data} heading={text.share} />
        </div>
      </div>
    </div>
  );
}

/** The code with the notes for printing it. */
function Code({ page, heading }: { page: QrPage; heading: string }) {
  const text = useMessages(qrPageMessages);
  const pick = usePick();
  const picture = `${useBasePath()}api/qr-pages/${page.slug}/code`;
  return (
    <section aria-label={heading} className="mx-auto max-w-96">
      <h2 className="mb-4 text-xl lg:hidden print:hidden">{heading}</h2>
      <div className="overflow-hidden rounded-lg shadow-lg">
        <img
          src={`${picture}.svg`}
          alt={text.codeAlt(pick(page.title))}
          width={320}
          height={320}
          className="block aspect-square w-full"
        />
      </div>
      <p className="mt-4 text-sm text-ink-muted">
        {text.address} <span className="break-all text-ink">{page.url}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          href={`${picture}.png?size=1024`}
          download={`${page.slug}-qr.png`}
          variant="secondary"
          icon={IconDownload}
          className="grow"
        >
          {text.savePng}
        </Button>
        <Button
          href={`${picture}.svg`}
          download={`${page.slug}-qr.svg`}
          variant="secondary"
          icon={IconDownload}
          className="grow"
        >
          {text.saveSvg}
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-muted">{text.print(page.printMm)}</p>
    </section>
  );
}

export default definePage<QrPage>({
  load: ({ api }) => api('GET /qr-pages/:slug', { params: { slug: 'dami' } }),
  head: ({ data, locale }) => ({
    title: pickText(data.title, locale),
    description: pickText(data.hint, locale),
  }),
  View: QrPageView,
});
