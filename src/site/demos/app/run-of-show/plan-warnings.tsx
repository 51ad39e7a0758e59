import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { runOfShowMessages } from './messages.ts';
import { clockAt, type RunOfShow, type Warning, warningsOf } from './plan.ts';

/** What should be changed before the show, announced when it changes. */
export function PlanWarnings({ plan }: { plan: RunOfShow }) {
  const { warnings: texts, noWarnings } = useMessages(runOfShowMessages);
  const textOf = (warning: Warning): string => {
    switch (warning.kind) {
      case 'overrun':
        return texts.overrun(warning.minutes);
      case 'short':
        return texts.short(warning.minutes);
      case 'long-segment':
        return texts.longSegment(warning.name, warning.minutes);
      case 'without-goods':
        return texts.withoutGoods(clockAt(plan.start, warning.from).time, warning.minutes);
    }
  };
  const warnings = warningsOf(plan).map(textOf);
  return (
    <div role="status">
      {warnings.length === 0 ? (
        <Notice kind="success">{noWarnings}</Notice>
      ) : (
        <Notice kind="warning">
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
