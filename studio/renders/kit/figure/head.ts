import { type Body, blend, carve, ellipsoid, limb } from '../sdf.ts';
import { mirrored } from './frames.ts';

/** Skull without features: what hair lies on. The origin is between the eyes, 0.115 below the crown. */
export const skull: Body = blend(
  0.03,
  ellipsoid([0, 0.024, -0.018], [0.0725, 0.088, 0.093]),
  ellipsoid([0, -0.02, -0.05], [0.058, 0.06, 0.055]),
);

const ear: Body = blend(
  0.004,
  ellipsoid([0.07, -0.016, -0.016], [0.006, 0.024, 0.015]),
  limb([0.071, -0.004, -0.002], [0.077, 0.012, -0.012], 0.0034),
  limb([0.077, 0.012, -0.012], [0.081, 0.01, -0.026], 0.0036),
  limb([0.081, 0.01, -0.026], [0.08, -0.012, -0.031], 0.0036),
  limb([0.08, -0.012, -0.031], [0.073, -0.035, -0.016], 0.0036),
  ellipsoid([0.0705, -0.039, -0.011], [0.0045, 0.0085, 0.007]),
);

/** A head with its planes: brow, cheekbone, jaw, ear. The lids are closed: no picture shows it from the front. */
export const headBody: Body = (() => {
  const mask = blend(
    0.028,
    skull,
    ellipsoid([0, -0.028, 0.032], [0.054, 0.072, 0.054]),
    mirrored(limb([0.051, -0.055, -0.012], [0.018, -0.099, 0.06], 0.014, 0.013)),
    ellipsoid([0, -0.1, 0.068], [0.021, 0.017, 0.018]),
    mirrored(ellipsoid([0.038, -0.026, 0.056], [0.022, 0.019, 0.024])),
    mirrored(limb([0.012, 0.017, 0.078], [0.044, 0.013, 0.06], 0.0095, 0.008)),
  );
  const sockets = mirrored(ellipsoid([0.031, -0.002, 0.092], [0.02, 0.0125, 0.015]));
  const face = blend(
    0.01,
    carve(mask, sockets, 0.02),
    mirrored(ellipsoid([0.031, -0.003, 0.067], [0.0135, 0.0105, 0.012])),
    limb([0, 0.008, 0.081], [0, -0.036, 0.1], 0.0055, 0.0075),
    mirrored(ellipsoid([0.0085, -0.042, 0.09], [0.006, 0.0055, 0.008])),
    ellipsoid([0, -0.0665, 0.0795], [0.018, 0.0048, 0.0105]),
    ellipsoid([0, -0.0765, 0.0775], [0.0155, 0.0056, 0.0105]),
  );
  return blend(0.006, face, mirrored(ear));
})();

/** The neck in the frame of the chest, with the muscles that run from the ears to the collarbones. */
export const neckBody: Body = blend(
  0.03,
  limb([0, 0.35, -0.03], [0, 0.5, -0.004], 0.052, 0.047),
  mirrored(limb([0.012, 0.365, 0.028], [0.05, 0.495, -0.018], 0.01, 0.014)),
  mirrored(limb([0.02, 0.368, 0.03], [0.14, 0.38, -0.005], 0.009, 0.008)),
  ellipsoid([0, 0.45, 0.036], [0.01, 0.016, 0.01]),
);
