import type { DownloadItem, listDownloads } from '#api/downloads/contract.ts';
import { platforms } from '#contracts/enums/downloads.ts';
import type { RouteData } from '#contracts/route.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { FeedLink } from './feed-link.tsx';
import { LazyHowToCheck } from './lazy-how-to-check.ts';
import { ProgramRow } from './program-row.tsx';
import { SamplePackages } from './sample-packages.tsx';
import { Suggestion } from './suggestion.tsx';
import { WeChatNotice } from './wechat-notice.tsx';

type List = RouteData<typeof listDownloads>;
type Choice = { product: string | undefined; platform: string | undefined };

/** What runs, by product, with that for the visitor's system first; sample packages below, folded. */
export function DownloadList({ list, product, platform }: { list: List } & Choice) {
  const text = useMessages(downloadsMessages);
  const { items, products } = list;
  const runnable = items.filter(({ isSample }) => !isSample);
  const samples = items.filter(({ isSample }) => isSample);
  const listedProducts = products.filter(({ key }) =>
    runnable.some((item) => item.product.key === key),
  );
  return (
    <>
      <PageHeader heading={text.title} lead={text.lead} meta={<FeedLink product={product} />} />
      <div className="wrap py-6 print:py-3 md:py-10">
        <WeChatNotice />
        {!platform && <Suggestion items={items} />}
        <div className="no-print my-6 grid grid-cols-1 gap-2 border-b border-line pb-4">
          <Choices
            label={text.product}
            all={text.allProducts}
            name="product"
            current={{ product, platform }}
            choices={products.map(({ key, name, count }) => ({ key, label: name, count }))}
          />
          <Choices
            label={text.platform}
            all={text.allPlatforms}
            name="platform"
            current={{ product, platform }}
            choices={list.platforms.map(({ key, count }) => ({
              key,
              label: text.platforms[key],
              count,
            }))}
          />
        </div>
        {listedProducts.map(({ key, name }) => (
          <ProductGroup
            key={key}
            product={{ key, name }}
            items={runnable.filter((item) => item.product.key === key)}
          />
        ))}
        {samples.length > 0 && (
          <SamplePackages
            // Another choice decides anew whether they are folded.
            key={`${product} ${platform}`}
            items={samples}
            open={runnable.length === 0}
          />
        )}
        {items.length === 0 && <NoPrograms list={list} product={product} platform={platform} />}
        <LazyHowToCheck
          samples={(runnable.length > 0 ? runnable : samples).map(({ platform, newest }) => ({
            platform,
            name: newest?.file?.name,
          }))}
        />
      </div>
    </>
  );
}

/** Shown for no matches. If a product does not support a platform, it lists those it supports. */
function NoPrograms({ list, product, platform }: { list: List } & Choice) {
  const text = useMessages(downloadsMessages);
  const common = useMessages(listMessages);
  const name = list.products.find(({ key }) => key === product)?.name;
  const platformKey = platforms.find((key) => key === platform);
  const others = list.platforms.filter(({ count }) => count > 0);
  const isMissing = name !== undefined && platformKey !== undefined && others.length > 0;
  return (
    <EmptyState
      title={isMissing ? text.noSuchVersion(name, text.platforms[platformKey]) : text.empty}
      actions={
        isMissing ? (
          others.map(({ key }) => (
            <Button
              key={key}
              to="/support/download"
              search={{ product, platform: key }}
              variant="secondary"
            >
              {text.platforms[key]}
            </Button>
          ))
        ) : (
          <Button to="/support/download" variant="secondary">
            {common.clear}
          </Button>
        )
      }
    >
      {isMissing ? text.otherVersions : text.emptyText}
    </EmptyState>
  );
}

/** Links to each product or platform, with the number of programs. */
function Choices({
  label,
  all,
  name,
  current,
  choices,
}: {
  label: string;
  all: string;
  name: keyof Choice;
  current: Choice;
  choices: { key: string; label: string; count: number }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="segments -mx-1 px-1">
        <li>
          <Link
            to="/support/download"
            search={{ ...current, [name]: undefined }}
            keepScroll
            className="segment"
            aria-current={current[name] ? undefined : 'true'}
          >
            {all}
          </Link>
        </li>
        {choices.map((choice) => (
          <li key={choice.key}>
            <Link
              to="/support/download"
              search={{ ...current, [name]: choice.key }}
              keepScroll
              className="segment"
              aria-current={choice.key === current[name] ? 'true' : undefined}
            >
              {choice.label}
              <span className="text-xs font-normal tabular-nums">{choice.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A product's programs, with links to the product page and its documents. */
function ProductGroup({
  product: { key, name },
  items,
}: {
  product: DownloadItem['product'];
  items: DownloadItem[];
}) {
  const text = useMessages(downloadsMessages);
  const locale = useLocale();
  return (
    <section aria-labelledby={`product-${key}`} data-product={key} className="mb-12">
      <div className="whole mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={`product-${key}`} className="text-2xl">
          {name}
        </h2>
        <div className="flex flex-wrap gap-x-6">
          <Button to={`/product/${key}`} variant="ghost" flush iconEnd={IconArrowRight}>
            {text.aboutProduct}
          </Button>
          {locale === 'zh' && (
            <Button
              to="/support/document"
              search={{ product: key }}
              variant="ghost"
              flush
              iconEnd={IconArrowRight}
            >
              {text.learn}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-3">
        {items.map((item) => (
          <ProgramRow key={item.slug} item={item} />
        ))}
      </div>
    </section>
  );
}
