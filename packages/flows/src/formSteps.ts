import type { FieldErrors } from './formErrors.ts';

/** A step of a long form on a phone. The last step is a summary, without fields. */
export interface FormStep<Name extends string = string> {
  readonly id: string;
  readonly fields: readonly Name[];
}

/** Steps of a form, and the current one. */
export interface FormSteps {
  /** Steps of the form on a phone, the last one its summary; empty without steps. */
  steps: readonly FormStep[];
  /** Index of the current step. */
  step: number;
  /** True in a step that was opened from the summary: it leads back there. */
  isFromSummary: boolean;
  /** True while the summary has just opened, and ignores submissions. */
  isSettling: boolean;
}

type Position = Pick<FormSteps, 'step' | 'isFromSummary'>;
type WithErrors<Values> = FormSteps & { errors: FieldErrors<Values> };

/** The beginning of a form. */
export const firstStep = (steps: readonly FormStep[]): FormSteps => ({
  steps,
  step: 0,
  isFromSummary: false,
  isSettling: false,
});

/** Returns true in the summary, and in a form without steps. */
export const isLastStep = ({ steps, step }: FormSteps): boolean => step >= steps.length - 1;

/** Returns true when no field of the current step has an error. */
export const isStepValid = (
  { steps, step }: Pick<FormSteps, 'steps' | 'step'>,
  errors: object,
): boolean => steps[step]?.fields.every((name) => !Object.hasOwn(errors, name)) ?? true;

/** Errors with those of the current step replaced by what was found. */
export function stepErrors<Values>(
  { steps, step, errors }: WithErrors<Values>,
  found: FieldErrors<Values>,
): FieldErrors<Values> {
  const names: readonly string[] = steps[step]?.fields ?? [];
  return Object.fromEntries([
    ...Object.entries(errors).filter(([name]) => !names.includes(name)),
    ...Object.entries(found).filter(([name]) => names.includes(name)),
  ]) as FieldErrors<Values>;
}

/** Leads to the next step, or back to the summary that opened this one. */
export const completeStep = <Values>(context: WithErrors<Values>) => ({
  errors: stepErrors(context, {}),
  step: context.isFromSummary ? context.steps.length - 1 : context.step + 1,
  isFromSummary: false,
});

/** Leads to the step before, or back to the summary that opened this one. */
export const returnStep = (context: FormSteps): Position => ({
  step: context.isFromSummary ? context.steps.length - 1 : Math.max(0, context.step - 1),
  isFromSummary: false,
});

/** Opens a step from the summary. */
export function openStep({ steps, step, isFromSummary }: FormSteps, id: string): Position {
  const target = steps.findIndex((one) => one.id === id);
  return target === -1 ? { step, isFromSummary } : { step: target, isFromSummary: true };
}

/** Leads to the first step with an error; from the summary, that step leads back there. */
export function leadToErrors(context: FormSteps, errors: object): Position {
  const { steps, step, isFromSummary } = context;
  const target = steps.findIndex((_, index) => !isStepValid({ steps, step: index }, errors));
  return target === -1
    ? { step, isFromSummary }
    : { step: target, isFromSummary: isFromSummary || isLastStep(context) };
}
