import { ApiError } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { DraftCommand, DraftNews } from './formDraft.ts';
import { formMachine } from './formMachine.ts';
import type { FormSending } from './formSending.ts';

interface ShopValues {
  name: string;
  tags: readonly string[];
}

const shopFormMachine = formMachine<ShopValues, ShopValues, { id: string }, { shopId: string }>({
  id: 'shopForm',
  validate: ({ name }) => (name.trim() === '' ? { name: { rule: 'required' } } : {}),
  toBody: ({ name, tags }) => ({ name: name.trim(), tags }),
});

type Sent = FormSending<ShopValues, { shopId: string }>;

function startForm(send: (sent: Sent) => Promise<{ id: string }> = async () => ({ id: 'shop-1' })) {
  const sendForm = vi.fn(send);
  const publish = vi.fn();
  const logFailure = vi.fn();
  const commands: DraftCommand<ShopValues>[] = [];
  let sendDraft: (news: DraftNews<ShopValues>) => void = () => {};
  const machine = shopFormMachine.provide({
    actors: {
      send: fromPromise(({ input }) => sendForm(input)),
      draft: fromCallback(({ receive, sendBack }) => {
        sendDraft = sendBack;
        receive((command) => void commands.push(command));
      }),
    },
    actions: { publish: (_, params) => publish(params), logFailure },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: { subject: { shopId: 'shop-1' }, values: { name: 'Batik', tags: [] } },
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const fill = (change: Partial<ShopValues>) => actor.send({ type: 'field.changed', change });
  const submit = () => actor.send({ type: 'form.submitted' });
  return {
    ...{ actor, clock, commands, emitted, fill, logFailure, publish, sendForm, submit },
    sendDraft: (news: DraftNews<ShopValues>) => sendDraft(news),
  };
}

type Form = ReturnType<typeof startForm>['actor'];
const settled = (actor: Form) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const value = (actor: Form) => actor.getSnapshot().value;

describe('closing a form while it is sent', () => {
  it('a form closed while sending keeps its draft, and publishes the reply', async () => {
    const held = Promise.withResolvers<{ id: string }>();
    const { actor, clock, commands, emitted, publish, sendForm, submit } = startForm(
      () => held.promise,
    );
    submit();
    actor.send({ type: 'form.closed' });
    expect(emitted).toEqual(['form.closed']);
    expect(value(actor)).toBe('sending');
    clock.increment(10 * 60_000);
    submit();
    expect(sendForm).toHaveBeenCalledOnce();
    expect(commands.at(-1)?.type).toBe('draft.changed');
    held.resolve({ id: 'shop-1' });
    await settled(actor);
    expect(emitted).toEqual(['form.closed', 'form.done']);
    expect(publish).toHaveBeenCalledOnce();
    expect(commands.at(-1)?.type).toBe('draft.dropped');
  });

  it('a form closed while sending keeps its input when the server rejects it', async () => {
    const { actor, commands, emitted, fill, submit } = startForm(() =>
      Promise.reject(new ApiError('network')),
    );
    fill({ name: 'Songket' });
    submit();
    actor.send({ type: 'form.closed' });
    await settled(actor);
    expect(emitted).toEqual(['form.closed', 'form.refused']);
    expect(value(actor)).toEqual({ editing: 'refused' });
    expect(actor.getSnapshot().context.values.name).toBe('Songket');
    expect(commands.at(-1)?.type).toBe('draft.changed');
  });
});

describe('filling in a form', () => {
  it('a form is untouched again when a change is reverted', () => {
    const { actor, fill } = startForm();
    expect(value(actor)).toEqual({ editing: 'untouched' });
    fill({ tags: ['batik'] });
    expect(value(actor)).toEqual({ editing: 'changed' });
    fill({ tags: [] });
    expect(value(actor)).toEqual({ editing: 'untouched' });
  });

  it('a missing field shows an error until it is corrected', () => {
    const { actor, fill, sendForm, submit } = startForm();
    fill({ name: ' ' });
    submit();
    expect(value(actor)).toEqual({ editing: 'incomplete' });
    expect(actor.getSnapshot().context.errors).toEqual({ name: { rule: 'required' } });
    expect(sendForm).not.toHaveBeenCalled();
    fill({ name: 'Batik' });
    expect(actor.getSnapshot().context.errors).toEqual({});
  });

  it('an untouched form closes at once, a changed one asks before discarding', () => {
    const untouched = startForm();
    untouched.actor.send({ type: 'form.closed' });
    expect(untouched.emitted).toEqual(['form.closed']);
    const { actor, commands, emitted, fill } = startForm();
    fill({ name: 'Kawung' });
    actor.send({ type: 'form.closed' });
    expect(value(actor)).toBe('asking');
    actor.send({ type: 'discard.declined' });
    expect(actor.getSnapshot().context.values.name).toBe('Kawung');
    actor.send({ type: 'form.closed' });
    actor.send({ type: 'discard.confirmed' });
    expect(emitted).toEqual(['form.closed']);
    expect(commands.at(-1)).toEqual({ type: 'draft.dropped' });
  });
});

describe('sending a form', () => {
  it('a form sends its values once, publishes the reply and drops the draft', async () => {
    const { actor, commands, emitted, fill, publish, sendForm, submit } = startForm();
    fill({ name: ' Kawung ' });
    submit();
    submit();
    fill({ name: 'too late' });
    await settled(actor);
    expect(sendForm).toHaveBeenCalledOnce();
    expect(sendForm.mock.calls[0]?.[0].body).toEqual({ name: 'Kawung', tags: [] });
    expect(publish).toHaveBeenCalledExactlyOnceWith({
      subject: { shopId: 'shop-1' },
      reply: { id: 'shop-1' },
    });
    expect(emitted).toEqual(['form.done']);
    expect(commands.at(-1)).toEqual({ type: 'draft.dropped' });
  });

  it('a form tracks its uploads until the try ends', async () => {
    const { promise, reject } = Promise.withResolvers<{ id: string }>();
    const { actor, fill, sendForm, submit } = startForm(() => promise);
    const progress = () => actor.getSnapshot().context.progress;
    fill({ name: 'Kawung' });
    submit();
    expect(progress()).toBeNull();
    const halfway = { at: 0, total: 2, share: 0.5 };
    const onProgress = sendForm.mock.calls[0]?.[0].onProgress;
    onProgress?.(halfway);
    expect(progress()).toEqual(halfway);
    reject(new ApiError('network'));
    await settled(actor);
    expect(progress()).toBeNull();
    onProgress?.({ ...halfway, at: 1 });
    expect(progress()).toBeNull();
    actor.stop();
    onProgress?.(halfway);
  });

  // WID-116, WID-117
  it('a failed try is logged and repeated with its key, a changed one with another', async () => {
    const { actor, fill, logFailure, sendForm, submit } = startForm(() =>
      Promise.reject(new ApiError('network')),
    );
    for (const change of [{}, {}, { name: 'Kawung' }]) {
      fill(change);
      submit();
      await settled(actor);
    }
    submit();
    await settled(actor);
    const keys = sendForm.mock.calls.map(([{ clientId }]) => clientId);
    expect(keys[3]).toBe(keys[2]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(logFailure).toHaveBeenCalledTimes(4);
    expect(actor.getSnapshot().context.failure?.kind).toBe('network');
    expect(actor.getSnapshot().context.values.name).toBe('Kawung');
  });

  it('a server error is shown beside the field it names', async () => {
    const refusal = ApiError.fromAnswer(422, { detail: 'Taken', field: 'name' });
    const { actor, emitted, submit } = startForm(() => Promise.reject(refusal));
    submit();
    await settled(actor);
    expect(value(actor)).toEqual({ editing: 'refused' });
    expect(emitted).toEqual(['form.refused']);
    expect(actor.getSnapshot().context).toMatchObject({
      errors: { name: { detail: 'Taken' } },
      failure: null,
    });
  });
});

describe('the draft of a form', () => {
  it('a draft is restored into an untouched form, with the key of its last try', () => {
    const { actor, sendDraft } = startForm();
    sendDraft({
      type: 'draft.found',
      draft: { values: { name: 'Kept', tags: [] }, clientId: 'key' },
    });
    expect(actor.getSnapshot().context).toMatchObject({
      values: { name: 'Kept' },
      clientId: 'key',
      isRestored: true,
    });
  });

  it('a draft equal to the initial values restores only its key', () => {
    const { actor, sendDraft } = startForm();
    const { values } = actor.getSnapshot().context;
    sendDraft({ type: 'draft.found', draft: { values: { ...values }, clientId: 'key' } });
    expect(actor.getSnapshot().context).toMatchObject({ clientId: 'key', isRestored: false });
  });

  it('a draft that loads late does not replace newer input', () => {
    const { actor, fill, sendDraft } = startForm();
    fill({ name: 'Typed' });
    sendDraft({
      type: 'draft.found',
      draft: { values: { name: 'Kept', tags: [] }, clientId: null },
    });
    expect(actor.getSnapshot().context.values.name).toBe('Typed');
  });

  it('a draft that cannot be stored is logged, and the form is sent without it', async () => {
    const logFailure = vi.fn();
    const machine = shopFormMachine.provide({
      actors: {
        send: fromPromise(async () => ({ id: 'shop-1' })),
        draft: fromCallback(() => {
          throw new Error('no storage');
        }),
      },
      actions: { publish: () => {}, logFailure },
    });
    const input = { subject: { shopId: 'shop-1' }, values: { name: 'Batik', tags: [] } };
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'field.changed', change: { name: 'Kawung' } });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(logFailure).toHaveBeenCalledOnce();
  });

  it('a draft stores each change, and the key of a try before it is sent', () => {
    const { commands, fill, submit } = startForm(() => new Promise(() => {}));
    fill({ name: 'Kawung' });
    expect(commands).toEqual([
      { type: 'draft.changed', draft: { values: { name: 'Kawung', tags: [] }, clientId: null } },
    ]);
    submit();
    expect(commands[1]).toMatchObject({ draft: { clientId: expect.stringMatching(/^\w{32}$/) } });
  });
});

describe('a form rejected after too many tries', () => {
  it('a rate-limited form waits, counts down, and keeps its input', async () => {
    const tooMany = ApiError.fromAnswer(429, {}, { retryAfter: 130 });
    const { actor, clock, emitted, fill, sendForm, submit } = startForm(() =>
      Promise.reject(tooMany),
    );
    fill({ name: 'Batik Tulis' });
    submit();
    await settled(actor);
    const pause = () => actor.getSnapshot().context.pause;
    expect(actor.getSnapshot().hasTag('rateLimited')).toBe(true);
    submit();
    expect(sendForm).toHaveBeenCalledOnce();
    expect(pause()).toBe(130);
    clock.increment(5_000);
    fill({ name: 'Batik Cap' });
    clock.increment(5_000);
    expect(pause()).toBe(120);
    actor.send({ type: 'form.closed' });
    actor.send({ type: 'discard.declined' });
    clock.increment(60_000);
    expect(pause()).toBe(60);
    for (const left of [50, 40, 30, 20, 10, 0]) {
      clock.increment(10_000);
      expect(pause()).toBe(left);
    }
    expect(value(actor)).toEqual({ editing: 'changed' });
    expect(actor.getSnapshot().context).toMatchObject({
      values: { name: 'Batik Cap' },
      failure: null,
      pause: 0,
    });
    submit();
    expect(sendForm).toHaveBeenCalledTimes(2);
    expect(emitted).toContain('form.refused');
  });

  it('a rate-limited form without a wait can be sent again at once', async () => {
    const { actor, fill, submit } = startForm(() => Promise.reject(ApiError.fromAnswer(429, {})));
    fill({ name: 'Batik Tulis' });
    submit();
    await settled(actor);
    expect(value(actor)).toEqual({ editing: 'refused' });
  });
});
