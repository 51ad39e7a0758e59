/** The curve with its marks, and the tables, in one script. */
export { Comparison } from './comparison.tsx';
export { Curve } from './curve.tsx';
export { Products } from './products.tsx';
