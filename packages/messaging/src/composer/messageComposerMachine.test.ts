import { MESSAGE_MAX_LENGTH, quotationOf } from '@saudagar/contract';
import type { Outgoing } from '@saudagar/delivery';
import {
  type Draft,
  type DraftSearch,
  draftMachine,
  type FoundDraft,
  type PersistedDraft,
} from '@saudagar/writing/machines';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { messageComposerMachine } from './messageComposerMachine.ts';

const QUOTED = quotationOf({
  ...{ id: 'message-1', sequence: 1, sender_id: 'budi', sender_name: 'Budi Santoso' },
  ...{ content: 'Masih ada?', message_type: 'text', files_count: 0 },
});

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function open(first: string | null = null, problem: PersistedDraft['problem'] = null) {
  const sent: Outgoing[] = [];
  let stored = first;
  let changeElsewhere = () => {};
  let becomeDue = () => {};
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
        changeElsewhere = () => sendBack({ type: 'draft.changedElsewhere' });
        becomeDue = () => sendBack({ type: 'draft.due' });
      }),
    },
  });
  const actor = createActor(
    messageComposerMachine.provide({
      actors: { draft },
      actions: { send: (_, { item }) => void sent.push(item) },
    }),
    { input: { conversationId: 'room' } },
  );
  actor.start();
  return {
    actor,
    sent,
    /** Simulates another tab changing the draft. */
    changeElsewhere(text: string | null) {
      stored = text;
      changeElsewhere();
      return passOn();
    },
    /** Stores the typed text for all tabs. */
    keep() {
      becomeDue();
      return passOn();
    },
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'message.submitted' }),
    text: () => actor.getSnapshot().context.text,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

describe('the message composer', () => {
  it('sending passes the message to the outbox and clears the composer', () => {
    const { type, submit, sent, text, is, actor } = open();
    type('  Halo  ');
    expect(actor.getSnapshot().hasTag('idle')).toBe(false);
    submit();
    expect(sent).toMatchObject([{ roomId: 'room', text: 'Halo', files: [] }]);
    expect(text()).toBe('');
    expect(is('empty')).toBe(true);
  });

  it('the composer refuses a message that is blank (MSG-037) or too long', () => {
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

  it('MSG-061: a reply is sent with its message, and only once', () => {
    const { actor, type, submit, sent, is } = open();
    actor.send({ type: 'reply.chosen', message: QUOTED });
    expect(is('filled')).toBe(true);
    submit();
    expect(sent).toEqual([]);
    type('Ya');
    submit();
    type('Lagi');
    submit();
    expect(sent).toMatchObject([{ text: 'Ya', replyTo: QUOTED }, { text: 'Lagi' }]);
    expect(sent[1]).not.toHaveProperty('replyTo');
    actor.send({ type: 'reply.chosen', message: QUOTED });
    actor.send({ type: 'reply.cancelled' });
    expect(is('empty')).toBe(true);
  });

  it('the composer sends files without text, and names rejected files', () => {
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

  it('a stored draft is restored unless text was typed', async () => {
    const { text } = open('Stok');
    await passOn();
    expect(text()).toBe('Stok');
    const quick = open('Stok');
    quick.type('Halo');
    await passOn();
    expect(quick.text()).toBe('Halo');
  });

  it('draft changes of other tabs are applied while nothing was typed here', async () => {
    const { text, is, type, changeElsewhere } = open('Stok');
    await passOn();
    await changeElsewhere('Stok baru');
    expect(text()).toBe('Stok baru');
    // Sent in the other tab, so it must not be sent again from here.
    await changeElsewhere(null);
    expect(text()).toBe('');
    expect(is('empty')).toBe(true);
    await changeElsewhere('Lagi');
    type('Lagi, dari sini');
    await changeElsewhere(null);
    expect(text()).toBe('Lagi, dari sini');
  });

  it('typed text is cleared once another tab has sent the same draft', async () => {
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

  it('text and files that could not be stored stay when the draft changes', async () => {
    const { text, type, keep, changeElsewhere } = open(null, 'textOnly');
    await passOn();
    type('Dengan file besar');
    await keep();
    await changeElsewhere(null);
    expect(text()).toBe('Dengan file besar');
  });

  it('a template fills the empty composer without sending (MSG-052)', () => {
    const { actor, text, sent, is } = open();
    actor.send({ type: 'template.chosen', text: 'Hello!' });
    expect(text()).toBe('Hello!');
    expect(is('filled')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('a template asks before it replaces typed text', () => {
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

  // MSG-073, MSG-074
  it('a prepared photo replaces the chosen one; an unreadable one is named', () => {
    const { actor, submit, sent } = open();
    const [photo, broken] = [new File(['photo'], 'kain.jpg'), new File(['x'], 'rusak.jpg')];
    actor.send({ type: 'files.added', files: [photo, broken] });
    const smaller = new File(['p'], 'kain.jpg');
    actor.send({ type: 'photo.prepared', from: photo, to: smaller });
    const refusal = { reason: 'unreadable', name: 'rusak.jpg' } as const;
    actor.send({ type: 'photo.refused', from: broken, refusal });
    actor.send({ type: 'photo.refused', from: broken, refusal });
    expect(actor.getSnapshot().context).toMatchObject({ files: [smaller], refusals: [refusal] });
    submit();
    expect(sent[0]?.files).toEqual([smaller]);
  });
});

// MSG-075
it('offered content follows what is written, and its files keep the rules', () => {
  const { actor, sent } = open();
  actor.send({ type: 'text.changed', text: 'Ini yang baru' });
  const files = [new File(['list'], 'harga.pdf'), new File(['film'], 'gudang.mov')];
  actor.send({ type: 'content.offered', text: 'https://kabar.example/1', files });
  const { text, files: taken, refusals } = actor.getSnapshot().context;
  expect(text).toBe('Ini yang baru\n\nhttps://kabar.example/1');
  expect(taken.map(({ name }) => name)).toEqual(['harga.pdf']);
  expect(refusals).toMatchObject([{ reason: 'unsupported', name: 'gudang.mov' }]);
  expect(sent).toEqual([]);
});
