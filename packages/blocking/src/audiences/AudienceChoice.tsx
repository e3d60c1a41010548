import { type ChoiceActor, useChoice } from '@saudagar/flows/react';
import { RadioGroup } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface AudienceChoiceProps<Value extends string> {
  actor: ChoiceActor<Value>;
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
  return (
    <RadioGroup
      {...useChoice(actor, known)}
      label={t(`${of}.label`)}
      description={t(`${of}.hint`)}
      options={values.map((id) => ({ id, label: t(`audiences.${id}`) }))}
    />
  );
}
