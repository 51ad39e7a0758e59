import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { optionsOf } from './filters.tsx';
import { KeysetList } from './keyset-list.tsx';
import { readSearch, writeSearch } from './search-fields.ts';

/** The HTML of a list whose filters and page are in an address. */
async function listAt(address: string, items: string[], next: string | null) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <KeysetList
          query={{ data: { items, next }, error: null, refetch: () => undefined }}
          empty={{ title: 'nothing found', text: 'try other words' }}
          none={{ title: 'nothing yet' }}
        >
          {(shown) => shown.join()}
        </KeysetList>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('an empty list says whether filters have emptied it', async () => {
  expect(await listAt('/', [], null)).toContain('nothing yet');
  expect(await listAt('/?id=4&view=list', [], null)).toContain('nothing yet');
  const narrowed = await listAt('/?q=light', [], null);
  expect(narrowed).toContain('nothing found');
  expect(narrowed).toContain('try other words');
});

it('the pager stands below a list with another page, and leads back from an empty one', async () => {
  expect(await listAt('/', ['a', 'b'], null)).toBe('a,b');
  expect(await listAt('/', ['a', 'b'], 'b')).toMatch(/^a,b.*disabled.*<button(?!.*disabled)/);
  expect(await listAt('/?after=b', [], null)).toMatch(/<button(?![^>]*disabled).*disabled/);
});

it('the options of a choice are its values with their names', () => {
  expect(optionsOf(['on', 'off'], { on: 'On', off: 'Off' })).toEqual([
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ]);
});
