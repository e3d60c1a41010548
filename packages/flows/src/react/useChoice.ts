import { useFailureText } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Snapshot } from 'xstate';
import type { ChoiceContext, ChoiceEvent } from '../choiceMachine.ts';
import type { FlowActor } from './flowActor.ts';

/** An actor of a `choiceMachine`. */
export type ChoiceActor<Value> = FlowActor<
  Snapshot<unknown> & { context: ChoiceContext<unknown, Value> },
  ChoiceEvent<Value>
>;

/** Props of a field that shows a choice. */
export interface ChoiceFieldProps<Value> {
  value: Value;
  /** Reason of a choice that was rolled back. */
  errorMessage: string | undefined;
  onChange: (value: Value) => void;
}

/** Returns the props of a `RadioGroup` for a choice; `known` is the server's last value. */
export function useChoice<Value>(actor: ChoiceActor<Value>, known: Value): ChoiceFieldProps<Value> {
  const failureText = useFailureText();
  const value = useSelector(actor, ({ context }) => context.desired);
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEffect(() => {
    if (actor.getSnapshot().context.settled !== known)
      actor.send({ type: 'choice.read', value: known });
  }, [actor, known]);
  return {
    value,
    errorMessage: failure ? (failure.detail ?? failureText(failure)) : undefined,
    onChange: (next) => actor.send({ type: 'choice.made', value: next }),
  };
}
