'use client';

export type { FlagDialogProps } from './FlagDialog.tsx';
export { flagDialog } from './flag.ts';
export { RevisionNotice, type RevisionNoticeProps } from './revision/RevisionNotice.tsx';
export { Warning, type WarningProps } from './warning/Warning.tsx';
