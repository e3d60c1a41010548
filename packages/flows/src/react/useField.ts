import { useSelector } from '@xstate/react';
import type { Snapshot } from 'xstate';
import type { FormContext } from '../formContext.ts';
import { type FieldError, NUMBER_RULE } from '../formErrors.ts';
import type { FlowActor } from './flowActor.ts';

// Separate from FormView: a form without a dialog loads none.

/** Actor of a form with fields, made by a factory or by hand. */
export type FieldsActor<Values> = FlowActor<
  Snapshot<unknown> & {
    context: Pick<FormContext<Values, unknown>, 'values' | 'errors'>;
    hasTag(tag: 'busy'): boolean;
  },
  { type: 'field.changed'; change: Partial<Values> }
>;

/** Props of a `ui` field, for one value of a form. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/**
 * Creates props for a form's fields, by name. `textOf` words the rules of `validate`; the server's
 * own messages are shown verbatim.
 */
export function useField<Values extends object>(
  actor: FieldsActor<Values>,
  textOf: (name: keyof Values & string, rule: string) => string,
) {
  const { values, errors } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> => ({
    name,
    value: values[name],
    onChange: (value) =>
      actor.send({ type: 'field.changed', change: changeOf<Values>(name, value) }),
    errorMessage: wordsOf(errors[name], (rule) => textOf(name, rule)),
    isReadOnly: isBusy,
  });
}

function changeOf<Values>(name: keyof Values, value: Values[keyof Values]): Partial<Values> {
  const change: Partial<Values> = {};
  change[name] = value;
  return change;
}

function wordsOf(error: FieldError | undefined, textOf: (rule: string) => string) {
  if (error === undefined) return undefined;
  if ('detail' in error) return error.detail;
  return error.rule === NUMBER_RULE ? undefined : textOf(error.rule);
}
