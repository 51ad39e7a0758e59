import { lead, libraryPdfPicture, openingBlocks, small } from '#api/sheets/pdf/blocks.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfBlock, PdfDocument, PdfShape } from '#content/pdf/document.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import { distanceOf, drawCameraPlan, focalLength } from '#contracts/sheets/drawings/camera-plan.ts';
import { sceneWords } from '#contracts/sheets/words/scene.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import type { Scene } from './contract.ts';

/** A scene as a document in the reader's language: a scene has both. */
export function scenePdf(
  answer: Scene,
  locale: Locale,
  { provider, address }: PdfContext,
): PdfDocument {
  const scene = keepUnits(answer);
  const text = sceneWords[locale];
  return {
    title: scene.name,
    locale,
    provider,
    kind: text.eyebrow,
    marks: [],
    notice: sheetWords[locale].notice,
    blocks: [
      ...openingBlocks(locale, {
        title: scene.name,
        ...(scene.solution && { lead: scene.solution.name }),
      }),
      ...(scene.picture
        ? [
            {
              kind: 'pictures',
              pictures: [libraryPdfPicture(scene.picture, '')],
              columns: 1,
            } as const,
          ]
        : []),
      { kind: 'paragraph', text: scene.summary },
      ...cameraBlocks(scene, locale),
      ...variantBlocks(scene, locale),
      ...specBlocks(scene, locale),
      ...productBlocks(scene, locale, address),
    ],
  };
}

function cameraBlocks({ cameras }: Scene, locale: Locale): PdfBlock[] {
  if (cameras.length === 0) return [];
  const text = sceneWords[locale];
  return [
    { kind: 'section', title: text.cameras },
    lead(text.camerasLead),
    {
      kind: 'beside',
      columns: [
        { share: 6, blocks: [planBlock(cameras)] },
        {
          share: 5,
          blocks: cameras.flatMap((camera, index): PdfBlock[] => [
            { kind: 'paragraph', text: `${index + 1}\u00a0 ${camera.label}`, bold: true },
            small(
              [
                text.lens(focalLength(camera.fov)),
                text.distance(distanceOf(camera).toFixed(1)),
                text.height(camera.position[1].toFixed(2)),
              ].join(' · '),
            ),
          ]),
        },
      ],
    },
  ];
}

function planBlock(cameras: Scene['cameras']): PdfBlock {
  const plan = drawCameraPlan(cameras);
  const [accent, line, ink] = ['#875a01', '#dadce0', '#14161c'];
  return {
    kind: 'drawing',
    left: plan.left,
    top: plan.top,
    width: plan.width,
    height: plan.height,
    shapes: [
      { kind: 'svg-path', path: plan.grid, paint: { stroke: line, width: 1 } },
      {
        kind: 'svg-path',
        path: plan.backdrop,
        paint: { stroke: '#565b64', width: 4, round: true },
      },
      ...plan.views.map((view): PdfShape => {
        const fill = { fill: accent, fillOpacity: 0.14 };
        return view.kind === 'wedge'
          ? { kind: 'svg-path', path: view.path, paint: fill }
          : {
              kind: 'circle',
              at: [view.x, view.y],
              radius: view.radius,
              paint: { ...fill, stroke: accent, dash: [5, 5] },
            };
      }),
      {
        kind: 'circle',
        at: [plan.presenter.x, plan.presenter.y],
        radius: plan.presenter.radius,
        paint: { fill: ink },
      },
      ...plan.places.flatMap(({ x, y }, index): PdfShape[] => [
        { kind: 'circle', at: [x, y], radius: 15, paint: { fill: accent } },
        {
          kind: 'text',
          text: String(index + 1),
          at: [x, y + 6],
          size: 17,
          bold: true,
          tone: 'onFill',
          anchor: 'middle',
        },
      ]),
    ],
  };
}

function variantBlocks({ variants }: Scene, locale: Locale): PdfBlock[] {
  if (variants.length === 0) return [];
  const text = sceneWords[locale];
  const words = variants.map(
    ({ label, daylight }) => `${label} · ${text.daylight(Math.round(daylight * 100))}`,
  );
  const pictures = variants.flatMap(({ picture }, index) =>
    picture ? [libraryPdfPicture(picture, words[index] ?? '')] : [],
  );
  return [
    { kind: 'section', title: text.variants },
    lead(text.variantsLead),
    ...(pictures.length > 0 ? [{ kind: 'pictures', pictures, columns: 2 } as const] : []),
    ...(pictures.length < variants.length
      ? [
          {
            kind: 'list',
            items: words.filter((_, index) => !variants[index]?.picture),
          } as const,
        ]
      : []),
  ];
}

function specBlocks({ specs }: Scene, locale: Locale): PdfBlock[] {
  if (specs.length === 0) return [];
  return [
    { kind: 'section', title: sceneWords[locale].specs },
    lead(sceneWords[locale].specsLead),
    {
      kind: 'facts',
      columns: 2,
      items: specs.map(({ label, value }) => ({ term: label, detail: value })),
    },
  ];
}

/** The products that it can be used in, beside the code that opens its page. */
function productBlocks({ products }: Scene, locale: Locale, address: string): PdfBlock[] {
  const text = sceneWords[locale];
  const code: PdfBlock[] = [{ kind: 'code', text: address, width: 84 }, small(address)];
  if (products.length === 0) return code;
  return [
    { kind: 'section', title: text.products },
    {
      kind: 'beside',
      columns: [
        {
          share: 3,
          blocks: [
            lead(text.productsLead),
            {
              kind: 'facts',
              items: products.map(({ name, tagline }) => ({ term: name, detail: tagline })),
            },
          ],
        },
        { share: 1, blocks: code },
      ],
    },
  ];
}
