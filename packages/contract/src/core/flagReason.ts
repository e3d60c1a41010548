import { z } from 'zod/mini';

/** Reasons for flagging and removing content (FEED-155–161). */
export const FLAG_REASONS = [
  'spam',
  'inappropriate',
  'harassment',
  'hate_speech',
  'fake_news',
  'copyright',
  'other',
] as const;
export const FlagReason = z.enum(FLAG_REASONS);
export type FlagReason = z.infer<typeof FlagReason>;
