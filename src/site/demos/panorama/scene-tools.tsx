import type { ReactNode } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { saveFile } from '../save-file.ts';
import { panoramaMessages } from './messages.ts';
import { Choice } from './tools.tsx';

type Light = Scene['variants'][number];

interface SceneToolsProps {
  scene: Scene;
  /** Those that the view can show. */
  lights: readonly Light[];
  light: Light;
  camera: Scene['cameras'][number] | undefined;
  /** Key of the point of interest whose text is shown. */
  opened: string | undefined;
  onLight(key: string): void;
  onCamera(key: string): void;
  onHotspot(key: string): void;
  /** The picture that is saved. */
  canvas(): HTMLCanvasElement | null;
  /** What to do now, in place of how one turns the view. */
  hint?: string | undefined;
  /** Further buttons beside the one that saves. */
  children?: ReactNode;
}

/** What one chooses below the view into a scene, and what one does with it. */
export function SceneTools(props: SceneToolsProps) {
  const { scene, lights, light, camera, opened, onLight, onCamera, onHotspot, hint, children } =
    props;
  const text = useMessages(panoramaMessages);
  const basePath = useBasePath();
  const isInWeChat = useVisitorSystem()?.inWeChat ?? false;
  const save = () => {
    const name = [scene.slug, light.key, camera?.key].filter(Boolean).join('-');
    props.canvas()?.toBlob((png) => png && saveFile(`${name}.png`, png), 'image/png');
  };
  return (
    <>
      <Choice label={text.variants} items={lights} chosen={light.key} onChoose={onLight} />
      <Choice label={text.cameras} items={scene.cameras} chosen={camera?.key} onChoose={onCamera} />
      <Choice label={text.hotspots} items={scene.hotspots} chosen={opened} onChoose={onHotspot} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          to="/cooperation"
          search={{ scene: scene.slug, light: light.key, ...(camera && { camera: camera.key }) }}
          size="sm"
          icon={IconCalendar}
        >
          {text.use}
        </Button>
        {isInWeChat ? (
          light.picture && (
            <Button
              href={pictureFile(basePath, light.picture, light.picture.widths.at(-1) ?? 0, 'webp')}
              variant="secondary"
              size="sm"
            >
              {text.picture}
            </Button>
          )
        ) : (
          <Button variant="secondary" size="sm" onClick={save}>
            {text.save}
          </Button>
        )}
        {children}
        <span role="status" className="text-xs text-ink-muted">
          {hint}
        </span>
        <span className={cx('text-xs text-ink-muted', hint && 'hidden')}>
          {isInWeChat ? text.pictureHint : <span className="max-sm:hidden">{text.hint}</span>}
        </span>
      </div>
    </>
  );
}
