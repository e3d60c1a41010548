import { ApiError, newClientId } from '@saudagar/contract';
import { type AnyActorRef, assign, cancel, emit, enqueueActions, raise, setup } from 'xstate';
import type { FormContext, FormEmitted, FormEvent } from './formContext.ts';
import { type FormDraft, silentDraft } from './formDraft.ts';
import type { FieldErrors } from './formErrors.ts';
import type { FormProgress, FormSending } from './formSending.ts';
import {
  completeStep,
  type FormStep,
  firstStep,
  isLastStep,
  isStepValid,
  leadToErrors,
  openStep,
  returnStep,
  stepErrors,
} from './formSteps.ts';
import { isAlike } from './isAlike.ts';
import { pauseStep, retryAfterSeconds } from './pause.ts';
import { requiredAction, requiredActor } from './required.ts';

/** Milliseconds in which the summary ignores submissions: a double tap on Next sends nothing. */
const SETTLE_DELAY = 500;

interface FormOptions<Values extends object, Wire, Subject> {
  id: string;
  /** Errors of the values; an empty object when they are valid. */
  validate: (values: Values, subject: Subject) => FieldErrors<Values>;
  /** Errors that keep a step from being completed. @default those of `validate` */
  validateStep?: (values: Values, subject: Subject) => FieldErrors<Values>;
  /** Body of the request. */
  toBody: (values: Values, subject: Subject) => Wire;
  /** False where values go with the view, as a password does. @default true */
  persistDraft?: boolean;
}

/**
 * A form with errors by field, which is sent once and never loses its input. Its package provides
 * `send`, `publish` if other views show its result, and `draft` for forms longer than a line.
 */
export function formMachine<Values extends object, Wire, Reply, Subject = null>({
  id,
  validate,
  validateStep = validate,
  toBody,
  persistDraft = true,
}: FormOptions<Values, Wire, Subject>) {
  return setup({
    types: {
      context: {} as FormContext<Values, Subject>,
      input: {} as {
        subject: Subject;
        values: Values;
        steps?: readonly FormStep<keyof Values & string>[];
      },
      events: {} as FormEvent<Values>,
      emitted: {} as FormEmitted<Reply>,
      tags: {} as 'idle' | 'busy' | 'rateLimited',
      // Named, since declarations cannot give all other children another type.
      children: {} as { draft: 'draft'; send: 'send' },
    },
    actors: {
      send: requiredActor<Reply, FormSending<Wire, Subject>>(id, 'send'),
      /** Reads the draft and stores changes. @default stores nothing */
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
      // A draft without changes was stored for the key of its last try: no notice is shown.
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
      showErrors: assign(({ context }) => {
        const errors = validate(context.values, context.subject);
        return { errors, failure: null, ...leadToErrors(context, errors) };
      }),
      showStepErrors: assign({
        errors: ({ context }) => stepErrors(context, validateStep(context.values, context.subject)),
      }),
      completeStep: assign(({ context }) => completeStep(context)),
      returnStep: assign(({ context }) => returnStep(context)),
      openStep: assign(({ context }, { step }: { step: string }) => openStep(context, step)),
      beginSettling: enqueueActions(({ context, enqueue }) => {
        if (!isLastStep(context)) return;
        enqueue.assign({ isSettling: true });
        enqueue(cancel('settle'));
        enqueue(raise({ type: 'step.settled' }, { id: 'settle', delay: 'settle' }));
      }),
      endSettling: assign({ isSettling: false }),
      beginTry: assign({
        errors: {},
        failure: null,
        progress: null,
        clientId: ({ context }) => context.clientId ?? newClientId(),
      }),
      placeFailure: assign(({ context }, { error }: { error: unknown }) => {
        const failure = ApiError.from(error);
        const { field, detail } = failure;
        const pause = retryAfterSeconds(failure);
        if (field === undefined || detail === undefined || !Object.hasOwn(context.values, field))
          return { errors: {}, failure, pause };
        const errors = { [field]: { detail } } as FieldErrors<Values>;
        return { errors, failure: null, pause, ...leadToErrors(context, errors) };
      }),
      keepProgress: assign((_, { progress }: { progress: FormProgress }) => ({ progress })),
      endProgress: assign({ progress: null }),
      shortenPause: assign({ pause: ({ context: { pause } }) => pause - pauseStep(pause) }),
      endPause: assign({ pause: 0, failure: null }),
      /** Publishes the result to the rest of the kit, with or without a view. */
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
      isValid: ({ context: { values, subject } }) =>
        Object.keys(validate(values, subject)).length === 0,
      isStepValid: ({ context }) =>
        isStepValid(context, validateStep(context.values, context.subject)),
      isLastStep: ({ context }) => isLastStep(context),
      isSettling: ({ context }) => context.isSettling,
      isUntouched: ({ context: { values, initial } }) => isAlike(values, initial),
      isRateLimited: ({ context }) => context.pause > 0,
      isPauseOver: ({ context: { pause } }) => pause <= pauseStep(pause),
    },
    delays: {
      pauseStep: ({ context }) => pauseStep(context.pause) * 1000,
      settle: SETTLE_DELAY,
    },
  }).createMachine({
    id,
    meta: { flow: 'form' },
    context: ({ input: { subject, values, steps = [] } }) => ({
      subject,
      initial: values,
      values,
      errors: {},
      failure: null,
      pause: 0,
      clientId: null,
      isRestored: false,
      progress: null,
      ...firstStep(steps),
    }),
    on: { 'step.settled': { actions: 'endSettling' } },
    invoke: {
      src: 'draft',
      id: 'draft',
      input: ({ context: { subject } }) => ({ subject }),
      // The form continues without a draft; its input is still sent.
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    initial: 'editing',
    states: {
      editing: {
        ...(!persistDraft && { tags: 'idle' }),
        initial: 'deciding',
        on: {
          'field.changed': {
            target: '.deciding',
            actions: [{ type: 'fillIn', params: ({ event }) => event }, 'keepDraft'],
          },
          'step.completed': [
            { guard: 'isLastStep' },
            { guard: 'isStepValid', actions: ['completeStep', 'beginSettling'] },
            { actions: 'showStepErrors' },
          ],
          'step.returned': { actions: ['returnStep', 'beginSettling'] },
          'step.opened': { actions: { type: 'openStep', params: ({ event }) => event } },
          'form.submitted': [
            { guard: 'isSettling' },
            { guard: 'isValid', target: 'sending' },
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
              // Input typed meanwhile is newer than a draft that loads late.
              'draft.found': {
                target: 'changed',
                actions: { type: 'restore', params: ({ event }) => event },
              },
            },
          },
          changed: {},
          incomplete: {},
          refused: { always: { guard: 'isRateLimited', target: 'rateLimited' } },
          // Rate-limited: the server accepts no try for a while; the input stays.
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
          // The view unmounts, and the write continues.
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
              // An upload continues after its view and its form have ended.
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
