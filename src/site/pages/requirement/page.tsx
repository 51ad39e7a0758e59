import { definePage } from '#site/page.ts';

export default definePage({ View: () => <h1>requirement</h1> });
