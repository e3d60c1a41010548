import { ApiError } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideReadOne } from './readOneFlow.ts';

/** A portal whose calls are answered in turn. */
function openPortal(...answers: unknown[]) {
  const publish = vi.fn();
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const portal = { client: { call }, channel: () => ({ publish }) } as unknown as Portal;
  return { portal, publish };
}

it('a notification that could not be marked as read is reported and retried', async () => {
  const { portal, publish } = openPortal(new ApiError('network'), { unread: 2 });
  const actor = createActor(provideReadOne(portal), { input: { input: { id: 'n1' } } });
  const failed = vi.fn();
  actor.on('command.failed', ({ failure }) => failed(failure.kind));
  actor.start();
  actor.send({ type: 'command.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(failed).toHaveBeenCalledExactlyOnceWith('network');
  expect(publish).not.toHaveBeenCalled();

  actor.send({ type: 'command.confirmed' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(publish).toHaveBeenCalledExactlyOnceWith({
    id: 'n1',
    readAt: expect.any(String),
    unread: 2,
  });
});
