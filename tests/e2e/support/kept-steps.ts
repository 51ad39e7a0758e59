import type { Page } from '@playwright/test';

/** What the pages of links keep on this device, as text. */
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('sheets');
        request.onsuccess = () => {
          const names = [...request.result.objectStoreNames];
          if (!names.includes('links')) {
            request.result.close();
            resolve('');
            return;
          }
          const all = request.result.transaction('links').objectStore('links').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
        request.onerror = () => resolve('');
      }),
  );
