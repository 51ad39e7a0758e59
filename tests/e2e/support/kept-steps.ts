import type { Page } from '@playwright/test';

/** What the pages of links keep on this device, as text. */
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // To open a database that is not there would make an empty one.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'sheets')) return '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sheets');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = await new Promise<unknown[]>((resolve, reject) => {
      const request = database.transaction('links').objectStore('links').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return JSON.stringify(all);
  });
