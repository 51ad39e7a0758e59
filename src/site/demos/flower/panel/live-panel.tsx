import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconBox, IconFlower } from '#ui/icons.tsx';
import { IconThumbUp } from '#ui/tool-icons.tsx';
import { flowerMessages } from '../messages.ts';
import type { EventKind } from '../state/events.ts';
import type { Player, Shown } from '../state/player.ts';
import { Panel } from './panel.tsx';

const icons = { like: IconThumbUp, gift: IconBox, bouquet: IconFlower };
const kinds: readonly EventKind[] = ['like', 'gift', 'bouquet'];

/** Likes and gifts: the visitor's own, and the script of a minute. */
export function LivePanel({ player, shown }: { player: Player; shown: Shown }) {
  const text = useMessages(flowerMessages);
  const { counts, settings } = shown;
  return (
    <Panel heading={text.live}>
      <div className="flex flex-wrap gap-2 *:grow">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'bouquet' ? 'primary' : 'secondary'}
            icon={icons[kind]}
            onClick={() => player.throwPetals(kind)}
          >
            {text[kind]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm tabular-nums">
        {text.counts(counts.like, counts.gift, counts.bouquet, counts.throws)}
      </p>
      <CheckboxField
        label={text.script}
        hint={text.scriptHint}
        checked={settings.events}
        onChange={(event) => player.change({ events: event.target.checked })}
        className="mt-2"
      />
    </Panel>
  );
}
