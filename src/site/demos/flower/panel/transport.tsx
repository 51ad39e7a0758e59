import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronLeft, IconChevronRight, IconPlay } from '#ui/icons.tsx';
import { IconPause } from '#ui/tool-icons.tsx';
import { flowerMessages } from '../messages.ts';
import { PERIOD } from '../scene/motion.ts';
import { MOST_PETALS } from '../scene/petals.ts';
import type { Performance } from '../scene/scene-loop.ts';
import type { Player, Shown } from '../state/player.ts';
import { prefersStill } from '../use-player.ts';

/** Play and pause, the moment of the minute, and what the device manages. */
export function Transport({
  player,
  shown: { isPlaying, time, settings },
  performance,
  isLoading,
}: {
  player: Player;
  shown: Shown;
  performance: Performance | undefined;
  isLoading: boolean;
}) {
  const text = useMessages(flowerMessages);
  const locale = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const wanted = Math.round((MOST_PETALS * settings.density) / 100);
  const status = performance && [
    text.petals(number(performance.petals)),
    ...(performance.petals < wanted ? [text.stepped(number(wanted))] : []),
    text.ratio(String(Math.round(performance.ratio * 10) / 10)),
    ...(performance.rate && isPlaying ? [text.frames(performance.rate)] : []),
  ];
  const step = (seconds: number) => {
    player.setPlaying(false);
    player.seek(time + seconds);
  };
  return (
    // A fieldset is as wide as its content otherwise, which is wider than a small phone.
    <fieldset className="mt-3 min-w-0">
      <legend className="sr-only">{text.transport}</legend>
      <div className="flex items-center gap-1 sm:gap-2">
        {!prefersStill() && (
          <Button
            variant="secondary"
            icon={isPlaying ? IconPause : IconPlay}
            className="shrink-0"
            onClick={() => player.setPlaying(!isPlaying)}
          >
            {isPlaying ? text.pause : text.play}
          </Button>
        )}
        <StepButton label={text.back} icon={IconChevronLeft} onClick={() => step(-1)} />
        <StepButton label={text.forward} icon={IconChevronRight} onClick={() => step(1)} />
        <input
          type="range"
          min={0}
          max={PERIOD - 0.1}
          step={0.1}
          value={time}
          aria-label={text.moment}
          aria-valuetext={text.seconds(time.toFixed(1))}
          onChange={(event) => {
            player.setPlaying(false);
            player.seek(event.target.valueAsNumber);
          }}
          className="h-11 min-w-0 grow cursor-pointer accent-key"
        />
        <output className="w-16 shrink-0 text-end text-sm whitespace-nowrap tabular-nums">
          {text.seconds(time.toFixed(1))}
        </output>
      </div>
      <p
        data-petals={performance?.petals}
        className="mt-1 min-h-6 text-xs text-ink-muted tabular-nums"
      >
        {isLoading ? text.drawing : status?.join(' · ')}
      </p>
    </fieldset>
  );
}

function StepButton({
  label,
  icon: Picture,
  onClick,
}: {
  label: string;
  icon: typeof IconChevronLeft;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted hover:text-ink"
    >
      <Picture size={20} />
    </button>
  );
}
