import { EVENT_TYPES } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Words a type of the wire; one that is not known is shown as it is (EVT-018). */
export function useType(): (type: string) => string {
  const { t } = useTexts();
  return (type) => {
    const known = EVENT_TYPES.find((one) => one === type);
    return known ? t(`types.${known}`) : type;
  };
}
