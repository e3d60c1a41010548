import type { Community } from '@saudagar/mocks';
import type { Locator } from 'playwright';
import type { Journey } from '../journeys/journey.ts';
import type { PageUser } from '../journeys/pageUser.ts';

export type { PageUser };

/**
 * An act of a member on a page; the sweep finds out which calls it makes. Calls of `reach` belong
 * to another scenario.
 */
export interface Scenario extends Omit<Journey, 'press'> {
  /** The member's act, in a few words. */
  does: string;
  /** Path of the page, as in the host's table of pages. */
  page: string;
  /** The address, when the page's path has a variable part. @default `page` */
  path?: string;
  /** The narrowest window that shows it, in px. @default any */
  from?: number;
  /** The acting member; null for a visitor. @default 'member-1' */
  as?: string | null;
  /** Adds content to the community. */
  given?: (community: Community) => void;
  /** Names of chosen files, which must stay as well. */
  keeps?: readonly string[];
  /** True for a secret, which is typed again after signing in. @default false */
  isSecret?: boolean;
  /** The control that triggers the act. @default the page is opened */
  press?: Journey['press'];
  /** Text to type after the press. @default none */
  types?: string;
  /**
   * True when success leaves no trace on the page: a failure must be reported always. @default
   * false
   */
  isTraceless?: boolean;
  /** The element that reports a failure in place, without alert or notice. */
  failureMessage?: (user: PageUser) => Locator;
  /** Address after signing in again. @default the same */
  returnsTo?: string;
  /**
   * Calls that may fail silently, by name, each with the reason. A read that fails silently needs
   * none when the scenario succeeds all the same.
   */
  unsaid?: Readonly<Record<string, string>>;
}
