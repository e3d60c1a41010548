import type { FieldError } from './fieldError.ts';
import { useTexts } from './texts.ts';
import type { RegistrationValues } from './validateRegistration.ts';

/** Says what is wrong with a field: the server's words first, else which rule it breaks. */
export function useFieldTexts() {
  const { t } = useTexts();
  return (name: keyof RegistrationValues, error: FieldError | undefined): string | undefined => {
    if (typeof error === 'object') return error.detail;
    if (error === 'required') return t('required', { field: t(`field.${name}`) });
    return error && t(`invalid.${name}`);
  };
}
