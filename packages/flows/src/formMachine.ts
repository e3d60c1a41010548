import { ApiError, newClientId } from '@saudagar/contract';
import { type AnyActorRef, assign, emit, enqueueActions, setup } from 'xstate';
import { type DraftNews, type FormDraft, silentDraft } from './formDraft.ts';
import type { FieldErrors } from './formErrors.ts';
import type { FormProgress, FormSending } from './formSending.ts';
import { pauseStep, retryAfterSeconds } from './pause.ts';
import { requiredAction, requiredActor } from './required.ts';

/** What a {@link formMachine} knows. */
export interface FormContext<Values, Subject> {
  /** What the form is about, such as the id of the thing it edits. */
  subject: Subject;
  /** The values the form began with. */
  initial: Values;
  values: Values;
  errors: FieldErrors<Values>;
  /** Why the last try failed, unless a field shows it. */
  failure: ApiError | null;
  /** Seconds until the server takes another try, after too many; 0 where it does. */
  pause: number;
  /** Key of the write, so that repeating a failed try changes nothing; new after each change. */
  clientId: string | null;
  /** Whether the values were read from a kept draft. */
  isRestored: boolean;
  /** How far its uploads are while it is sent; null where nothing was told. */
  progress: FormProgress | null;
}

export type FormEvent<Values> =
  | { type: 'field.changed'; change: Partial<Values> }
  | { type: 'form.submitted' }
  | { type: 'sending.progressed'; progress: FormProgress }
  /** The member closes the form. */
  | { type: 'form.closed' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' }
  | DraftNews<Values>;

/** What a {@link formMachine} emits when a try failed, when it ends, and when its view is to close. */
export type FormEmitted<Reply> =
  | { type: 'form.done'; reply: Reply }
  | { type: 'form.refused'; failure: ApiError }
  | { type: 'form.closed' };

interface FormOptions<Values extends object, Wire, Subject> {
  id: string;
  /** What is wrong with the values; an empty object where nothing is. */
  validate: (values: Values, subject: Subject) => FieldErrors<Values>;
  /** The body that the server is sent. */
  toBody: (values: Values, subject: Subject) => Wire;
  /** Whether what is typed goes with the view, as a password does. @default false */
  forgets?: boolean;
}

/**
 * A form that is filled in, refused field by field, sent once, and never loses what was typed. Its
 * package provides `send`, `publish` where others have to know, and `draft` where the form is
 * longer than a line.
 */
export function formMachine<Values extends object, Wire, Reply, Subject = null>({
  id,
  validate,
  toBody,
  forgets = false,
}: FormOptions<Values, Wire, Subject>) {
  return setup({
    types: {
      context: {} as FormContext<Values, Subject>,
      input: {} as { subject: Subject; values: Values },
      events: {} as FormEvent<Values>,
      emitted: {} as FormEmitted<Reply>,
      tags: {} as 'idle' | 'busy' | 'rateLimited',
      // Named, since declarations cannot say that all other children are of another kind.
      children: {} as { draft: 'draft'; send: 'send' },
    },
    actors: {
      send: requiredActor<Reply, FormSending<Wire, Subject>>(id, 'send'),
      /** Reads the kept draft and keeps changes. @default keeps nothing */
      draft: silentDraft<Values, Subject>(),
    },
    actions: {
      fillIn: assign(
        ({ context: { values, errors } }, { change }: { change: Partial<Values> }) => ({
          values: { ...values, ...change },
          errors: Object.fromEntries(
            Object.entries(errors).filter(([name]) => !(name in change)),
          ) as FieldErrors<Values>,
          clientId: null,
        }),
      ),
      // A draft without changes was kept for the key of its last try: nothing to tell of.
      restore: assign(
        ({ context: { initial } }, { draft }: { draft: FormDraft<Partial<Values>> }) => {
          const values = { ...initial, ...draft.values };
          return { values, clientId: draft.clientId, isRestored: !isAlike(values, initial) };
        },
      ),
      keepDraft: enqueueActions(({ context: { values, clientId }, enqueue, self }) => {
        const draft = runningDraft(self);
        if (draft) enqueue.sendTo(draft, { type: 'draft.changed', draft: { values, clientId } });
      }),
      dropDraft: enqueueActions(({ enqueue, self }) => {
        const draft = runningDraft(self);
        if (draft) enqueue.sendTo(draft, { type: 'draft.dropped' });
      }),
      showErrors: assign({
        errors: ({ context: { values, subject } }) => validate(values, subject),
        failure: null,
      }),
      beginTry: assign({
        errors: {},
        failure: null,
        progress: null,
        clientId: ({ context }) => context.clientId ?? newClientId(),
      }),
      placeFailure: assign(({ context: { values } }, { error }: { error: unknown }) => {
        const failure = ApiError.from(error);
        const { field, detail } = failure;
        const pause = retryAfterSeconds(failure);
        return field !== undefined && detail !== undefined && Object.hasOwn(values, field)
          ? { errors: { [field]: { detail } } as FieldErrors<Values>, failure: null, pause }
          : { errors: {}, failure, pause };
      }),
      keepProgress: assign((_, { progress }: { progress: FormProgress }) => ({ progress })),
      endProgress: assign({ progress: null }),
      shortenPause: assign({ pause: ({ context: { pause } }) => pause - pauseStep(pause) }),
      endPause: assign({ pause: 0, failure: null }),
      /** Tells the rest of the kit, with or without a view. */
      publish: (_, _params: { subject: Subject; reply: Reply }) => requiredAction(id, 'publish')(),
      logFailure: (_, _params: { error: unknown }) => requiredAction(id, 'logFailure')(),
      emitDone: emit((_, { reply }: { reply: Reply }) => ({ type: 'form.done' as const, reply })),
      emitRefused: emit((_, { error }: { error: unknown }) => ({
        type: 'form.refused' as const,
        failure: ApiError.from(error),
      })),
      emitClosed: emit({ type: 'form.closed' as const }),
    },
    guards: {
      isFaultless: ({ context: { values, subject } }) =>
        Object.keys(validate(values, subject)).length === 0,
      isUntouched: ({ context: { values, initial } }) => isAlike(values, initial),
      isRateLimited: ({ context }) => context.pause > 0,
      isPauseOver: ({ context: { pause } }) => pause <= pauseStep(pause),
    },
    delays: { pauseStep: ({ context }) => pauseStep(context.pause) * 1000 },
  }).createMachine({
    id,
    meta: { flow: 'form' },
    context: ({ input: { subject, values } }) => ({
      subject,
      initial: values,
      values,
      errors: {},
      failure: null,
      pause: 0,
      clientId: null,
      isRestored: false,
      progress: null,
    }),
    invoke: {
      src: 'draft',
      id: 'draft',
      input: ({ context: { subject } }) => ({ subject }),
      // The form goes on without; what is typed is still sent.
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    initial: 'editing',
    states: {
      editing: {
        ...(forgets && { tags: 'idle' }),
        initial: 'deciding',
        on: {
          'field.changed': {
            target: '.deciding',
            actions: [{ type: 'fillIn', params: ({ event }) => event }, 'keepDraft'],
          },
          'form.submitted': [
            { guard: 'isFaultless', target: 'sending' },
            { target: '.incomplete', actions: 'showErrors' },
          ],
          'form.closed': [{ guard: 'isUntouched', target: 'closed' }, { target: 'asking' }],
        },
        states: {
          deciding: {
            always: [
              { guard: 'isRateLimited', target: 'rateLimited' },
              { guard: 'isUntouched', target: 'untouched' },
              { target: 'changed' },
            ],
          },
          untouched: {
            tags: 'idle',
            on: {
              // What was typed meanwhile is newer than a draft that comes late.
              'draft.found': {
                target: 'changed',
                actions: { type: 'restore', params: ({ event }) => event },
              },
            },
          },
          changed: {},
          incomplete: {},
          refused: { always: { guard: 'isRateLimited', target: 'rateLimited' } },
          // After too many tries the server takes no other for a while; what is typed stays.
          rateLimited: {
            tags: 'rateLimited',
            on: {
              'form.submitted': {},
              'field.changed': {
                actions: [{ type: 'fillIn', params: ({ event }) => event }, 'keepDraft'],
              },
            },
            after: {
              pauseStep: [
                { guard: 'isPauseOver', target: 'deciding', actions: 'endPause' },
                { target: 'rateLimited', reenter: true, actions: 'shortenPause' },
              ],
            },
          },
        },
      },
      asking: {
        on: {
          'discard.confirmed': { target: 'closed', actions: 'dropDraft' },
          'discard.declined': 'editing',
        },
      },
      sending: {
        tags: 'busy',
        entry: ['beginTry', 'keepDraft'],
        exit: 'endProgress',
        on: {
          'sending.progressed': {
            actions: { type: 'keepProgress', params: ({ event }) => event },
          },
          // The view goes, and the write goes on.
          'form.closed': { actions: 'emitClosed' },
        },
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context: { subject, values, clientId }, self }) => ({
            subject,
            body: toBody(values, subject),
            clientId: clientId as string,
            onProgress: (progress) => {
              // An upload goes on when its view is gone, and the form with it.
              if (self.getSnapshot().status === 'active')
                self.send({ type: 'sending.progressed', progress });
            },
          }),
          onDone: {
            target: 'done',
            actions: [
              'dropDraft',
              {
                type: 'publish',
                params: ({ context, event }) => ({
                  subject: context.subject,
                  reply: event.output,
                }),
              },
              { type: 'emitDone', params: ({ event }) => ({ reply: event.output }) },
            ],
          },
          onError: {
            target: 'editing.refused',
            actions: [
              { type: 'placeFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
              { type: 'emitRefused', params: ({ event }) => event },
            ],
          },
        },
      },
      done: { type: 'final' },
      closed: { type: 'final', entry: 'emitClosed' },
    },
  });
}

/** The form's draft, unless it has failed. */
function runningDraft(form: AnyActorRef): AnyActorRef | null {
  const draft: AnyActorRef | undefined = form.getSnapshot().children.draft;
  return draft?.getSnapshot().status === 'active' ? draft : null;
}

/** Whether two sets of values read the same; files are compared by identity. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isAlike(one[name], other[name]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
