/** Size of an SVG drawing in pixels, from `width` and `height` or else from `viewBox`. */
export function drawingSize(svg: string): { width: number; height: number } | null {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const attribute = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/\sviewBox="([^"]+)"/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = Math.round(attribute('width') || boxWidth || 0);
  const height = Math.round(attribute('height') || boxHeight || 0);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Title of an SVG drawing; empty if it has none. */
export function drawingTitle(svg: string): string {
  return /<title\b[^>]*>([^<]*)<\/title>/.exec(svg)?.[1]?.trim() ?? '';
}
