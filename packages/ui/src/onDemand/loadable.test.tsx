import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadable } from './loadable.tsx';

const Greeting = ({ name }: { name: string }) => <p>Halo {name}</p>;

describe('loadable parts', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });

  it('a loadable part that was preloaded renders at once', async () => {
    const part = loadable(async () => Greeting);
    expect(part.isLoaded()).toBe(false);
    expect(await part.load()).toBe(true);
    expect(part.isLoaded()).toBe(true);
    expect(renderToStaticMarkup(<part.View name="Siti" />)).toBe('<p>Halo Siti</p>');
  });

  it('a loadable part is fetched once, however often it is requested', async () => {
    const fetchCode = vi.fn(async () => Greeting);
    const part = loadable(fetchCode);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  it('a loadable part never rejects, reports its failure, and is fetched again', async () => {
    const failure = new TypeError('Failed to fetch');
    const part = loadable(vi.fn(async () => Greeting).mockRejectedValueOnce(failure));
    expect(await Promise.all([part.load(), part.load()])).toEqual([false, false]);
    expect(part.isLoaded()).toBe(false);
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
    expect(await part.load()).toBe(true);
  });

  it('a loadable part rendered without its code throws an error with advice', () => {
    const part = loadable(async () => Greeting);
    expect(() => renderToStaticMarkup(<part.View name="Siti" />)).toThrow('inside OnDemand');
  });
});
