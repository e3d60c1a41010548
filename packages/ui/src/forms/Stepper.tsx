import Check from 'lucide-react/icons/check';
import { Button as AriaButton } from 'react-aria-components';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** A step of a {@link Stepper}. */
export interface Step<Id extends string = string> {
  /** Unique id of the step. */
  readonly id: Id;
  /** Label of the step. */
  readonly label: string;
  /** Marks it as completed. @default those before the current one */
  readonly isDone?: boolean;
}

/** Props of {@link Stepper}. */
export interface StepperProps<Id extends string = string> {
  /** Accessible name of the list. */
  'aria-label': string;
  /** The steps, in order. */
  steps: readonly Step<Id>[];
  /** Id of the current step. */
  current: Id;
  /**
   * Called with the selected step; only completed ones are selectable.
   * @default none are selectable
   */
  onSelect?: ((id: Id) => void) | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Progress through several steps. On a phone only the current step has its label. */
export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { steps, current, onSelect, className } = props;
  const { t } = useTexts();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={props['aria-label']} className={classes('sg-stepper', className)}>
      {steps.map(({ id, label, isDone: said }, index) => {
        const isCurrent = index === at;
        const isDone = !isCurrent && (said ?? index < at);
        const content = (
          <>
            <span className="sg-step-mark" aria-hidden="true">
              {isDone ? (
                <Icon>
                  <Check />
                </Icon>
              ) : (
                index + 1
              )}
            </span>
            <span className="sg-step-label">{label}</span>
            {isDone && <span className="sg-step-hidden">{t('stepDone')}</span>}
          </>
        );
        return (
          <li
            key={id}
            className="sg-step"
            data-done={isDone || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {isDone && onSelect ? (
              <AriaButton className="sg-step-body" onPress={() => onSelect(id)}>
                {content}
              </AriaButton>
            ) : (
              <span className="sg-step-body">{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
