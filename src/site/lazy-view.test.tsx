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
});
