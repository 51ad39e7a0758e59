import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from './bidi.ts';
import { startProgram } from './browser-process.ts';
import { startDisplay } from './display.ts';
import { type Engine, expression, findVisible, parts, retry } from './engine.ts';

/** Turns off the browser's own requests: updates, start page, experiments, captive portal. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'zh-CN, zh',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
  'ui.prefersReducedMotion': 1,
};

/**
 * Firefox logs what it aborts when a page is left. Where such a failure happens on an open page,
 * the states that the tests wait for do not come.
 */
const ABORTED =
  /request failed: status 0$|error loading dynamically imported module|^Error: page script failed$|^AbortError: The operation was aborted/;

/** A script's result, as far as strings and elements need it. */
interface ScriptResult {
  type: 'success' | 'exception';
  result?: { type: string; value?: unknown; sharedId?: string };
  exceptionDetails?: { text: string };
}

interface LogEntry {
  level: string;
  text: string;
}

interface CompletedResponse {
  response: { status: number; url: string };
}

/**
 * Starts Firefox on a virtual display and controls it through WebDriver BiDi, which it supports
 * itself. Headless it has no WebGL.
 */
export async function startFirefox(): Promise<Engine> {
  const display = await startDisplay();
  const browser = startProgram(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    (home) => {
      const lines = Object.entries(PREFERENCES).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(path.join(home, 'user.js'), lines.join('\n'));
      return ['--no-remote', '--remote-debugging-port', '0', '--profile', home];
    },
    { DISPLAY: display.name },
  );
  const address = await browser.announced(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, on } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  let problems: string[] = [];
  on<LogEntry>('log.entryAdded', ({ level, text }) => {
    if (level === 'error' && !ABORTED.test(text)) problems.push(text);
  });
  on<CompletedResponse>('network.responseCompleted', ({ response: { status, url } }) => {
    if (status >= 400) problems.push(`${status} ${url}`);
  });

  const run = async (script: string) => {
    const answer = await send<ScriptResult>('script.evaluate', {
      expression: script,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  };
  const find = (css: string, script: string) =>
    retry(css, async () => {
      const { sharedId } = (await run(script)) ?? {};
      return sharedId === undefined ? undefined : { sharedId };
    });
  const press = async (keys: string) =>
    send('input.performActions', {
      context,
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...keys].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });

  const engine: Engine = {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(fn, ...args) {
      const script = `Promise.resolve(${expression(fn, args)}).then((value) => JSON.stringify(value ?? null))`;
      return JSON.parse(String((await run(script))?.value));
    },
    async click(target) {
      const { css, text } = parts(target);
      // A page that is still being rendered may move the element out of the window, or replace it.
      await retry(css, async () => {
        const element = await find(css, expression(findVisible, [css, text]));
        return send('input.performActions', {
          context,
          actions: [
            {
              type: 'pointer',
              id: 'mouse',
              actions: [
                { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ],
            },
          ],
        }).then(
          () => true,
          (error: Error) => {
            if (/out of bounds|is not displayed/.test(error.message)) return undefined;
            throw error;
          },
        );
      });
    },
    async fill(target, text) {
      await engine.click(target);
      await press(text);
    },
    async choose(selector, file) {
      const element = await find(
        selector,
        `document.querySelector(${JSON.stringify(selector)}) ?? undefined`,
      );
      await send('input.setFiles', { context, element, files: [file] });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async problems() {
      const seen = problems;
      problems = [];
      return seen;
    },
    async close() {
      await send('browser.close');
      await browser.ended();
      await display.stop();
    },
  };
  return engine;
}
