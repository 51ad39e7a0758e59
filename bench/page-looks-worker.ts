import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timeOf } from './latency.ts';
import type { PageLooks } from './page-looks.ts';
import { Visitors } from './visitors.ts';

const { siteUrl, pages, networks } = workerData as PageLooks;
const visitors = new Visitors(siteUrl, networks);
const times = pages.map((): number[] => []);
const ending = { isOver: false };
parentPort?.once('message', () => {
  ending.isOver = true;
});
while (!ending.isOver) {
  for (const [index, page] of pages.entries()) {
    times[index]?.push(await timeOf(() => visitors.ask(page)));
  }
  await sleep(20);
}
parentPort?.postMessage(times);
