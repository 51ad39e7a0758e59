import { useEffect, useState } from 'react';
import { pngOf } from '#site/demos/png.ts';
import { saveFile } from '#site/demos/save-file.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { CheckboxField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { IconLink } from '#ui/tool-icons.tsx';
import { flowerMessages } from '../messages.ts';
import type { FlowerScene } from '../scene/flower-scene.ts';
import { termNames } from '../seasons/names.ts';
import type { Player, Shown } from '../state/player.ts';
import { linkOf } from '../use-player.ts';
import { Panel } from './panel.tsx';

/** Sizes of saved pictures in pixels. */
const formats = { wide: [1920, 1080], tall: [1080, 1920] } as const;
type Format = keyof typeof formats;

/** Saves the picture of this moment, and copies a link to it. */
export function SavePanel({
  player,
  shown,
  scene,
}: {
  player: Player;
  shown: Shown;
  scene: FlowerScene | undefined;
}) {
  const text = useMessages(flowerMessages);
  const locale = useLocale();
  const inWeChat = useVisitorSystem()?.inWeChat;
  const [format, setFormat] = useState<Format>('wide');
  const [withStage, setWithStage] = useState(true);
  const [state, setState] = useState<'busy' | 'saved' | 'failed'>();
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);

  const { term, seed } = shown.settings;
  const make = async () => {
    if (!scene) return;
    setState('busy');
    try {
      const [width, height] = formats[format];
      const pixels = scene.read(player.takeFrame(), width, height, withStage);
      const file = await pngOf({ width, height, data: pixels });
      if (inWeChat) setPicture(URL.createObjectURL(file));
      else saveFile(`${term}-${seed}-${width}x${height}.png`, file);
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      // The drawing of the picture may have taken the canvas's frame.
      player.invalidate();
    }
  };
  return (
    <Panel heading={text.save}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{text.format}</legend>
        {(['wide', 'tall'] as const).map((one) => (
          <label key={one} className="segment choice">
            <input
              type="radio"
              name="flower-format"
              checked={one === format}
              onChange={() => setFormat(one)}
            />
            {text[one]}
          </label>
        ))}
      </fieldset>
      <CheckboxField
        label={text.withStage}
        hint={text.transparent}
        checked={withStage}
        onChange={(event) => setWithStage(event.target.checked)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={IconDownload}
          busy={state === 'busy'}
          disabled={!scene}
          onClick={make}
        >
          {text.savePicture}
        </Button>
        <CopyButton icon={IconLink} text={() => linkOf(shown)}>
          {text.copyLink}
        </CopyButton>
      </div>
      <p className="mt-2 text-sm text-ink-muted">{text.linkHint}</p>
      <div role="status" className="mt-2">
        {state === 'saved' && (
          <Notice kind="success">{picture ? text.longPress : text.saved}</Notice>
        )}
        {state === 'failed' && <Notice kind="error">{text.notSaved}</Notice>}
      </div>
      {picture && (
        <img
          src={picture}
          alt={text.pictureAlt(termNames[term][locale])}
          className="mt-3 max-h-[70vh] rounded-sm border border-line"
        />
      )}
    </Panel>
  );
}
