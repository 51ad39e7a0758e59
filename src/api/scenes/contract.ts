import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { comments } from '#api/sheets/comments/contract.ts';
import { sceneKey } from '#contracts/content/scene.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import { localeSchema } from '#contracts/schemas.ts';

const { route } = routesOf('shares');

/** A point in scene space, in metres: x to the right, y up, z towards the viewer. */
const vector = z.tuple([z.number(), z.number(), z.number()]);

const scene = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  picture: pictureSchema.nullable(),
  /** The solution it was designed for; its drawing replaces a missing picture. */
  solution: z.object({ key: z.string(), name: z.string() }).nullable(),
  /** Where the panoramas were taken from. */
  viewpoint: vector,
  /** Degrees from the left to the right edge of the panoramas; they are half as high. */
  panoramaWidth: z.number(),
  /** A GLB file to walk around in. */
  model: z.object({ file: z.string(), bytes: z.number() }).nullable(),
  /** File below `/files/` of a film of a turn through the view. */
  turn: z.string().nullable(),
  cameras: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      position: vector,
      target: vector,
      /** Vertical field of view in degrees. */
      fov: z.number(),
    }),
  ),
  variants: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** Light level from 0 (night) to 1 (day). */
      daylight: z.number(),
      picture: pictureSchema.nullable(),
      panorama: pictureSchema.nullable(),
    }),
  ),
  hotspots: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      text: z.string().nullable(),
      at: vector,
      product: z.enum(productKeys).nullable(),
    }),
  ),
  specs: z.array(z.object({ label: z.string(), value: z.string() })),
  products: z.array(
    z.object({
      key: z.enum(productKeys),
      name: z.string(),
      tagline: z.string(),
      cover: pictureSchema.nullable(),
    }),
  ),
});

/** A virtual scene opened by its shared link. */
export type Scene = z.output<typeof scene>;

/** A scene as the holder of a link gets it. */
const sharedScene = scene.extend({
  /** Null for links that only read. */
  comments: comments.nullable(),
  canComment: z.boolean(),
});

export type SharedScene = z.output<typeof sharedScene>;

/** Opens a virtual scene by its link. */
export const getScene = route('GET /shares/scenes/:token', {
  summary: 'A virtual scene by its shared link; the opening is recorded',
  params: shareParams,
  query: z.strictObject({ locale: localeSchema }),
  data: sharedScene,
});

/** Counts what somebody opened in the view into a scene. */
export const countSceneView = route('POST /shares/scenes/:token/views', {
  summary: 'Count a camera or a light that was opened; unknown ones are left out',
  params: shareParams,
  body: z.strictObject({ camera: sceneKey.optional(), light: sceneKey.optional() }),
});
