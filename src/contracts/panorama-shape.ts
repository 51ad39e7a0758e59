/** How far the shape of a panorama may be from twice as wide as high. */
const TOLERANCE = 0.02;

interface PictureSize {
  name: string;
  width: number | null;
  height: number | null;
}

/** What is wrong with the shape of a panorama; undefined for one that the viewer turns right. */
export function panoramaProblem({ name, width, height }: PictureSize) {
  if (!width || !height || Math.abs(width / height / 2 - 1) <= TOLERANCE) return undefined;
  return {
    zh: `全景图“${name}”是 ${width} × ${height} 像素；全景图的宽必须是高的两倍，请换一张。`,
    en: `The panorama “${name}” has ${width} × ${height} pixels. It must be twice as wide as high: choose another one.`,
  };
}
