import type { API } from 'storybook/manager-api';
import { PANEL_ID } from '../protocol.ts';

/** The selection in the current story. */
export interface Choice {
  /** Id of a machine. */
  machine: string | null;
  /** Id of a state of that machine. */
  state: string | null;
}

type Address = Pick<API, 'getQueryParam' | 'applyQueryParams'>;

/** Reads the selection from Storybook's URL, so that a link restores it. */
export const choiceIn = (address: Address): Choice => ({
  machine: address.getQueryParam('machine') ?? null,
  state: address.getQueryParam('state') ?? null,
});

/** Writes the selection into the URL, with the panel that shows it. */
export const choose = (address: Address, choice: Choice): void =>
  write(address, { ...choice, addonPanel: PANEL_ID });

/** Removes the selection from the URL when another story opens. */
export function forgetChoice(address: Address): void {
  if (choiceIn(address).machine === null) return;
  write(address, { machine: null, state: null, addonPanel: null });
}

function write(address: Address, params: Record<string, string | null>): void {
  // Storybook removes a null parameter, but its types allow strings only.
  address.applyQueryParams(params as Record<string, string>, { replace: true });
}
