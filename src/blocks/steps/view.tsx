import { IconArrowRight } from '#ui/icons.tsx';
import { Link, useTarget } from '#ui/link.tsx';
import { Words } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

type Step = BlockProps<'steps'>['block']['steps'][number];

/** Steps of a process; each can link to its result. */
export function View({ block }: BlockProps<'steps'>) {
  const illustrated = block.steps.some(({ picture }) => picture);
  return (
    <BlockSection block={block}>
      <ol
        // On phones the steps are a strip that scrolls by arrow keys.
        tabIndex={illustrated ? 0 : undefined}
        aria-label={illustrated ? block.heading : undefined}
        className={cx(
          'break-inside-avoid gap-x-4 gap-y-12 md:gap-x-6',
          illustrated ? 'strip sm:max-md:gap-4' : 'grid sm:grid-cols-2',
          block.steps.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2',
          block.steps.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {block.steps.map((step, index) => (
          <StepItem key={step.title} step={step} index={index} />
        ))}
      </ol>
    </BlockSection>
  );
}

function StepItem({ step, index }: { step: Step; index: number }) {
  const targetOf = useTarget();
  const target = step.link && targetOf(step.link.to);
  return (
    <li className="relative flex flex-col">
      <div className="flex items-center gap-4 pb-4">
        <span className="text-2xl font-semibold text-key tabular-nums" aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </span>
        <span className="h-px grow bg-line" aria-hidden="true" />
        {step.time && <span className="text-xs text-ink-muted">{step.time}</span>}
      </div>
      {step.picture && (
        <div className="frame settle mb-5 aspect-[16/10] dimmed">
          <Picture
            picture={step.picture}
            sizes="(width >= 1024px) 400px, (width >= 768px) 50vw, 84vw"
            className="object-top"
          />
        </div>
      )}
      <h3 className="text-xl">
        <Words text={step.title} />
      </h3>
      <p className="mt-2 text-ink-muted">{step.text}</p>
      {target && (
        <Link
          {...target}
          className="btn btn-ghost btn-flush card-link mt-auto self-start pt-4"
          rel="nofollow"
        >
          {step.link?.label}
          <IconArrowRight size={18} />
        </Link>
      )}
    </li>
  );
}
