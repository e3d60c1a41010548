import { EVENT_TYPES } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Names a type of event; one that another server knows besides ours stays as it is. */
export function useTypeName(): (type: string) => string {
  const { t } = useTexts();
  return (type) => {
    const known = EVENT_TYPES.find((one) => one === type);
    return known ? t(`types.${known}`) : type;
  };
}
