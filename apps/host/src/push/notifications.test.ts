import { expect, it, vi } from 'vitest';
import { openShown, showPushed } from './notifications.ts';
import { openedIn } from './openedPath.ts';

const pushed = {
  id: 'n1',
  language: 'id',
  text: 'Budi menyukai postingan Anda “Kopi Gayo”',
  subject: { type: 'post', id: 'p1' },
};

/** A service worker with the given number of app windows. */
function worker(windows: number) {
  const open = Array.from({ length: windows }, () => ({ focus: vi.fn(), postMessage: vi.fn() }));
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async (_path: string) => {});
  const scope = {
    registration: { showNotification },
    clients: { matchAll: async () => open, openWindow },
  };
  return { scope, open, showNotification, openWindow };
}

it('a pushed notification is shown in its language and replaces its predecessor', async () => {
  const { scope, showNotification } = worker(0);
  await showPushed(scope, pushed);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Saudagar Hub', {
    body: pushed.text,
    tag: 'n1',
    icon: '/icon-192.png',
    lang: 'id',
    data: { path: '/posts/p1' },
  });
});

it('a notification whose subject has no page leads to the list', async () => {
  const { scope, showNotification } = worker(0);
  await showPushed(scope, { ...pushed, subject: { type: 'order', id: 'o1' } });
  expect(showNotification).toHaveBeenCalledWith(
    'Saudagar Hub',
    expect.objectContaining({ data: { path: '/notifications' } }),
  );
});

it('a notification opens its subject in the window used last', async () => {
  const { scope, open, openWindow } = worker(2);
  const close = vi.fn();
  await openShown(scope, { close, tag: 'n1', data: { path: '/posts/p1' } });
  expect(close).toHaveBeenCalledOnce();
  expect(open[0]?.postMessage).toHaveBeenCalledWith({
    type: 'notification.opened',
    id: 'n1',
    path: '/posts/p1',
  });
  expect(open[0]?.focus).toHaveBeenCalledOnce();
  expect(open[1]?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('a notification opens a window when none is open, with its id in the address', async () => {
  const { scope, openWindow } = worker(0);
  await openShown(scope, { close: vi.fn(), tag: 'n1', data: { path: '/admin?flag=f1' } });
  const path = openWindow.mock.calls[0]?.[0] ?? '';
  expect(path).toBe('/admin?flag=f1&notification=n1');
  expect(openedIn(path)).toEqual({
    type: 'notification.opened',
    id: 'n1',
    path: '/admin?flag=f1',
  });
  expect(openedIn('/admin?flag=f1')).toBeNull();
});
