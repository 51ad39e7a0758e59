import { definePage } from '#site/page.ts';

export default definePage({ View: () => <h1>acceptance</h1> });
