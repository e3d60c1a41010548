import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithoutRef, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import type { FieldTexts } from './Field.tsx';

export interface SelectOption {
  /** What a choice is known by. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  /** Language of the label, where it is not the page's: a language's own name. */
  readonly lang?: string;
}

export interface SelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'onChange' | 'children' | 'multiple' | 'size'>,
    FieldTexts {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** Told the id chosen. */
  onChange?: (id: string) => void;
  /** Whether nothing can be chosen. @default false */
  isDisabled?: boolean;
  /** Whether a choice must be made. @default false */
  isRequired?: boolean;
  /** Whether it shows its frame only while it is pointed at or focused. @default false */
  isQuiet?: boolean;
}

/** Chooses one. The browser's own select: light, and at home on every phone. */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, options, onChange, className, ...rest } = props;
  const { isDisabled = false, isRequired = false, isQuiet = false, id: givenId, ...native } = rest;
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
      <div className={classes('sg-control', isQuiet && 'sg-control-quiet')}>
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
