'use client';

export type { FlagDialogProps } from './FlagDialog.tsx';
export { flagDialog } from './flag.ts';
export { flagMachine } from './flagFlow.ts';
export { answerMachine } from './warning/answerFlow.ts';
export { Warning, type WarningProps } from './warning/Warning.tsx';
export { warningMachine } from './warning/warningFlow.ts';
