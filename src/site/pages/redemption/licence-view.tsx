import type { RefObject } from 'react';
import type { Licence, RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { redemptionMessages } from '#site/i18n/redemption.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle, IconDownload } from '#ui/icons.tsx';
import { usePick } from '#ui/text.ts';
import { dayText } from './refusal.tsx';

/** The licence that a code gave. */
export function LicenceView({
  answer: { outcome, isMailed },
  licence,
  heading,
  onAgain,
}: {
  answer: RedemptionAnswer;
  licence: Licence;
  heading: RefObject<HTMLHeadingElement | null>;
  onAgain(): void;
}) {
  const text = useMessages(redemptionMessages);
  const pick = usePick();
  const locale = useLocale();
  const address = `${useBasePath()}api/licences/${licence.key}`;
  return (
    <div
      data-outcome={outcome}
      className="rounded-md border border-line bg-surface px-5 py-8 md:px-8 md:py-10"
    >
      <IconCheckCircle size={40} className="text-good" />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {outcome === 'redeemed' ? text.redeemed : text.shownAgain}
      </h3>
      <p className="mt-2 text-ink-muted">
        {text.keep} {isMailed && text.mailed}
      </p>
      <p className="mt-6 text-sm text-ink-muted">{text.licenceKey}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-mono text-xl font-semibold tracking-wide break-all select-all">
          {licence.key}
        </p>
        <CopyButton text={licence.key}>{text.copy}</CopyButton>
      </div>
      <div className="mt-6">
        <DefinitionList
          columns={2}
          items={[
            { term: text.product, detail: licence.product && pick(licence.product) },
            { term: text.expires, detail: dayText(licence.expiresAt, text.dateLocale) },
            { term: text.deviceModel, detail: licence.deviceModel },
            { term: text.deviceSerial, detail: licence.deviceSerial },
            { term: text.redeemedAt, detail: dayText(licence.redeemedAt, text.dateLocale) },
          ]}
        />
      </div>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <Button href={`${address}/licence.json`} download icon={IconDownload}>
          {text.file}
        </Button>
        <Button href={`${address}/licence.pdf?locale=${locale}`} variant="secondary">
          {text.pdf}
        </Button>
        <Button variant="ghost" onClick={onAgain} className="noscript:hidden">
          {text.again}
        </Button>
      </div>
    </div>
  );
}
