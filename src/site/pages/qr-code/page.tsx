import { definePage } from '#site/page.ts';

export default definePage({ View: () => <h1>qr-code</h1> });
