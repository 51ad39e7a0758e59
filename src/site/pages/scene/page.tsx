import type { Scene, SharedScene } from '#api/scenes/contract.ts';
import { scenePosterFile } from '#contracts/scene-view.ts';
import { distanceOf, focalLength } from '#contracts/sheets/drawings/camera-plan.ts';
import { PdfLink } from '#site/components/sheet.tsx';
import { sceneMessages } from '#site/i18n/scene.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { ArtImage } from '#ui/art-image.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { CameraPlan } from './camera-plan.tsx';
import { SceneHeadPicture, VariantPicture } from './scene-picture.tsx';
import { STAGE_ID } from './stage-id.ts';

/** Has its own script, as many scenes are pictures only. */
const SceneStage = lazyView(async () => (await import('./lazy-stage.tsx')).SceneStage);

/** Only links that may read comments fetch this part. */
const Commented = lazyView(async () => (await import('./commented.tsx')).Commented);

const isTurnable = ({ variants }: Scene) => variants.some(({ panorama }) => panorama !== null);

function View({ data: scene, params, search }: ViewProps<SharedScene>) {
  const token = params.id ?? '';
  const opening = <Opening scene={scene} token={token} view={search} />;
  const rest = <Rest scene={scene} />;
  return (
    <div data-product={scene.products[0]?.key}>
      {scene.comments ? (
        <Commented scene={scene} token={token} opening={opening}>
          {rest}
        </Commented>
      ) : (
        <>
          {opening}
          {rest}
        </>
      )}
    </div>
  );
}

/** What follows the picture and the name of a scene. */
function Rest({ scene }: { scene: Scene }) {
  const text = useMessages(sceneMessages);
  return (
    <>
      {scene.cameras.length > 0 && (
        <Section id="cameras" heading={text.cameras} lead={text.camerasLead}>
          <Cameras cameras={scene.cameras} />
        </Section>
      )}
      {scene.variants.length > 0 && (
        <Section id="variants" tone="surface" heading={text.variants} lead={text.variantsLead}>
          <Variants scene={scene} />
        </Section>
      )}
      {scene.specs.length > 0 && (
        <Section id="specs" heading={text.specs} lead={text.specsLead}>
          <DefinitionList
            columns={2}
            items={scene.specs.map(({ label, value }) => ({ term: label, detail: value }))}
          />
        </Section>
      )}
      {scene.products.length > 0 && (
        <Section id="products" tone="surface" heading={text.products} lead={text.productsLead}>
          <CardGrid>
            {scene.products.map(({ key, name, tagline, cover }) => (
              <Card
                key={key}
                to={`/product/${key}`}
                title={name}
                product={key}
                media={
                  cover ? (
                    <Picture
                      picture={cover}
                      alt=""
                      sizes="(width >= 1024px) 400px, (width >= 640px) 50vw, 92vw"
                    />
                  ) : (
                    <ArtImage art={`product-${key}`} alt="" />
                  )
                }
              >
                {tagline}
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      <Section
        id="use"
        tone="keylight"
        heading={text.closing}
        lead={text.closingText}
        className="no-print"
      >
        <Book slug={scene.slug} />
      </Section>
    </>
  );
}

function Book({ slug }: { slug: string }) {
  const text = useMessages(sceneMessages);
  return (
    <Button to="/cooperation" search={{ scene: slug }} size="lg" icon={IconCalendar}>
      {text.useScene}
    </Button>
  );
}

/**
 * The full-width picture with the text below it; where there is a panorama, one looks around in its
 * place.
 */
function Opening({
  scene,
  token,
  view: { camera, light },
}: {
  scene: Scene;
  token: string;
  view: { camera?: string; light?: string };
}) {
  const text = useMessages(sceneMessages);
  const locale = useLocale();
  const shown = scene.variants.find(({ key, picture }) => key === light && picture);
  const still = (
    <div className="viewfinder relative aspect-[16/10] max-h-[78vh] w-full print:aspect-[21/9] md:aspect-[21/9]">
      <SceneHeadPicture
        scene={shown ? { ...scene, picture: shown.picture } : scene}
        alt={text.artTitle(scene.name)}
      />
    </div>
  );
  return (
    <section id={STAGE_ID} className="relative overflow-hidden">
      {isTurnable(scene) ? (
        <SceneStage
          scene={scene}
          token={token}
          first={{ camera, light }}
          label={text.lookAround}
          still={still}
        />
      ) : (
        still
      )}
      <div className="wrap relative mt-8 pb-4">
        <p className="eyebrow mb-4">
          {text.eyebrow}
          {scene.solution && ` · ${scene.solution.name}`}
        </p>
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h1 className="text-6xl">{scene.name}</h1>
          <p className="max-w-[36em] text-lg text-ink-muted">{scene.summary}</p>
        </div>
        <div className="no-print mt-8 flex flex-wrap gap-3">
          <Book slug={scene.slug} />
          <PdfLink address={`scenes/${token}/document.pdf?locale=${locale}`} size="lg" />
          <Button
            variant="secondary"
            size="lg"
            href={useBasePath() + scenePosterFile(token, { camera, light, locale })}
            target="_blank"
          >
            {text.poster}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Cameras({ cameras }: { cameras: Scene['cameras'] }) {
  const text = useMessages(sceneMessages);
  return (
    <div className="grid items-start gap-x-12 gap-y-8 print:grid-cols-2 lg:grid-cols-2">
      <CameraPlan cameras={cameras} />
      <ol>
        {cameras.map((camera, index) => (
          <li
            key={camera.key}
            className="flex gap-4 border-b border-line py-5 print:py-3 first:pt-0"
          >
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-key text-sm font-bold text-on-key">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{camera.label}</h3>
              <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted tabular-nums">
                <span>{text.lens(focalLength(camera.fov))}</span>
                <span>{text.distance(distanceOf(camera).toFixed(1))}</span>
                <span>{text.height(camera.position[1].toFixed(2))}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Variants({ scene }: { scene: Scene }) {
  const text = useMessages(sceneMessages);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
      {scene.variants.map((variant) => (
        <li key={variant.key} className="card">
          <div className="card-media aspect-[16/10]">
            <VariantPicture scene={scene} variant={variant} />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 p-5">
            <h3 className="text-lg">{variant.label}</h3>
            <p className="text-sm text-ink-muted tabular-nums">
              {text.daylight(Math.round(variant.daylight * 100))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export default definePage<SharedScene>({
  async load({ api, params, locale }) {
    const scene = await api('GET /shares/scenes/:token', {
      params: { token: params.id ?? '' },
      query: { locale },
    });
    if (isTurnable(scene)) await SceneStage.load();
    if (scene.comments) await Commented.load();
    return scene;
  },
  head: ({ data }) => ({ title: data.name, description: data.summary }),
  View,
});
