import type { Rgb } from '#keyer/color.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUpload } from '#ui/icons.tsx';
import { loadSet, sets } from './backdrop.ts';
import { FileButton } from './controls.tsx';
import { readPicture } from './input.ts';
import { cutoutMessages } from './messages.ts';
import type { Cutout } from './use-cutout.ts';

/** A neutral grey to begin with. */
const FIRST_COLOR: Rgb = [58, 64, 76];

const hexOf = (color: Rgb) =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function colorOf(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
}

/** The background: a set, a colour, a picture, or the input out of focus. */
export function BackdropPanel({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).backdrop;
  const { backdrop, changeBackdrop, run } = cutout;
  const color = backdrop?.kind === 'color' ? backdrop.color : FIRST_COLOR;
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {sets.map(({ key, picture }) => (
          <button
            key={key}
            type="button"
            aria-pressed={backdrop?.kind === 'set' && backdrop.key === key}
            onClick={() => run(async () => changeBackdrop(await loadSet(key)))}
            className="group overflow-hidden rounded-sm border border-control text-start text-xs hover:border-ink aria-pressed:border-key aria-pressed:text-key"
          >
            <img
              src={picture}
              alt=""
              width={480}
              height={270}
              loading="lazy"
              className="aspect-video w-full object-cover"
            />
            <span className="block px-2 py-1.5">{text.sets[key]}</span>
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="color"
            value={hexOf(color)}
            onChange={({ target }) =>
              changeBackdrop({ kind: 'color', color: colorOf(target.value) })
            }
            onClick={() => changeBackdrop({ kind: 'color', color })}
            className="h-9 w-12 cursor-pointer rounded-sm border border-control bg-transparent p-0.5 pointer-coarse:h-11"
          />
          {text.color}
        </label>
        <FileButton
          accept="image/*"
          onFile={(file) =>
            run(async () => changeBackdrop({ kind: 'picture', image: await readPicture(file) }))
          }
        >
          <IconUpload size={18} />
          {text.upload}
        </FileButton>
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={backdrop?.kind === 'blur'}
          onClick={() => changeBackdrop({ kind: 'blur' })}
        >
          {text.blur}
        </Button>
      </div>
    </>
  );
}
