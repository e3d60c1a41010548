import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadable } from './loadable.tsx';

const Greeting = ({ name }: { name: string }) => <p>Halo {name}</p>;

describe('a loadable part', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });

  it('renders at once when it was fetched ahead', async () => {
    const part = loadable(async () => Greeting);
    expect(part.isLoaded()).toBe(false);
    expect(await part.load()).toBe(true);
    expect(part.isLoaded()).toBe(true);
    expect(renderToStaticMarkup(<part.View name="Siti" />)).toBe('<p>Halo Siti</p>');
  });

  it('is fetched once, however often it is asked for', async () => {
    const fetchCode = vi.fn(async () => Greeting);
    const part = loadable(fetchCode);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  it('never rejects, says why it did not come, and is fetched anew at the next call', async () => {
    const lost = new TypeError('Failed to fetch');
    const part = loadable(vi.fn(async () => Greeting).mockRejectedValueOnce(lost));
    expect(await Promise.all([part.load(), part.load()])).toEqual([false, false]);
    expect(part.isLoaded()).toBe(false);
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.any(String), lost);
    expect(await part.load()).toBe(true);
  });

  it('rendered without its code it says where it belongs', () => {
    const part = loadable(async () => Greeting);
    expect(() => renderToStaticMarkup(<part.View name="Siti" />)).toThrow('inside OnDemand');
  });
});
