import type { PdfPage } from '#content/pdf/pdf-page.ts';
import { type Paint, paintsOf, paperPalette } from '#contracts/studio-plan/drawing/paints.ts';
import type { Drawing, Point } from '#contracts/studio-plan/drawing/shapes.ts';

/** Usual scales of plans, 1 to so much. */
const SCALES = [20, 25, 40, 50, 60, 75, 100, 150, 200] as const;
const POINTS_PER_CM = 72 / 2.54;

/** The largest usual scale at which a drawing fits into a box of points. */
export function scaleFor({ width, height }: Drawing, box: { width: number; height: number }) {
  const fits = (scale: number) =>
    (width * POINTS_PER_CM) / scale <= box.width && (height * POINTS_PER_CM) / scale <= box.height;
  return SCALES.find(fits) ?? 250;
}

/** Draws at a scale, with the upper left corner at a point of the page. */
export function drawOnPage(page: PdfPage, { shapes }: Drawing, scale: number, corner: Point): void {
  const unit = POINTS_PER_CM / scale;
  const paints = paintsOf(paperPalette);
  const at = ([x, y]: Point): Point => [corner[0] + x * unit, corner[1] + y * unit];
  for (const shape of shapes) {
    switch (shape.kind) {
      case 'path':
        page.path(shape.points.map(at), shape.closed ?? false, scaled(paints[shape.look], unit));
        break;
      case 'circle':
        page.circle(at(shape.at), shape.radius * unit, scaled(paints[shape.look], unit));
        break;
      case 'text': {
        const { text, size, tone = 'ink', anchor, upwards } = shape;
        page.text(text, at(shape.at), {
          size: size * unit,
          colour: tone === 'onLamp' ? paperPalette.ground : paperPalette[tone],
          ...(anchor ? { anchor } : {}),
          ...(upwards ? { upwards } : {}),
        });
      }
    }
  }
}

function scaled({ width, dash, ...paint }: Paint, unit: number): Paint {
  return {
    ...paint,
    ...(width ? { width: width * unit } : {}),
    ...(dash ? { dash: [dash[0] * unit, dash[1] * unit] as const } : {}),
  };
}
