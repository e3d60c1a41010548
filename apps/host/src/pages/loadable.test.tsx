import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadable } from './loadable.tsx';

const Greeting = ({ name }: { name: string }) => <p>Halo {name}</p>;

describe('a loadable part', () => {
  it('renders at once when it was fetched ahead', async () => {
    const part = loadable(async () => Greeting);
    await part.load();
    expect(renderToStaticMarkup(<part.View name="Siti" />)).toBe('<p>Halo Siti</p>');
  });

  it('is fetched once, however often it is asked for', async () => {
    const fetchCode = vi.fn(async () => Greeting);
    const part = loadable(fetchCode);
    await Promise.all([part.load(), part.load()]);
    part.reset();
    await part.load();
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  it('never rejects while fetching ahead, and is fetched anew once it was reset', async () => {
    const fetchCode = vi
      .fn(async () => Greeting)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = loadable(fetchCode);
    expect(await part.load()).toBe(false);
    expect(await part.load()).toBe(false);
    expect(fetchCode).toHaveBeenCalledOnce();
    part.reset();
    expect(await part.load()).toBe(true);
    expect(fetchCode).toHaveBeenCalledTimes(2);
    expect(renderToStaticMarkup(<part.View name="Siti" />)).toBe('<p>Halo Siti</p>');
  });
});
