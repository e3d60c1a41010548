'use client';

export type { FlagDialogProps } from './FlagDialog.tsx';
export { flagDialog } from './flag.ts';
export { flagMachine } from './flagMachine.ts';
export { answerMachine } from './warning/answerMachine.ts';
export { Warning, type WarningProps } from './warning/Warning.tsx';
export { warningMachine } from './warning/warningMachine.ts';
