import { useTexts } from '../texts.ts';

/** Returns a function that translates errors of the group forms (GRP-073–076). */
export function useRuleText(): (name: string, rule: string) => string {
  const { t } = useTexts();
  return (name, rule) => {
    const isRequired = rule === 'required';
    if (name === 'name') return t(isRequired ? 'form.nameRequired' : 'form.nameShort');
    return t(isRequired ? 'form.descriptionRequired' : 'form.descriptionShort');
  };
}
