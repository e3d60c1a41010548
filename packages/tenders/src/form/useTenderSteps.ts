import { numberOf, tenderMoney } from '@saudagar/contract';
import type { FormStepTexts } from '@saudagar/flows/react';
import { useTagText } from '@saudagar/portal';
import { deadlineTime } from '../card/deadlineTime.ts';
import { TENDER_FIELDS, TENDER_STEPS, type TenderValues } from './tenderValues.ts';
import { useTexts } from './texts.ts';

/** Returns the labels of Post Tender's steps, and what its summary says of a field. */
export function useTenderSteps(): FormStepTexts<TenderValues> {
  const { t, locale } = useTexts();
  const tagText = useTagText();
  const textOf = (name: keyof TenderValues, values: TenderValues): string => {
    switch (name) {
      case 'category':
        return values.category && tagText(values.category);
      case 'deadline':
        return values.deadline ? deadlineTime(values.deadline, locale) : '';
      case 'budget_min':
      case 'budget_max': {
        const amount = numberOf(values[name]);
        return amount === null ? '' : tenderMoney(amount, values.currency);
      }
      case 'requirements':
        return TENDER_FIELDS.send(values).requirements.join('\n');
      case 'sealed':
        return values.sealed ? t('steps.sealed') : '';
      case 'is_multi_award':
      case 'shows_award':
        return values[name] ? t('steps.sealed') : '';
      case 'tags':
        return values.tags.join(', ');
      case 'existingFiles':
        return values.existingFiles.map((file) => file.name).join('\n');
      case 'files':
        return values.files.map(({ file }) => file.name).join('\n');
      // Each amount names its currency.
      case 'currency':
      case 'status':
        return '';
      default:
        return values[name].trim();
    }
  };
  return {
    labelOf(id) {
      const step = TENDER_STEPS.find((one) => one.id === id);
      return step ? t(`steps.${step.id}`) : '';
    },
    fieldOf(name, values) {
      const value = textOf(name, values);
      return value === '' || name === 'status' ? null : { label: t(`fields.${name}`), value };
    },
  };
}
