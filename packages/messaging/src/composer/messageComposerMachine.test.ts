import { MESSAGE_MAX_LENGTH } from '@saudagar/contract';
import type { Outgoing } from '@saudagar/delivery';
import {
  type Draft,
  type DraftSearch,
  draftMachine,
  type FoundDraft,
  type PersistedDraft,
} from '@saudagar/writing';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { messageComposerMachine } from './messageComposerMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function open(first: string | null = null, problem: PersistedDraft['problem'] = null) {
  const sent: Outgoing[] = [];
  let stored = first;
  let change = () => {};
  let finish = () => {};
  const draft = draftMachine.provide({
    actors: {
      findDraft: fromPromise<FoundDraft | null, DraftSearch>(async () =>
        stored === null
          ? null
          : {
              draft: { text: stored, files: [], clientId: null },
              hold: { id: 'draft', revision: stored },
            },
      ),
      keepDraft: fromPromise<PersistedDraft, DraftSearch & { draft: Draft | null }>(
        async ({ input }) => {
          stored = input.draft?.text ?? null;
          return { hold: stored === null ? null : { id: 'draft', revision: stored }, problem };
        },
      ),
      watchPage: fromCallback(({ sendBack }) => {
        change = () => sendBack({ type: 'draft.changedElsewhere' });
        finish = () => sendBack({ type: 'draft.due' });
      }),
    },
  });
  const actor = createActor(
    messageComposerMachine.provide({
      actors: { draft },
      actions: { send: (_, { item }) => void sent.push(item) },
    }),
    { input: { roomId: 'room' } },
  );
  actor.start();
  return {
    actor,
    sent,
    /** What another tab makes of the draft. */
    changeElsewhere(text: string | null) {
      stored = text;
      change();
      return passOn();
    },
    /** What is typed here is kept, for all tabs. */
    keep() {
      finish();
      return passOn();
    },
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'message.submitted' }),
    text: () => actor.getSnapshot().context.text,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

describe('a message box', () => {
  it('gives what was written to the outbox and is empty at once', () => {
    const { type, submit, sent, text, is, actor } = open();
    type('  Halo  ');
    expect(actor.getSnapshot().hasTag('idle')).toBe(false);
    submit();
    expect(sent).toMatchObject([{ roomId: 'room', text: 'Halo', files: [] }]);
    expect(text()).toBe('');
    expect(is('empty')).toBe(true);
  });

  it('sends nothing that is blank (MSG-037), and nothing too long', () => {
    const { type, submit, sent, is, text } = open();
    submit();
    type(' \n ');
    submit();
    type('x'.repeat(MESSAGE_MAX_LENGTH + 1));
    submit();
    expect(is('tooLong')).toBe(true);
    expect(text()).toHaveLength(MESSAGE_MAX_LENGTH + 1);
    expect(sent).toEqual([]);
    type('x'.repeat(MESSAGE_MAX_LENGTH));
    submit();
    expect(sent).toHaveLength(1);
  });

  it('sends files without words, and names those it does not take', () => {
    const { actor, submit, sent } = open();
    const price = new File(['1'], 'price.pdf', { type: 'application/pdf' });
    actor.send({ type: 'files.added', files: [price, new File(['x'], 'x.exe')] });
    expect(actor.getSnapshot().context.refusals).toMatchObject([
      { reason: 'unsupported', name: 'x.exe' },
    ]);
    submit();
    expect(sent).toMatchObject([{ text: '', files: [price] }]);
    actor.send({ type: 'files.added', files: [price] });
    actor.send({ type: 'file.removed', at: 0 });
    expect(actor.getSnapshot().context.files).toEqual([]);
  });

  it('takes up what was begun before, unless something is typed already', async () => {
    const { text } = open('Stok');
    await passOn();
    expect(text()).toBe('Stok');
    const quick = open('Stok');
    quick.type('Halo');
    await passOn();
    expect(quick.text()).toBe('Halo');
  });

  it('follows what another tab makes of the draft, as long as nothing is typed here', async () => {
    const { text, is, type, changeElsewhere } = open('Stok');
    await passOn();
    await changeElsewhere('Stok baru');
    expect(text()).toBe('Stok baru');
    // Sent there: it shall not be sent from here again.
    await changeElsewhere(null);
    expect(text()).toBe('');
    expect(is('empty')).toBe(true);
    await changeElsewhere('Lagi');
    type('Lagi, dari sini');
    await changeElsewhere(null);
    expect(text()).toBe('Lagi, dari sini');
  });

  it('that was typed here is empty too, once it was sent from another tab as it stood', async () => {
    const { text, is, type, keep, changeElsewhere } = open();
    await passOn();
    type('Stok masih ada');
    await keep();
    await changeElsewhere(null);
    expect(text()).toBe('');
    expect(is('empty')).toBe(true);
    type('Lagi');
    await keep();
    type('Lagi, dari sini');
    await changeElsewhere(null);
    expect(text()).toBe('Lagi, dari sini');
  });

  it('that could not be kept as it is, stays whatever becomes of what was kept', async () => {
    const { text, type, keep, changeElsewhere } = open(null, 'textOnly');
    await passOn();
    type('Dengan file besar');
    await keep();
    await changeElsewhere(null);
    expect(text()).toBe('Dengan file besar');
  });

  it('is filled by a template, and sends nothing (MSG-052)', () => {
    const { actor, text, sent, is } = open();
    actor.send({ type: 'template.chosen', text: 'Hello!' });
    expect(text()).toBe('Hello!');
    expect(is('filled')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('that holds text asks before a template takes its place', () => {
    const { actor, type, text, is } = open();
    type('Halo');
    actor.send({ type: 'template.chosen', text: 'Hello!' });
    expect(is('asking')).toBe(true);
    actor.send({ type: 'template.declined' });
    expect(text()).toBe('Halo');
    actor.send({ type: 'template.chosen', text: 'Hello!' });
    actor.send({ type: 'template.confirmed' });
    expect(text()).toBe('Hello!');
  });
});
