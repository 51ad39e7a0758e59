// One script for both: whoever decides signs soon after.
export { DecidePart } from './decide.tsx';
export { SignPart } from './sign.tsx';
