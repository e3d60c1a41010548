import type { Portal } from '@saudagar/portal';
import { expect, test, vi } from 'vitest';
import type { ConnectionNews } from './connectionMachine.ts';
import { hearOutdated } from './hearOutdated.ts';

const listeners = vi.hoisted(() => new Map<string, (news: ConnectionNews) => void>());
vi.mock('./connectionActors.ts', () => ({
  connectionOf: () => ({
    on(type: string, hear: (news: ConnectionNews) => void) {
      listeners.set(type, hear);
      return { unsubscribe: () => listeners.delete(type) };
    },
  }),
}));
const tell = (news: ConnectionNews) => listeners.get(news.type)?.(news);

test('hears what it asked for, and of news that may have been missed', () => {
  const hear = vi.fn();
  const stop = hearOutdated({} as Portal, ['peace', 'account'], hear);
  tell({ type: 'connection.opened', room: null, isNew: true, isAgain: false });
  tell({ type: 'connection.told', events: [{ type: 'notification', unread: 2 }] });
  expect(hear).not.toHaveBeenCalled();
  tell({ type: 'connection.told', events: [{ type: 'heartbeat' }, { type: 'peace' }] });
  tell({ type: 'connection.told', events: [{ type: 'gap' }] });
  tell({ type: 'connection.opened', room: null, isNew: true, isAgain: true });
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
  expect(listeners.size).toBe(0);
});
