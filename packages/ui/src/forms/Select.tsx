import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithoutRef, useId } from 'react';
import type { ActionVariant } from '../actions/actionClass.ts';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import type { FieldTexts } from './Field.tsx';

export interface SelectOption {
  /** Unique id of the option. */
  readonly id: string;
  /** Label of the option. */
  readonly label: string;
  /** Language of the label, when it differs from the page's: a language's own name. */
  readonly lang?: string;
}

export interface SelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'onChange' | 'children' | 'multiple' | 'size'>,
    FieldTexts {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Called with the selected id. */
  onChange?: (id: string) => void;
  /** Disables the select. @default false */
  isDisabled?: boolean;
  /** Requires a selection. @default false */
  isRequired?: boolean;
  /** Visual weight: `quiet` shows its border only on hover or focus. @default 'secondary' */
  variant?: Extract<ActionVariant, 'secondary' | 'quiet'>;
}

/** Selects one option. A native select: light, and familiar on every phone. */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, options, onChange, className, ...rest } = props;
  const { isDisabled = false, isRequired = false, variant, id: givenId, ...native } = rest;
  const madeId = useId();
  const id = givenId ?? madeId;
  return (
    <div className={classes('sg-field', className)}>
      {label && (
        <label
          htmlFor={id}
          className={classes('sg-field-label', isRequired && 'sg-field-label-required')}
        >
          {label}
        </label>
      )}
      <div className={classes('sg-control', variant === 'quiet' && 'sg-control-quiet')}>
        <select
          aria-describedby={description || errorMessage ? `${id}-help` : undefined}
          {...native}
          id={id}
          className="sg-input sg-select"
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon className="sg-select-arrow">
          <ChevronDown />
        </Icon>
      </div>
      {(description || errorMessage) && (
        <div id={`${id}-help`} className="sg-field-help">
          {description && <span className="sg-field-description">{description}</span>}
          {errorMessage && <span className="sg-field-error">{errorMessage}</span>}
        </div>
      )}
    </div>
  );
}
