import type { API } from 'storybook/manager-api';
import { PANEL_ID } from '../protocol.ts';

/** What somebody chose to look at in the story that is shown. */
export interface Choice {
  /** Id of a machine. */
  machine: string | null;
  /** Id of a state of that machine. */
  state: string | null;
}

type Address = Pick<API, 'getQueryParam' | 'applyQueryParams'>;

/** Reads the choice from Storybook's address, so that a link shows what its sender saw. */
export const choiceIn = (address: Address): Choice => ({
  machine: address.getQueryParam('machine') ?? null,
  state: address.getQueryParam('state') ?? null,
});

/** Writes the choice into the address, with the panel that shows it. */
export const choose = (address: Address, choice: Choice): void =>
  write(address, { ...choice, addonPanel: PANEL_ID });

/** Removes the choice from the address: another story is shown. */
export function forgetChoice(address: Address): void {
  if (choiceIn(address).machine === null) return;
  write(address, { machine: null, state: null, addonPanel: null });
}

function write(address: Address, params: Record<string, string | null>): void {
  // Storybook removes a parameter that is null; its types know only of those that are set.
  address.applyQueryParams(params as Record<string, string>, { replace: true });
}
