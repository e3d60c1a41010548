import { ApiError, openDirectRoom, sendMessage } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideDirect } from './directFlow.ts';

function open(...failures: ApiError[]) {
  const call = vi.fn(async (endpoint: unknown, _options: unknown) => {
    if (endpoint === openDirectRoom) return { id: 'room' };
    const failure = failures.shift();
    if (failure) throw failure;
    return {};
  });
  const drafts = { read: async () => undefined, change: async () => {} };
  const portal = { client: { call }, drafts } as unknown as Portal;
  const actor = createActor(provideDirect(portal), {
    input: { subject: { userId: 'budi' }, values: { text: '' } },
  });
  actor.start();
  return {
    actor,
    call,
    sent: () =>
      call.mock.calls.flatMap(([endpoint, options]) =>
        endpoint === sendMessage ? [options as { body: { client_id: string } }] : [],
      ),
    type: (text: string) => actor.send({ type: 'field.changed', change: { text } }),
    async submit() {
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

// NET-140
it('a direct message opens the conversation and sends the trimmed text', async () => {
  const { actor, call, sent, type, submit } = open();
  type(' Halo ');
  await submit();
  expect(call).toHaveBeenNthCalledWith(1, openDirectRoom, { params: { userId: 'budi' } });
  expect(sent()).toMatchObject([{ params: { roomId: 'room' }, body: { content: 'Halo' } }]);
  expect(actor.getSnapshot().status).toBe('done');
});

it('a blank direct message is refused beside its field', async () => {
  const { actor, call, type, submit } = open();
  type('  ');
  await submit();
  expect(actor.getSnapshot().context.errors).toEqual({ text: { rule: 'required' } });
  expect(call).not.toHaveBeenCalled();
});

it('a failed direct message keeps its text and key for the retry', async () => {
  const { actor, sent, type, submit } = open(new ApiError('network'));
  type('Halo');
  await submit();
  expect(actor.getSnapshot().context.values.text).toBe('Halo');
  await submit();
  const [first, second] = sent();
  expect(second?.body.client_id).toBe(first?.body.client_id);
  expect(actor.getSnapshot().status).toBe('done');
});
