import { ApiError } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { directMachine } from './directMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function open(answers: (ApiError | null)[] = []) {
  const sent: { userId: string; text: string; clientId: string }[] = [];
  const actor = createActor(
    directMachine.provide({
      actors: {
        sendDirect: fromPromise(async ({ input }) => {
          sent.push(input);
          const failure = answers.shift();
          if (failure) throw failure;
        }),
      },
    }),
    { input: { userId: 'budi' } },
  );
  actor.start();
  return {
    actor,
    sent,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'message.submitted' }),
  };
}

describe('a message to one member', () => {
  it('is sent, and that is all', async () => {
    const { actor, sent, type, submit } = open();
    type(' Halo ');
    submit();
    await passOn();
    expect(sent).toMatchObject([{ userId: 'budi', text: 'Halo' }]);
    expect(actor.getSnapshot().matches('sent')).toBe(true);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('that is blank is not sent', () => {
    const { actor, sent, submit } = open();
    submit();
    expect(actor.getSnapshot().matches({ writing: 'blank' })).toBe(true);
    expect(sent).toEqual([]);
  });

  it('that failed keeps its text, and is the same message at the next try', async () => {
    const { actor, sent, type, submit } = open([new ApiError('network')]);
    type('Halo');
    submit();
    await passOn();
    expect(actor.getSnapshot().matches({ writing: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context.text).toBe('Halo');
    submit();
    await passOn();
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId);
    expect(actor.getSnapshot().matches('sent')).toBe(true);
  });
});
