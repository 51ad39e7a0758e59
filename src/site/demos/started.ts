/** What a visitor needs who starts a demo, besides the demo: one script for all of it. */
export { DemoDialog } from './demo-dialog.tsx';
export { demos } from './demos.ts';
export { RunningDemo } from './running-demo.tsx';
