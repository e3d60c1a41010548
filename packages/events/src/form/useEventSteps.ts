import type { FormStepTexts } from '@saudagar/flows/react';
import { EVENT_FIELDS, EVENT_STEPS, type EventFiles, type EventValues } from './eventValues.ts';
import { useTexts } from './texts.ts';
import { useValueText } from './useValueText.ts';

const FILES = ['banner', 'gallery', 'documents'] as const satisfies readonly (keyof EventFiles)[];

/** Returns the labels of Create Event's steps, and what its summary says of a field. */
export function useEventSteps(timeZone: string): FormStepTexts<EventValues> {
  const { t } = useTexts();
  const { textOf } = useValueText(timeZone);
  return {
    labelOf(id) {
      const step = EVENT_STEPS.find((one) => one.id === id);
      return step ? t(`steps.${step.id}`) : '';
    },
    fieldOf(name, values) {
      if (name === 'confirmed_past') return null;
      const label = t(`fields.${name}`);
      const files = FILES.find((one) => one === name);
      if (files) {
        const names = values[files].map(({ file }) => file.name);
        return names.length === 0 ? null : { label, value: names.join('\n') };
      }
      const value = EVENT_FIELDS.send(values)[name as keyof typeof EVENT_FIELDS.blank];
      if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
        return null;
      return {
        label,
        value: name === 'price' && value === 0 ? t('steps.free') : textOf(name, value),
      };
    },
  };
}
