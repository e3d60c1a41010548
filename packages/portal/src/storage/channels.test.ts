import { expect, test, vi } from 'vitest';
import { createChannels, type TabPort } from './channels.ts';

/** A browser whose tabs receive each other's messages. */
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

test('a message reaches this tab and the others of the same member', () => {
  const { tab } = browser();
  const [one, other, stranger] = [tab('siti'), tab('siti'), tab('budi')];
  const heard = { here: vi.fn(), there: vi.fn(), elsewhere: vi.fn() };
  one.channel('saudagar.posts.v1').subscribe(heard.here);
  other.channel('saudagar.posts.v1').subscribe(heard.there);
  other.channel('saudagar.other.v1').subscribe(heard.elsewhere);
  stranger.channel('saudagar.posts.v1').subscribe(heard.elsewhere);
  one.channel('saudagar.posts.v1').publish({ id: 'p1' });
  expect(heard.here).toHaveBeenCalledExactlyOnceWith({ id: 'p1' }, 'here');
  expect(heard.there).toHaveBeenCalledExactlyOnceWith({ id: 'p1' }, 'elsewhere');
  expect(heard.elsewhere).not.toHaveBeenCalled();
});

test('a message reaches no other tab while the member is unknown', () => {
  const { tab } = browser();
  const heard = vi.fn();
  tab(null).channel('saudagar.posts.v1').subscribe(heard);
  tab(null).channel('saudagar.posts.v1').publish('x');
  expect(heard).not.toHaveBeenCalled();
});

test('a channel ends with its subscription and with the portal', () => {
  const { lines, tab } = browser();
  const channels = tab('siti');
  const heard = vi.fn();
  const stop = channels.channel('saudagar.posts.v1').subscribe(heard);
  stop();
  channels.channel('saudagar.posts.v1').publish('x');
  channels.close();
  expect(heard).not.toHaveBeenCalled();
  expect(lines.size).toBe(0);
});

test('a listener added during dispatch gets the next message', () => {
  const channel = browser().tab('siti').channel('saudagar.posts.v1');
  const heard = vi.fn();
  let stop = () => {};
  const listen = (message: unknown) => {
    heard(message);
    stop();
    stop = channel.subscribe(listen);
  };
  stop = channel.subscribe(listen);
  channel.publish({ id: 'p1' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 'p1' });
});
