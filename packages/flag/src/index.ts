'use client';

export type { FlagDialogProps } from './FlagDialog.tsx';
export { flagDialog } from './flag.ts';
export { flagMachine } from './flagMachine.ts';
