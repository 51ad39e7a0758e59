import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyView } from './lazy-view.tsx';

const Text = ({ text }: { text: string }) => <p>{text}</p>;

describe('lazy view', () => {
  it('renders at once when its script is loaded', async () => {
    const importer = vi.fn(async () => Text);
    const Lazy = lazyView(importer);
    await Promise.all([Lazy.load(), Lazy.load()]);
    expect(renderToString(<Lazy text="shown" />)).toContain('<p>shown</p>');
    expect(importer).toHaveBeenCalledOnce();
  });

  it('can be loaded again after a failure', async () => {
    const importer = vi.fn(async () => Text).mockRejectedValueOnce(new Error('no network'));
    const Lazy = lazyView(importer);
    await expect(Lazy.load()).rejects.toThrow('no network');
    await Lazy.load();
    expect(renderToString(<Lazy text="shown" />)).toContain('<p>shown</p>');
  });

  // One that is not loaded before makes the server send the shell instead of the page.
  it('is loaded by its page before the server renders it', () => {
    const source = globSync('src/site/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8').replace(/^import .*$/gm, ''))
      .join('\n');
    const names = [...source.matchAll(/const (\w+) = lazyView\(/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(40);
    const isLoaded = (name: string | undefined) =>
      // By itself, or in a list of parts.
      new RegExp(`\\b${name}\\.load\\b|[[,]\\s*${name}\\b(?=[\\s,\\]])`).test(source);
    // These are shown in the browser alone.
    expect(names.filter((name) => !isLoaded(name)).sort()).toEqual(['KeptArrival', 'WeChatGuide']);
  });
});
