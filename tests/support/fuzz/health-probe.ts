// The process that asks a server for its health all the time: see probe.ts. Its arguments are the
// address and the id of the server's process.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { ProbeReport } from './probe.ts';

const [address = '', pid = ''] = process.argv.slice(2);
const PERIOD_MS = 50;
/** An answer that takes longer counts as none. */
const TIMEOUT_MS = 60_000;
/** Slowest answers that are reported. */
const SHOWN = 8;

/**
 * One connection that stays open, as that of somebody who reads the site. Node takes one new connection in each
 * round of its loop, so another one would wait behind those of a test that opens hundreds, however short the rounds.
 */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const report: ProbeReport = { count: 0, failures: 0, slowest: [], medianMs: 0, memoryBytes: 0 };
const delays: number[] = [];

/**
 * Milliseconds in which the main thread of a process was ready to run and had no processor: other
 * work of the machine delayed it, not its own.
 */
function waitedMs(id: string | number): number {
  try {
    return Number(readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    // Not on Linux, or the process has ended.
    return 0;
  }
}

function noteMemory(): void {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    report.memoryBytes = Math.max(report.memoryBytes, bytes);
  } catch {
    // Not on Linux.
  }
}

async function probe(): Promise<void> {
  const at = Date.now();
  const startedAt = performance.now();
  const waitedBefore = waitedMs(pid) + waitedMs(process.pid);
  const isAnswered = await ask();
  const rawMs = performance.now() - startedAt;
  const waited = waitedMs(pid) + waitedMs(process.pid) - waitedBefore;
  const ownMs = Math.max(0, rawMs - waited);
  report.count++;
  if (!isAnswered) report.failures++;
  delays.push(ownMs);
  report.slowest.push({ at, ownMs: Math.round(ownMs), rawMs: Math.round(rawMs) });
  report.slowest.sort((one, other) => other.ownMs - one.ownMs);
  report.slowest.length = Math.min(SHOWN, report.slowest.length);
  noteMemory();
  if (report.count === 1) process.send?.('connected');
}

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent, timeout: TIMEOUT_MS }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    // A kept connection may have ended before the request was sent; then another one is taken.
    request.once('error', () => resolve(request.reusedSocket && ask()));
  });
}

const running = new Set<Promise<void>>();
const timer = setInterval(() => {
  const one = probe();
  running.add(one);
  void one.finally(() => running.delete(one));
}, PERIOD_MS);

process.once('message', async () => {
  clearInterval(timer);
  await Promise.all(running);
  delays.sort((one, other) => one - other);
  report.medianMs = Math.round(delays[Math.floor(delays.length / 2)] ?? 0);
  process.send?.(report, () => process.exit());
});
