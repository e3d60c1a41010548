import { AUDIT_ACTIONS } from '@saudagar/contract';
import {
  type AddressField,
  type AddressState,
  choiceField,
  textField,
} from '@saudagar/flows/react';

/** A day such as `2026-11-24`; anything else reads as empty. */
const dayField: AddressField<string> = {
  read: ([value = '']) => (isDay(value) ? value : ''),
  write: (day) => (day === '' ? [] : [day]),
};

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Query parameters of the Audit Log tab and how they are read. */
export const logFields = {
  log_act: choiceField(['', ...AUDIT_ACTIONS], ''),
  log_search: textField,
  log_from: dayField,
  log_to: dayField,
};

/** State of the Audit Log tab, as read from its address. */
export type LogState = AddressState<typeof logFields>;

/** Changes the state in the address. */
export type ChangeLog = (change: Partial<LogState>, how?: 'push' | 'replace') => void;

/** Cleared filters: everything, newest first. */
export const CLEARED = {
  log_act: '',
  log_search: '',
  log_from: '',
  log_to: '',
} as const satisfies LogState;

/** Checks whether the range of days ends before it begins, which the server refuses. */
export const isBackwards = ({ log_from, log_to }: Pick<LogState, 'log_from' | 'log_to'>): boolean =>
  log_from !== '' && log_to !== '' && log_to < log_from;
