import { useState } from 'react';
import { saveFile } from '#site/demos/save-file.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload, IconFile, IconUpload } from '#ui/icons.tsx';
import { pngOf } from '../png.ts';
import { FileButton } from './controls.tsx';
import { cutoutMessages } from './messages.ts';
import { ffmpegFilters, obsValues } from './other-keyers.ts';
import { readSettings, settingsText } from './settings-file.ts';
import type { Cutout } from './use-cutout.ts';

/** An address that WeChat can save a picture from. */
function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What the visitor can take along: the picture, the settings, values for other programs. */
export function KeepPanel({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).keep;
  const isWeChat = useVisitorSystem()?.inWeChat ?? false;
  const [picture, setPicture] = useState<string>();
  const { parts, settings, change, run, setProblem } = cutout;

  const savePng = () =>
    run(async () => {
      if (!parts) return;
      const { keyed } = await parts.keying.capture();
      const file = await pngOf(keyed);
      if (isWeChat) setPicture(await dataAddress(file));
      else saveFile('cyan.png', file);
    });
  const load = async (file: File) => {
    const loaded = readSettings(await file.text());
    if (loaded) change(loaded);
    setProblem(loaded ? undefined : 'not-settings');
  };
  return (
    <>
      <Button size="sm" icon={IconDownload} className="justify-self-start" onClick={savePng}>
        {text.png}
      </Button>
      <p className="text-xs text-ink-muted">{text.pngHint}</p>
      {picture && (
        <figure>
          <img src={picture} alt={text.png} className="w-full rounded-sm border border-line" />
          <figcaption className="mt-1 text-xs text-ink-muted">{text.longPress}</figcaption>
        </figure>
      )}
      <div className="flex flex-wrap gap-2">
        {!isWeChat && (
          <Button
            size="sm"
            variant="secondary"
            icon={IconFile}
            onClick={() =>
              saveFile(
                'cyan-settings.json',
                new Blob([settingsText(settings)], { type: 'application/json' }),
              )
            }
          >
            {text.save}
          </Button>
        )}
        <FileButton accept=".json,application/json" onFile={load}>
          <IconUpload size={18} />
          {text.load}
        </FileButton>
      </div>
      <OtherKeyers cutout={cutout} />
    </>
  );
}

function OtherKeyers({ cutout: { settings } }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).keep;
  const obs = obsValues(settings);
  const rows = [
    [text.obs, text.obsValues(obs.color, obs.similarity, obs.smoothness, obs.spill)],
    [text.ffmpeg, ffmpegFilters(settings)],
  ] as const;
  return (
    <>
      <h3 className="mt-2 text-sm font-semibold">{text.other}</h3>
      {rows.map(([name, values]) => (
        <div key={name} className="flex items-start justify-between gap-3">
          <div className="min-w-0 text-sm">
            <p className="text-xs text-ink-muted">{name}</p>
            <p className="wrap-anywhere">{values}</p>
          </div>
          <CopyButton
            size="sm"
            variant="ghost"
            text={values}
            aria-label={text.copyOf(name)}
            className="shrink-0 whitespace-nowrap"
          >
            {text.copy}
          </CopyButton>
        </div>
      ))}
      <p className="text-xs text-ink-muted">{text.otherHint}</p>
    </>
  );
}
