import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { isStepValid } from '../formSteps.ts';
import { type FormActor, FormView, type FormViewProps } from './FormView.tsx';
import { type CurrentStep, StepContext } from './stepContext.ts';
import { useTexts } from './texts.ts';
import { useIsPhone } from './useIsPhone.ts';

/** A field in the summary of a form. */
export interface SummaryField {
  label: string;
  value: ReactNode;
}

/** Texts of a form in steps. */
export interface FormStepTexts<Values> {
  /** Label of a step, by its id. */
  labelOf: (step: string) => string;
  /** Label and value of a field in the summary; null omits an empty one. */
  fieldOf: (name: keyof Values & string, values: Values) => SummaryField | null;
}

/** Returns the current step on a phone; null on a wide screen, and for a form without steps. */
export function useCurrentStep<Values, Subject>(
  actor: FormActor<Values, Subject>,
): CurrentStep | null {
  const isPhone = useIsPhone();
  const steps = useSelector(actor, ({ context }) => context.steps);
  const step = useSelector(actor, ({ context }) => context.step);
  const isFromSummary = useSelector(actor, ({ context }) => context.isFromSummary);
  const isSettling = useSelector(actor, ({ context }) => context.isSettling);
  const current = steps[step];
  if (!isPhone || !current) return null;
  const total = steps.length;
  return {
    id: current.id,
    number: step + 1,
    total,
    isFirst: step === 0,
    isLast: step === total - 1,
    isFromSummary,
    isSettling,
  };
}

/** Props of {@link FormStep}. */
export interface FormStepProps {
  /** Id of the step, as in the machine's `steps`. */
  id: string;
  /** The fields of the step. */
  children: ReactNode;
}

/**
 * Fields of one step. Other steps are hidden on a phone, but stay mounted: partly typed input
 * survives a turn of the phone.
 */
export function FormStep({ id, children }: FormStepProps) {
  const current = useContext(StepContext);
  return (
    <div
      className="sg-form-step"
      data-stepped={current !== null || undefined}
      hidden={current !== null && current.id !== id}
    >
      {children}
    </div>
  );
}

/** Props of {@link SteppedForm}. */
export interface SteppedFormProps<Values, Subject> extends FormViewProps<Values, Subject> {
  /** The current step, from `useCurrentStep`. */
  step: CurrentStep | null;
  /** Texts of its steps and summary. @default one page at every width */
  steps?: FormStepTexts<Values> | undefined;
}

/** A form with its fields in `FormStep`s: one by one with a summary on a phone, else one page. */
export function SteppedForm<Values, Subject>(props: SteppedFormProps<Values, Subject>) {
  const { step, steps, children, ...form } = props;
  const { actor } = form;
  return (
    <StepContext.Provider value={step}>
      {steps && step && <StepHeading actor={actor} step={step} label={steps.labelOf(step.id)} />}
      <FormView {...form}>
        {children}
        {steps && step?.isLast && <FormSummary actor={actor} {...steps} />}
      </FormView>
    </StepContext.Provider>
  );
}

/** Props of {@link StepButtons}. */
export interface StepButtonsProps<Values, Subject> {
  actor: FormActor<Values, Subject>;
  /** The current step, from `useCurrentStep`; null for a form in one page. */
  step: CurrentStep | null;
  /** Id of the form. */
  formId: string;
  /** First button of a page or of the first step. */
  cancel: ReactNode;
  /** The submit button, of a page or of the summary. */
  children: ReactNode;
}

/** Buttons of a form in steps: Back and Next, and the submit button in the summary. */
export function StepButtons<Values, Subject>(props: StepButtonsProps<Values, Subject>) {
  const { actor, step, formId, cancel, children } = props;
  const { t } = useTexts();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      {step && (step.isFromSummary || !step.isFirst) ? (
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'step.returned' })}>
          {t('form.back')}
        </Button>
      ) : (
        cancel
      )}
      {step && !step.isLast ? (
        <Button key="next" type="submit" form={formId} variant="primary">
          {t(step.isFromSummary ? 'form.finish' : 'form.next')}
        </Button>
      ) : (
        children
      )}
    </>
  );
}

interface StepHeadingProps<Values, Subject> {
  actor: FormActor<Values, Subject>;
  step: CurrentStep;
  label: string;
}

/** Position and label of the current step; focused after a move, unless a field is invalid. */
function StepHeading<Values, Subject>(props: StepHeadingProps<Values, Subject>) {
  const { actor, step, label } = props;
  const { id, number, total } = step;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  const hasErrors = useSelector(actor, ({ context }) => !isStepValid(context, context.errors));
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.scrollIntoView({ block: 'start' });
    // The form focuses the field itself.
    if (!hasErrors) heading.current?.focus({ preventScroll: true });
  }, [id, hasErrors]);
  return (
    <h3 ref={heading} tabIndex={-1} className="sg-form-step-heading">
      {t('form.step', { number, total, name: label })}
    </h3>
  );
}

/** The filled fields of each step, with a button that opens the step. */
function FormSummary<Values, Subject>({
  actor,
  labelOf,
  fieldOf,
}: FormStepTexts<Values> & { actor: FormActor<Values, Subject> }) {
  const steps = useSelector(actor, ({ context }) => context.steps);
  const values = useSelector(actor, ({ context }) => context.values);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className="sg-form-summary">
      {steps.slice(0, -1).map(({ id, fields }) => (
        <SummaryPart
          key={id}
          label={labelOf(id)}
          fields={fields.flatMap((name) => {
            const field = fieldOf(name as keyof Values & string, values);
            return field ? [{ ...field, name }] : [];
          })}
          isDisabled={isBusy}
          onEdit={() => actor.send({ type: 'step.opened', step: id })}
        />
      ))}
    </div>
  );
}

interface SummaryPartProps {
  label: string;
  fields: readonly (SummaryField & { name: string })[];
  isDisabled: boolean;
  onEdit: () => void;
}

function SummaryPart({ label, fields, isDisabled, onEdit }: SummaryPartProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="sg-form-summary-part">
      <div className="sg-form-summary-top">
        <h4 id={id} className="sg-form-summary-title">
          {label}
        </h4>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('form.editStep', { name: label })}
          isDisabled={isDisabled}
          onPress={onEdit}
        >
          {t('form.edit')}
        </Button>
      </div>
      {fields.length === 0 ? (
        <p className="sg-form-summary-empty">{t('form.empty')}</p>
      ) : (
        <dl className="sg-form-summary-fields">
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>{field.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
