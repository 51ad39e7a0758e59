import { Fragment } from 'react';
import { blockMessages } from '#blocks/messages.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { useTarget } from '#ui/link.tsx';
import type { BlockProps } from '../block.ts';
import { highlight } from './highlight.ts';

type Sample = BlockProps<'code-samples'>['block']['samples'][number];

const colours = {
  comment: 'text-ink-muted italic',
  string: 'text-good',
  keyword: 'text-key',
  number: 'text-warn',
};

/** Code in tabs that work without JavaScript: each is a radio button before its panel. */
export function CodeTabs({
  label,
  name,
  samples,
}: {
  /** Names the tabs for assistive technology. */
  label: string;
  /** Name of the radio buttons. */
  name: string;
  samples: readonly Sample[];
}) {
  return (
    <fieldset
      aria-label={label}
      className="tabs min-w-0 overflow-hidden rounded-md border border-line bg-surface"
    >
      {samples.map((sample, index) => {
        const id = `${name}-${index + 1}`;
        return (
          <Fragment key={sample.name}>
            <input
              type="radio"
              name={name}
              id={id}
              defaultChecked={index === 0}
              className="sr-only"
            />
            <label htmlFor={id} className="tab font-mono max-sm:px-3">
              {sample.name}
            </label>
            <SamplePanel sample={sample} />
          </Fragment>
        );
      })}
    </fieldset>
  );
}

function SamplePanel({ sample }: { sample: Sample }) {
  const text = useMessages(blockMessages);
  const targetOf = useTarget();
  const target = sample.link && targetOf(sample.link.to);
  return (
    <div className="tab-panel border-t border-line">
      <div className="flex items-center justify-between gap-4 px-5 pt-3">
        <p className="font-mono text-xs text-ink-muted">{sample.file}</p>
        <CopyButton text={sample.code} size="sm">
          {text.copy}
        </CopyButton>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        tabIndex={0}
        className="overflow-auto sm:max-h-112 p-5 font-mono text-sm leading-relaxed print:max-h-none print:overflow-visible print:whitespace-pre-wrap"
      >
        <code>
          {highlight(sample.code).map(({ text: piece, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens never change places
            <span key={index} className={kind && colours[kind]}>
              {piece}
            </span>
          ))}
        </code>
      </pre>
      {(sample.note || target) && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line px-5 py-4">
          <p className="max-w-reading text-sm text-ink-muted">{sample.note}</p>
          {target && (
            <Button {...target} variant="ghost" flush iconEnd={IconArrowRight}>
              {sample.link?.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
