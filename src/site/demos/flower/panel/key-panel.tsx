import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { flowerMessages } from '../messages.ts';
import { checkPalette, type Remedy, TOLERANCE, walls } from '../seasons/palette.ts';
import { flowersOf } from '../seasons/seasons.ts';
import type { Player } from '../state/player.ts';
import type { Settings } from '../state/settings.ts';
import { Panel } from './panel.tsx';

type WallName = keyof typeof walls | 'custom';
const wallNames: readonly WallName[] = ['green', 'blue', 'custom'];
/** The custom wall to begin with: a turquoise paint. */
const FIRST_CUSTOM = '#2f9c95';

/** Whether the set's colours come close to the wall's. */
export function KeyPanel({ player, settings }: { player: Player; settings: Settings }) {
  const text = useMessages(flowerMessages);
  const locale = useLocale();
  const [name, setName] = useState<WallName>('green');
  const [custom, setCustom] = useState(FIRST_CUSTOM);
  const both = flowersOf(settings.term);
  const wall = name === 'custom' ? custom : walls[name];
  const { colors, worst, remedy } = checkPalette(both, settings.mix, wall);
  const chosen = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfter(`${wall} ${settings.mix}`);
  const take = (change: NonNullable<Remedy>) => {
    focusAfter(() => chosen.current?.querySelector<HTMLInputElement>('input:checked'));
    if ('wall' in change) setName(change.wall);
    else player.change({ mix: change.mix });
  };
  const remedyText = (change: NonNullable<Remedy>) =>
    'wall' in change
      ? text.takeWall(text.walls[change.wall])
      : text.without(both[change.without].name[locale]);
  return (
    <Panel heading={text.key}>
      <fieldset ref={chosen} className="flex flex-wrap gap-2">
        <legend className="sr-only">{text.wall}</legend>
        {wallNames.map((one) => (
          <label key={one} className="segment choice">
            <input
              type="radio"
              name="flower-wall"
              checked={one === name}
              onChange={() => setName(one)}
            />
            <span
              aria-hidden="true"
              className="size-4 rounded-full border border-line"
              style={{ background: one === 'custom' ? custom : walls[one] }}
            />
            {text.walls[one]}
          </label>
        ))}
        {name === 'custom' && (
          <input
            type="color"
            aria-label={text.customWall}
            value={custom}
            onChange={(event) => setCustom(event.target.value)}
            className="h-11 w-16 cursor-pointer rounded-sm border border-control bg-surface p-1"
          />
        )}
      </fieldset>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {colors.map(({ color, flower, distance, verdict }) => (
          <li
            key={`${flower} ${color}`}
            data-verdict={verdict}
            className="flex items-center gap-2.5 text-sm"
          >
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-full border border-line"
              style={{ background: color }}
            />
            <span className="min-w-0">
              <span className="block leading-tight">{both[flower].name[locale]}</span>
              <span
                className={
                  verdict === 'clear'
                    ? 'text-xs text-ink-muted tabular-nums'
                    : `text-xs tabular-nums ${verdict === 'keyed' ? 'text-bad' : 'text-warn'}`
                }
              >
                {distance.toFixed(2)} · {text.verdicts[verdict]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-3">
        <Notice kind={worst === 'clear' ? 'success' : 'warning'}>
          <p>{text[worst]}</p>
          {worst !== 'clear' && remedy === null && <p>{text.noRemedy}</p>}
        </Notice>
      </div>
      {remedy && (
        <Button variant="secondary" className="mt-2" onClick={() => take(remedy)}>
          {remedyText(remedy)}
        </Button>
      )}
      <p className="mt-3 text-xs text-ink-muted">
        {text.distanceHint(TOLERANCE.toFixed(2), (2 * TOLERANCE).toFixed(2))}
      </p>
    </Panel>
  );
}
