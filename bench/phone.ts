import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';

/** Phone profile of docs/performance.md: 150 ms round trip, 1.6 Mbit/s. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
/** As a phone names itself: the downloads suggest programs for the visitor's system. */
const { userAgent } = devices['Pixel 7'];
const TIMEOUT_MS = 30_000;
const POLLING_MS = 100;
/** CPU slowdown of the phone compared with this machine. */
const CPU_SLOWDOWN = 4;

/**
 * A page on a phone with an empty cache. It is driven by the protocol itself: test libraries switch
 * on the protocol's `Runtime` domain, and then each error that a script creates makes the browser
 * parse the script again for its positions. That blocked every page for 8 ms (32 ms on the phone)
 * that no visitor waits for.
 */
export interface PhonePage {
  /** Sends a command to the page's target. */
  send(method: string, params?: object): Promise<unknown>;
  /** Calls `handle` with the parameters of each event of that name. */
  on(event: string, handle: (parameters: never) => void): void;
  /** Result of a function that runs in the page. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** Waits until a function that runs in the page returns true. */
  waitFor<Argument>(isTrue: (argument: Argument) => boolean, argument?: Argument): Promise<void>;
  close(): Promise<void>;
}

/** @param graphics how the browser draws; pages need no graphics card */
export function launchBrowser(graphics: readonly string[] = ['--disable-gpu']): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...graphics, '--disable-quic', '--disable-background-networking'],
  });
}

/** Opens an empty page with the phone's screen, network and CPU. */
export async function openPhonePage(browser: Browser): Promise<PhonePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new EventEmitter();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, method, params, result, error } = JSON.parse(event.message);
    if (method) events.emit(method, params);
    else if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let lastId = 0;
  const send = async (method: string, params: object = {}) => {
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(lastId, answer);
    const message = JSON.stringify({ id: lastId, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return answer.promise;
  };
  const evaluate = async <Argument, Result>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> => {
    const expression = `(${run})(${JSON.stringify(argument)})`;
    const answer = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
      result: { value: Result };
      exceptionDetails?: { text: string };
    };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', NETWORK);
  await send('Emulation.setDeviceMetricsOverride', SCREEN);
  await send('Emulation.setUserAgentOverride', { userAgent });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    send,
    on: (event, handle) => {
      events.on(event, handle as (parameters: unknown) => void);
    },
    evaluate,
    waitFor: async (isTrue, argument) => {
      const end = Date.now() + TIMEOUT_MS;
      while (!(await evaluate(isTrue, argument).catch(() => false))) {
        if (Date.now() > end) throw new Error(`not true within ${TIMEOUT_MS} ms: ${isTrue}`);
        await setTimeout(POLLING_MS);
      }
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
