import { sceneArt } from '#contracts/values/art.ts';
import { ArtImage } from '#site/components/picture.tsx';
import { Link } from '#site/link.tsx';
import { BlockSection } from '../frame.tsx';
import type { SceneCardsBlock } from './schema.ts';

/** What live rooms are used for: pictures in a row that scrolls on phones. */
export function SceneCardsView({ block }: { block: SceneCardsBlock }) {
  return (
    <BlockSection block={block}>
      <ul className="flex snap-x gap-4 overflow-x-auto pb-2 sm:grid sm:grid-cols-2 sm:overflow-visible sm:pb-0 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {block.items.map((scene) => (
          <li
            key={scene.key}
            className="card w-[78%] shrink-0 snap-start sm:w-auto sm:max-lg:last:odd:col-span-2"
          >
            <div className="card-media aspect-[16/10]">
              <ArtImage art={sceneArt(scene.key)} alt="" />
            </div>
            <div className="p-5">
              <h3 className="text-base">
                <Link to="/cases" search={{ scene: scene.key }} className="card-link">
                  {scene.name}
                </Link>
              </h3>
              <p className="mt-2 text-sm text-ink-muted">{scene.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
