import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { RadioGroup } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import type { audienceChoiceMachine } from './audienceChoiceMachine.ts';

interface AudienceChoiceProps<Value extends string> {
  actor: ActorRefFrom<ReturnType<typeof audienceChoiceMachine<Value>>>;
  /** The server's value. */
  known: Value;
  values: readonly Value[];
  /** Key of its texts. */
  of: 'addable' | 'connections';
}

/** Selects who may do or see something of the member; optimistic until saved. */
export function AudienceChoice<Value extends 'everyone' | 'connections' | 'nobody'>({
  actor,
  known,
  values,
  of,
}: AudienceChoiceProps<Value>) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const value = useSelector(actor, ({ context }) => context.desired);
  const failure: ApiError | null = useSelector(actor, ({ context }) => context.failure);

  useEffect(() => {
    if (actor.getSnapshot().context.settled !== known)
      actor.send({ type: 'choice.read', value: known });
  }, [actor, known]);

  return (
    <RadioGroup
      label={t(`${of}.label`)}
      description={t(`${of}.hint`)}
      options={values.map((id) => ({ id, label: t(`audiences.${id}`) }))}
      value={value}
      errorMessage={failure ? (failure.detail ?? failureText(failure)) : undefined}
      onChange={(next) => actor.send({ type: 'choice.made', value: next })}
    />
  );
}
