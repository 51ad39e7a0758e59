import type { StudioPlan } from '#contracts/studio-plan/plan.ts';
import { planPath } from '#contracts/studio-plan/plan-code.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight, IconDownload, IconPrinter, IconShare } from '#ui/icons.tsx';
import { plannerMessages } from './messages.ts';

/**
 * What to do with the plan. The files are addresses of the server: browsers inside apps do not save
 * files made by a page.
 */
export function Actions({
  plan,
  code,
  publicUrl,
}: {
  plan: StudioPlan;
  code: string;
  publicUrl: string;
}) {
  const text = useMessages(plannerMessages);
  const locale = useLocale();
  const files = `${useBasePath()}api/rooms/studio-plans/plan`;
  const query = `?locale=${locale}&plan=${code}`;
  const link = `${publicUrl}${locale === 'en' ? 'en/' : ''}${planPath(code).slice(1)}`;
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      <Button
        to="/cooperation"
        search={{ type: 'onsite', product: '3d', budget: plan.budget, plan: code }}
        iconEnd={IconArrowRight}
      >
        {text.book}
      </Button>
      <Button
        variant="secondary"
        icon={IconDownload}
        href={`${files}.pdf${query}`}
        download="studio-plan.pdf"
      >
        {text.pdf}
      </Button>
      <Button variant="secondary" icon={IconDownload} href={`${files}.svg${query}`}>
        {text.svg}
      </Button>
      <Button variant="secondary" icon={IconPrinter} href={`${files}.pdf${query}`} target="_blank">
        {text.print}
      </Button>
      <CopyButton icon={IconShare} text={link}>
        {text.copy}
      </CopyButton>
    </div>
  );
}
