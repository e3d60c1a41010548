import React from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** Buttons of which one is pressed. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="statechart-controls" aria-label={label}>
      {(Object.entries(options) as [Value, string][]).map(([option, name]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
