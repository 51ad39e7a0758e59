import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCamera, IconClose, IconPlay, IconRefresh } from '#ui/icons.tsx';
import { IconImage } from '#ui/tool-icons.tsx';
import { sampleClips } from './clips/clips.ts';
import { FileButton } from './controls.tsx';
import { cutoutMessages } from './messages.ts';
import type { Cutout } from './use-cutout.ts';

/** Chooses what is keyed: a clip, a picture, a video, the camera. */
export function InputBar({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages);
  const [facing, setFacing] = useState<'user' | 'environment'>('user');
  const hasCamera = cutout.input === 'camera';
  const [firstClip] = sampleClips;
  const turn = () => {
    const other = facing === 'user' ? 'environment' : 'user';
    setFacing(other);
    cutout.openCamera(other);
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{text.inputs}</legend>
      {sampleClips.map((clip) => (
        <button
          key={clip.key}
          type="button"
          aria-pressed={cutout.input === clip.key}
          onClick={() => cutout.openClip(clip)}
          className="flex min-h-9 items-center gap-2 rounded-sm border border-control pe-3 text-sm font-semibold hover:border-ink aria-pressed:border-key aria-pressed:text-key pointer-coarse:min-h-11"
        >
          <img
            src={clip.poster}
            alt=""
            className="h-9 w-14 rounded-s-sm object-cover pointer-coarse:h-11"
          />
          {text.clips[clip.key]}
        </button>
      ))}
      <FileButton accept="image/*" onFile={cutout.openFile}>
        <IconImage size={18} />
        {text.picture}
      </FileButton>
      <FileButton accept="video/*" onFile={cutout.openFile}>
        <IconPlay size={18} />
        {text.video}
      </FileButton>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        size="sm"
        variant="secondary"
        icon={hasCamera ? IconClose : IconCamera}
        aria-describedby="cutout-privacy"
        onClick={() => {
          if (!hasCamera) cutout.openCamera(facing);
          else if (firstClip) cutout.openClip(firstClip);
        }}
      >
        {hasCamera ? text.stopCamera : text.camera}
      </Button>
      {hasCamera && (
        <Button size="sm" variant="ghost" icon={IconRefresh} onClick={turn}>
          {text.turnCamera}
        </Button>
      )}
      <p id="cutout-privacy" className="text-xs text-ink-muted">
        {text.privacy} <span className="pointer-coarse:hidden">{text.dropHint}</span>
      </p>
    </fieldset>
  );
}
