import { FLAG_REASONS, FlaggedType } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Moderation outcomes, as flags and the audit log name them. */
const OUTCOMES = [
  'dismissed',
  'warned',
  'removed',
  'dismiss_flag',
  'warn_user',
  'remove_content',
  'undo_review',
  'restore_content',
  'view_message',
] as const;

const among = <Known extends string>(all: readonly Known[], name: string) =>
  all.find((one) => one === name);

/** Returns functions that translate names of the server; unknown names stay as they are. */
export function useWords() {
  const { t } = useTexts();
  return {
    reason(name: string) {
      const known = among(FLAG_REASONS, name);
      return known ? t(`reasons.${known}`) : name;
    },
    type(name: string) {
      const known = among(FlaggedType.options, name);
      return known ? t(`types.${known}`) : name;
    },
    outcome(name: string) {
      const known = among(OUTCOMES, name);
      return known ? t(`outcomes.${known}`) : name;
    },
  };
}
