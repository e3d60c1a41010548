import { useTexts } from '../texts.ts';

/** Words what is wrong with a group's fields (GRP-073–076). */
export function useRuleText(): (name: string, rule: string) => string {
  const { t } = useTexts();
  return (name, rule) => {
    const isRequired = rule === 'required';
    if (name === 'name') return t(isRequired ? 'form.nameRequired' : 'form.nameShort');
    return t(isRequired ? 'form.descriptionRequired' : 'form.descriptionShort');
  };
}
