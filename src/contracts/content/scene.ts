import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { slugSchema } from '../schemas.ts';
import { mediaId, optionalText, summary, title } from './fields.ts';

/** Longest slug: the address of a preview has it, and is as short as that of a shared link. */
const MAX_SLUG = 48;

const metres = z.number().min(-200).max(200);
/** A point in scene space, in metres: x to the right, y up, z towards the viewer. */
const point = z.strictObject({ x: metres, y: metres, z: metres });
export type ScenePoint = z.output<typeof point>;

/** Name of a camera, variant or hotspot in the address of the view. */
export const sceneKey = z
  .string()
  .max(32)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const named = {
  key: sceneKey,
  labelZh: z.string().trim().min(1).max(60),
  labelEn: optionalText(60),
};

/** A saved camera of a scene. */
const camera = z.strictObject({
  ...named,
  position: point,
  target: point,
  /** Vertical field of view in degrees. */
  fov: z.number().min(5).max(100),
});
export type SceneCamera = z.output<typeof camera>;

/** A variant of a scene: light, time of day or screen content. */
const variant = z.strictObject({
  ...named,
  /** Light level from 0 (night) to 1 (day). */
  daylight: z.number().min(0).max(1),
  /** Its still picture. */
  pictureId: mediaId,
  /** Its panorama, taken from the viewpoint; null if one cannot look around in it. */
  panoramaId: mediaId,
});
export type SceneVariant = z.output<typeof variant>;

/** A point of interest in a scene. */
const hotspot = z.strictObject({
  ...named,
  at: point,
  textZh: optionalText(300),
  textEn: optionalText(400),
  /** The product that it leads to. */
  product: z.enum(productKeys).nullable(),
});
export type SceneHotspot = z.output<typeof hotspot>;

/** What the languages of a virtual scene share. */
export const sceneShared = z
  .strictObject({
    slug: slugSchema.max(MAX_SLUG),
    /** Kind of live room that it was made for. */
    solution: slugSchema.nullable(),
    /** The picture at the top of its page, and all that a browser without WebGL shows. */
    posterId: mediaId,
    /**
     * A GLB file to walk around in, in metres, with the origin of the cameras. A node at its root named
     * `light-<key>` is shown in that variant only.
     */
    modelId: mediaId,
    /** A film of a turn through the view, for browsers that cannot draw it. */
    turnId: mediaId,
    products: z.array(z.enum(productKeys)),
    /** Where the panoramas were taken from. */
    viewpoint: point,
    /**
     * Degrees from the left to the right edge of the panoramas; they are half as high. Their middle
     * looks along the negative z axis, to the horizon.
     */
    panoramaWidth: z.int().min(90).max(360),
    /** The first camera is the start. */
    cameras: z.array(camera).max(12),
    variants: z.array(variant).max(8),
    hotspots: z.array(hotspot).max(20),
    /** Anybody may see it, although it was made for a project. */
    listed: z.boolean(),
    /** Project it was made for; null for the library. */
    projectId: z.uuid().nullable(),
    /** Position in lists. */
    sort: z.int().min(0).max(100_000),
  })
  .superRefine(({ cameras, variants, hotspots }, context) => {
    for (const [name, entries] of Object.entries({ cameras, variants, hotspots })) {
      entries.forEach((entry, at) => {
        if (entries.findIndex((other) => other.key === entry.key) === at) return;
        context.addIssue({ code: 'custom', path: [name, at, 'key'] });
      });
    }
  });
export type SceneShared = z.output<typeof sceneShared>;

/** A line of the specification of the production scene. */
const spec = z.strictObject({
  label: z.string().trim().min(1).max(60),
  value: z.string().trim().min(1).max(200),
});
export type SceneSpec = z.output<typeof spec>;

/** A virtual scene in one language. */
export const sceneText = z.strictObject({
  title,
  summary,
  specs: z.array(spec).max(30),
});
export type SceneText = z.output<typeof sceneText>;
