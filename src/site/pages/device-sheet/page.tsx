import { definePage } from '#site/page.ts';

export default definePage({ View: () => <h1>device-sheet</h1> });
