import { useRef } from 'react';
import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import {
  formats,
  MAX_STREAMS,
  platforms,
  type Stream,
  type StudioPlan,
} from '#contracts/studio-plan/plan.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus, IconTrash } from '#ui/tool-icons.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { PlanSelect } from './controls.tsx';
import { plannerMessages } from './messages.ts';

/** The streams of a plan: each with its platform and format. */
export function Streams({
  streams,
  onChange,
}: {
  streams: StudioPlan['streams'];
  onChange(streams: readonly Stream[]): void;
}) {
  const text = useMessages(plannerMessages);
  const { platforms: names } = studioLabels[useLocale()];
  const change = (index: number, part: Partial<Stream>) =>
    onChange(streams.map((stream, at) => (at === index ? { ...stream, ...part } : stream)));
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(streams.length);
  const focusOn = (index: number) =>
    focusAfter(() => list.current?.children[index]?.querySelector('select'));
  const add = () => {
    focusOn(streams.length);
    onChange([...streams, { platform: 'own', format: '1080p30' }]);
  };
  const remove = (index: number) => {
    focusOn(Math.min(index, streams.length - 2));
    onChange(streams.filter((_, at) => at !== index));
  };
  return (
    <div ref={list} className="grid gap-4">
      {streams.map(({ platform, format }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stream has no other name than its number
        <fieldset key={index} className="flex items-end gap-2">
          <legend className="sr-only">{text.stream(index + 1)}</legend>
          <PlanSelect
            className="min-w-0 grow"
            label={text.platform}
            value={platform}
            options={platforms.map((value) => ({ value, label: names[value] }))}
            onChange={(chosen) => change(index, { platform: chosen })}
          />
          <PlanSelect
            className="min-w-0 grow"
            label={text.format}
            value={format}
            options={formats.map((value) => ({ value, label: value }))}
            onChange={(chosen) => change(index, { format: chosen })}
          />
          {streams.length > 1 && (
            <button
              type="button"
              aria-label={text.removeStream(index + 1)}
              className="flex size-12 shrink-0 items-center justify-center text-ink-muted hover:text-ink"
              onClick={() => remove(index)}
            >
              <IconTrash size={18} />
            </button>
          )}
        </fieldset>
      ))}
      {streams.length < MAX_STREAMS && (
        <div>
          <Button variant="secondary" size="sm" icon={IconPlus} onClick={add}>
            {text.addStream}
          </Button>
        </div>
      )}
    </div>
  );
}
