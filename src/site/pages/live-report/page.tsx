import { definePage } from '#site/page.ts';

export default definePage({ View: () => <h1>live-report</h1> });
