import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { startProgram } from './browser-process.ts';
import { startDisplay } from './display.ts';
import { type Engine, expression, findVisible, parts, retry, type Target } from './engine.ts';

/** Key of an element reference in WebDriver's JSON (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Settings for WebKit in a container: as root, without graphics card, accessibility bus or
 * desktop.
 */
const ENVIRONMENT = {
  GSETTINGS_BACKEND: 'memory',
  GTK_A11Y: 'none',
  LANG: 'zh_CN.UTF-8',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** Starts WebKitGTK on a virtual display and controls it through WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  if (!binary) throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver');
  const display = await startDisplay();
  const port = await freePort();
  const driver = startProgram(
    'WebKitWebDriver',
    (home) => {
      reduceMotion(home);
      return [`--port=${port}`];
    },
    { ...ENVIRONMENT, DISPLAY: display.name },
  );

  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: Result & { error: string; message: string };
    };
    if (!response.ok) throw new Error(`${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await retry('WebKitWebDriver', () =>
    call<{ sessionId: string }>('POST', '', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary,
            // Without its toolbar the window can be as narrow as a phone.
            args: ['--automation', '--full-screen'],
          },
        },
      },
    }).catch((error: Error) => {
      if (error.message === 'fetch failed') return undefined;
      throw error;
    }),
  );
  const session = <Result = unknown>(method: string, path: string, body?: object) =>
    call<Result>(method, `/${sessionId}${path}`, body);
  const run = <Result>(script: string) =>
    session<Result>('POST', '/execute/sync', { script: `return ${script}`, args: [] });
  const find = (css: string, script: string) =>
    retry(css, async () => (await run<Record<string, string> | null>(script))?.[ELEMENT]);
  const findTarget = (target: Target) => {
    const { css, text } = parts(target);
    return find(css, expression(findVisible, [css, text]));
  };

  return {
    async open(url) {
      await session('POST', '/url', { url });
      await run(expression(watchPolicy, []));
    },
    evaluate: (fn, ...args) => run(expression(fn, args)),
    async click(target) {
      // A page that is still being laid out may move the element away.
      await retry(parts(target).css, async () => {
        const element = await findTarget(target);
        return session('POST', `/element/${element}/click`, {}).then(
          () => true,
          (error: Error) => {
            if (error.message.startsWith('element not interactable')) return undefined;
            throw error;
          },
        );
      });
    },
    async fill(target, text) {
      await session('POST', `/element/${await findTarget(target)}/value`, { text });
    },
    async choose(selector, file) {
      const element = await find(selector, `document.querySelector(${JSON.stringify(selector)})`);
      await session('POST', `/element/${element}/value`, { text: file });
    },
    async resize(width, height) {
      await session('POST', '/window/rect', { width, height });
    },
    screenshot: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    problems: () => run(expression(takeProblems, [])),
    async close() {
      await session('DELETE', '');
      await driver.stop();
      await display.stop();
    },
  };
}

/** WebKit reports the desktop's setting to pages as `prefers-reduced-motion`. */
function reduceMotion(home: string): void {
  const folder = path.join(home, '.config/gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

interface Watched {
  engineProblems?: string[];
}

/** Records all policy violations of the page, and errors from now on; runs in the page. */
function watchPolicy() {
  const problems: string[] = [];
  (window as Watched).engineProblems = problems;
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) problems.push(JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
}

function takeProblems(): string[] {
  return (window as Watched).engineProblems?.splice(0) ?? [];
}

/** A free port: WebKitWebDriver does not report the port it chose. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
