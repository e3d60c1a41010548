import '@saudagar/ui/styles.css';
import './page.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { lists, loadLists } from './lists.tsx';
import { type BenchPost, postsFrom } from './posts.ts';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const frames = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1) await frame();
};
const articles = () => [...document.querySelectorAll<HTMLElement>('article')];

let root: Root;
let posts: BenchPost[] = [];
let prepended = 0;
let List = lists.plain as (typeof lists)[string];
const render = () => flushSync(() => root.render(<List posts={posts} prepended={prepended} />));

/** The article in the middle of the viewport. */
function anchor(): HTMLElement {
  const middle = window.innerHeight / 2;
  const article = articles().find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top <= middle && bottom >= middle - 20;
  });
  if (!article) throw new Error('nothing in sight');
  return article;
}

async function scrollBy(delta: number): Promise<number> {
  const at = anchor();
  const { id } = at.dataset;
  const before = at.getBoundingClientRect().top;
  window.scrollBy(0, delta);
  await frames(3);
  const same = document.querySelector<HTMLElement>(`article[data-id="${id}"]`);
  return same ? same.getBoundingClientRect().top - before + delta : 0;
}

export const bench = {
  loadLists,

  async mount(name: string, count: number) {
    List = lists[name] as typeof List;
    posts = postsFrom(0, count);
    root = createRoot(document.getElementById('root') as HTMLElement);
    render();
    await frames(4);
  },

  /** Renders the whole feed instead, loaded on demand. */
  mountFeed: async (count: number) => (await import('./feed.tsx')).mountFeed(count),

  mounted: () => articles().length,

  /** Scrolls by `screens`, one a frame; returns the number of late frames. */
  async scroll(screens: number) {
    let late = 0;
    let last = await frame();
    for (let passed = 0; passed < screens; passed += 1) {
      window.scrollBy(0, window.innerHeight);
      const now = await frame();
      late += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
      last = now;
    }
    return late;
  },

  /** Jumps down, then up to unmounted rows; returns the jumps that missed their position. */
  async jumps(steps: number) {
    let jumps = 0;
    for (const [fraction, delta] of [
      [0.2, 150],
      [0.7, -150],
    ] as const) {
      window.scrollTo(0, document.documentElement.scrollHeight * fraction);
      await frames(20);
      for (let passed = 0; passed < steps / 2; passed += 1)
        if (Math.abs(await scrollBy(delta)) > 1) jumps += 1;
    }
    return jumps;
  },

  /** Inserts posts before the first; returns how far the visible ones moved, in px. */
  async prepend(count: number) {
    window.scrollTo(0, document.documentElement.scrollHeight * 0.4);
    await frames(30);
    const at = anchor();
    const { id } = at.dataset;
    const before = at.getBoundingClientRect().top;
    prepended += count;
    posts = [...postsFrom(-prepended, count), ...posts];
    render();
    await frames(10);
    const after = document.querySelector(`article[data-id="${id}"]`)?.getBoundingClientRect().top;
    return after === undefined
      ? Number.POSITIVE_INFINITY
      : Math.round(Math.abs(after - before) * 10) / 10;
  },

  /** Inserts posts after the last. */
  async append(count: number) {
    posts = [...posts, ...postsFrom(posts.length, count)];
    render();
    await frames(2);
  },

  focused: () => document.activeElement?.closest('article')?.getAttribute('aria-posinset') ?? null,
  frames,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
