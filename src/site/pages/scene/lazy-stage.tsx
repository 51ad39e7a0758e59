import type { Scene } from '#api/scenes/contract.ts';
import type { ViewChoice } from '#contracts/scene-view.ts';
import type { DemoProps } from '#site/demos/demo-props.ts';
import { StartedPart } from '#site/demos/demo-stage.tsx';

/** The still picture with the button that loads the view into the scene. */
export function SceneStage({
  scene,
  token,
  first,
  label,
  still,
}: DemoProps & { scene: Scene; token: string; first: ViewChoice; label: string }) {
  return (
    <StartedPart
      importer={async () => {
        const { SceneViewer } = await import('#site/demos/panorama/viewer.tsx');
        return (props) => <SceneViewer {...props} scene={scene} token={token} first={first} />;
      }}
      label={label}
      isFullBleed
      still={still}
    />
  );
}
