'use client';

export type { FlagDialogProps } from './FlagDialog.tsx';
export { flagDialog } from './flag.ts';
export { Warning, type WarningProps } from './warning/Warning.tsx';
