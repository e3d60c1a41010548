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
  let notify: (news: DraftNews<ShopValues>) => void = () => {};
  const machine = shopFormMachine.provide({
    actors: {
      send: fromPromise(({ input }) => sendForm(input)),
      draft: fromCallback(({ receive, sendBack }) => {
        notify = sendBack;
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
    notify: (news: DraftNews<ShopValues>) => notify(news),
  };
}

type Form = ReturnType<typeof startForm>['actor'];
const settled = (actor: Form) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const value = (actor: Form) => actor.getSnapshot().value;

describe('a form that is closed while it is sent', () => {
  it('tells its view to close, keeps its draft, and tells of the reply', async () => {
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

  it('keeps what was filled in when it is refused', async () => {
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

describe('filling in', () => {
  it('knows untouched from changed, also when a change is taken back', () => {
    const { actor, fill } = startForm();
    expect(value(actor)).toEqual({ editing: 'untouched' });
    fill({ tags: ['batik'] });
    expect(value(actor)).toEqual({ editing: 'changed' });
    fill({ tags: [] });
    expect(value(actor)).toEqual({ editing: 'untouched' });
  });

  it('shows what is missing, and takes an error away with its correction', () => {
    const { actor, fill, sendForm, submit } = startForm();
    fill({ name: ' ' });
    submit();
    expect(value(actor)).toEqual({ editing: 'incomplete' });
    expect(actor.getSnapshot().context.errors).toEqual({ name: { rule: 'required' } });
    expect(sendForm).not.toHaveBeenCalled();
    fill({ name: 'Batik' });
    expect(actor.getSnapshot().context.errors).toEqual({});
  });

  it('closes untouched at once, and asks before changes are discarded', () => {
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

describe('sending', () => {
  it('sends the values once, publishes the reply and drops the draft', async () => {
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

  it('keeps how far its uploads are until the try ends', async () => {
    const { promise, reject } = Promise.withResolvers<{ id: string }>();
    const { actor, fill, sendForm, submit } = startForm(() => promise);
    const progress = () => actor.getSnapshot().context.progress;
    fill({ name: 'Kawung' });
    submit();
    expect(progress()).toBeNull();
    const parsed = { at: 0, total: 2, share: 0.5 };
    const notify = sendForm.mock.calls[0]?.[0].onProgress;
    notify?.(parsed);
    expect(progress()).toEqual(parsed);
    reject(new ApiError('network'));
    await settled(actor);
    expect(progress()).toBeNull();
    notify?.({ ...parsed, at: 1 });
    expect(progress()).toBeNull();
    actor.stop();
    notify?.(parsed);
  });

  // WID-116, WID-117
  it('logs a failed try and repeats it with the same key, and a changed one with another', async () => {
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

  it('shows a refusal beside the field that the server names', async () => {
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

describe('a draft', () => {
  it('is restored into an untouched form, with the key of its last try', () => {
    const { actor, notify } = startForm();
    notify({ type: 'draft.found', draft: { values: { name: 'Kept', tags: [] }, clientId: 'key' } });
    expect(actor.getSnapshot().context).toMatchObject({
      values: { name: 'Kept' },
      clientId: 'key',
      isRestored: true,
    });
  });

  it('that changes nothing gives its key alone', () => {
    const { actor, notify } = startForm();
    const { values } = actor.getSnapshot().context;
    notify({ type: 'draft.found', draft: { values: { ...values }, clientId: 'key' } });
    expect(actor.getSnapshot().context).toMatchObject({ clientId: 'key', isRestored: false });
  });

  it('that comes late does not replace what was typed meanwhile', () => {
    const { actor, fill, notify } = startForm();
    fill({ name: 'Typed' });
    notify({ type: 'draft.found', draft: { values: { name: 'Kept', tags: [] }, clientId: null } });
    expect(actor.getSnapshot().context.values.name).toBe('Typed');
  });

  it('that cannot be kept is logged, and the form is sent without it', async () => {
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

  it('keeps each change, and the key of a try before it is sent', () => {
    const { commands, fill, submit } = startForm(() => new Promise(() => {}));
    fill({ name: 'Kawung' });
    expect(commands).toEqual([
      { type: 'draft.changed', draft: { values: { name: 'Kawung', tags: [] }, clientId: null } },
    ]);
    submit();
    expect(commands[1]).toMatchObject({ draft: { clientId: expect.stringMatching(/^\w{32}$/) } });
  });
});

describe('too many tries', () => {
  it('takes no other before the wait is over, counts its minutes, and keeps what is typed', async () => {
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
    clock.increment(60_000);
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

  it('can be sent again at once where no wait is told', async () => {
    const { actor, fill, submit } = startForm(() => Promise.reject(ApiError.fromAnswer(429, {})));
    fill({ name: 'Batik Tulis' });
    submit();
    await settled(actor);
    expect(value(actor)).toEqual({ editing: 'refused' });
  });
});
