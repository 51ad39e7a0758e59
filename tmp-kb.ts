import { measureFirstPaint } from './bench/first-paint.ts';
import { launchBrowser } from './bench/phone.ts';
import { startSite } from './bench/processes.ts';
const site = await startSite({ LOG_LEVEL: 'info' });
const browser = await launchBrowser();
for (const path of process.argv.slice(2)) { const m = await measureFirstPaint(browser, site.url + path, 1, false); console.log(path, m); }
await browser.close(); await site.stop();
