/** The curve with its marks, the tables and the bars, in one script. */
export { Audience } from './audience.tsx';
export { Comparison } from './comparison.tsx';
export { Curve } from './curve.tsx';
export { Products } from './products.tsx';
export { Funnel, Retention } from './sales.tsx';
