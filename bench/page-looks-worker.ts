import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timeOf } from './latency.ts';
import { LOOK_EVERY_MS, type PageLooks } from './page-looks.ts';
import { Visitors } from './visitors.ts';

const { siteUrl, pages, networks } = workerData as PageLooks;
const visitors = new Visitors(siteUrl, networks);
const times = pages.map((): number[] => []);
const ending = { isOver: false };
parentPort?.once('message', () => {
  ending.isOver = true;
});
for (const page of pages) await visitors.ask(page);
parentPort?.postMessage('ready');
while (!ending.isOver) {
  for (const [index, page] of pages.entries()) {
    times[index]?.push(await timeOf(() => visitors.ask(page)));
  }
  await sleep(LOOK_EVERY_MS);
}
parentPort?.postMessage(times);
