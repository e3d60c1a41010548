import { AUDIT_ACTIONS } from '@saudagar/contract';
import {
  type AddressField,
  type AddressState,
  choiceField,
  textField,
} from '@saudagar/flows/react';

/** A day as `2026-11-24`; what is no day reads as none. */
const dayField: AddressField<string> = {
  read: ([value = '']) => (isDay(value) ? value : ''),
  write: (day) => (day === '' ? [] : [day]),
};

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The state of the Audit Log tab, by the names of the query parameters. */
export const logFields = {
  log_act: choiceField(['', ...AUDIT_ACTIONS], ''),
  log_search: textField,
  log_from: dayField,
  log_to: dayField,
};

/** What the Audit Log tab shows, as its address says it. */
export type LogState = AddressState<typeof logFields>;

/** Changes what the address says. */
export type ChangeLog = (change: Partial<LogState>, how?: 'push' | 'replace') => void;

/** Everything, newest first. */
export const CLEARED = {
  log_act: '',
  log_search: '',
  log_from: '',
  log_to: '',
} as const satisfies LogState;
