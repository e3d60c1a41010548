'use client';

export {
  ModerationDecision,
  type ModerationDecisionProps,
} from './decisions/ModerationDecision.tsx';
export { Warning, type WarningProps } from './decisions/Warning.tsx';
export type { FlagDialogProps } from './FlagDialog.tsx';
export { flagDialog } from './flag.ts';
export { ReasonField, type ReasonFieldProps } from './ReasonField.tsx';
export { RevisionNotice, type RevisionNoticeProps } from './revision/RevisionNotice.tsx';
