import { EVENT_TYPES } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Returns a function that translates an event type; unknown ones stay as they are (EVT-018). */
export function useType(): (type: string) => string {
  const { t } = useTexts();
  return (type) => {
    const known = EVENT_TYPES.find((one) => one === type);
    return known ? t(`types.${known}`) : type;
  };
}
