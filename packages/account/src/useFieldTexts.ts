import { useTexts } from './texts.ts';
import type { RegistrationValues } from './validateRegistration.ts';

/** Words the rule that a field violates. */
export function useFieldTexts() {
  const { t } = useTexts();
  return (name: keyof RegistrationValues, rule: string) =>
    rule === 'required' ? t('required', { field: t(`field.${name}`) }) : t(`invalid.${name}`);
}
