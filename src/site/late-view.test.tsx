import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lateView } from './late-view.tsx';

const Text = ({ text }: { text: string }) => <p>{text}</p>;

describe('late view', () => {
  it('renders at once when its script is loaded', async () => {
    const importer = vi.fn(async () => Text);
    const Late = lateView(importer);
    await Promise.all([Late.load(), Late.load()]);
    expect(renderToString(<Late text="shown" />)).toBe('<p>shown</p>');
    expect(importer).toHaveBeenCalledOnce();
  });

  it('can be loaded again after a failure', async () => {
    const importer = vi.fn(async () => Text).mockRejectedValueOnce(new Error('no network'));
    const Late = lateView(importer);
    await expect(Late.load()).rejects.toThrow('no network');
    await Late.load();
    expect(renderToString(<Late text="shown" />)).toBe('<p>shown</p>');
  });
});
