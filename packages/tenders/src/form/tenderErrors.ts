import { tenderFault } from '@saudagar/contract';
import type { FieldErrors } from '@saudagar/flows';
import type { TenderValues } from './tenderValues.ts';

/** What a tender cannot do without, in the order of the form (TND-051–054). */
const REQUIRED = ['title', 'description', 'category', 'deadline'] as const;

const isMissing = (value: string | null) => value === null || value.trim() === '';

/**
 * What is wrong with a tender, as the server would refuse it too (TND-065, TND-066). Company and
 * contact are marked required and do not block (TND-055, TND-056). `before` is the edited one's
 * deadline, which may stay as it was.
 */
export function tenderErrors(
  values: TenderValues,
  before?: { readonly deadline: string },
): FieldErrors<TenderValues> {
  const missing = REQUIRED.filter((name) => isMissing(values[name]));
  const { deadline } = values;
  const fault = tenderFault({ ...values, deadline: deadline ?? NEVER }, Date.now(), before);
  return {
    ...(fault && { [fault.field]: { rule: fault.refusal } }),
    ...Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])),
  };
}

/** Stands in for a deadline that is still missing, which another rule says. */
const NEVER = '9999-12-31T00:00:00.000Z';
