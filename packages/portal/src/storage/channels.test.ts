import { expect, test, vi } from 'vitest';
import { createChannels, type TabPort } from './channels.ts';

/** A browser whose tabs hear each other. */
function browser() {
  const lines = new Set<TabPort>();
  const connect = (): TabPort => {
    const line: TabPort = {
      onmessage: null,
      postMessage(data) {
        const event = { data: structuredClone(data) } as MessageEvent;
        for (const other of lines) if (other !== line) other.onmessage?.call(other as never, event);
      },
      close: () => void lines.delete(line),
    };
    lines.add(line);
    return line;
  };
  const tab = (scope: string | null) => createChannels({ connect, scope: () => scope });
  return { lines, tab };
}

test('tells this tab and the others of the same member', () => {
  const { tab } = browser();
  const [one, other, stranger] = [tab('siti'), tab('siti'), tab('budi')];
  const listener = { here: vi.fn(), there: vi.fn(), elsewhere: vi.fn() };
  one.channel('saudagar.posts.v1').subscribe(listener.here);
  other.channel('saudagar.posts.v1').subscribe(listener.there);
  other.channel('saudagar.other.v1').subscribe(listener.elsewhere);
  stranger.channel('saudagar.posts.v1').subscribe(listener.elsewhere);
  one.channel('saudagar.posts.v1').publish({ id: 'p1' });
  expect(listener.here).toHaveBeenCalledExactlyOnceWith({ id: 'p1' }, 'here');
  expect(listener.there).toHaveBeenCalledExactlyOnceWith({ id: 'p1' }, 'elsewhere');
  expect(listener.elsewhere).not.toHaveBeenCalled();
});

test('tells no other tab while nobody is known', () => {
  const { tab } = browser();
  const listener = vi.fn();
  tab(null).channel('saudagar.posts.v1').subscribe(listener);
  tab(null).channel('saudagar.posts.v1').publish('x');
  expect(listener).not.toHaveBeenCalled();
});

test('stops with the subscription and with the portal', () => {
  const { lines, tab } = browser();
  const channels = tab('siti');
  const listener = vi.fn();
  const stop = channels.channel('saudagar.posts.v1').subscribe(listener);
  stop();
  channels.channel('saudagar.posts.v1').publish('x');
  channels.close();
  expect(listener).not.toHaveBeenCalled();
  expect(lines.size).toBe(0);
});

test('tells who subscribes anew while being told once', () => {
  const channel = browser().tab('siti').channel('saudagar.posts.v1');
  const listener = vi.fn();
  let stop = () => {};
  const listen = (message: unknown) => {
    listener(message);
    stop();
    stop = channel.subscribe(listen);
  };
  stop = channel.subscribe(listen);
  channel.publish({ id: 'p1' });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ id: 'p1' });
});
