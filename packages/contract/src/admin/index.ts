export { FLAG_REASONS, FlaggedType, FlagReason, flagContent } from './flags.ts';
