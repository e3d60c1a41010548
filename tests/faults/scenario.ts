import type { Community } from '@saudagar/mocks';
import type { Locator } from 'playwright';
import type { Journey } from '../journeys/journey.ts';
import type { PageUser } from '../journeys/pageUser.ts';

export type { PageUser };

/**
 * Something that a member does on a page, told once; the sweep finds out which calls it makes. What
 * `reach` calls is another scenario's.
 */
export interface Scenario extends Omit<Journey, 'press'> {
  /** What the member does, in a few words. */
  does: string;
  /** The page it happens on, as in the host's table of pages. */
  page: string;
  /** The address, where the page's path has a variable part. @default `page` */
  path?: string;
  /** The narrowest window it is there in, px. @default any */
  from?: number;
  /** Who does it; null for a visitor. @default 'member-1' */
  as?: string | null;
  /** What else there is in the community. */
  given?: (community: Community) => void;
  /** Names of what was chosen and is no field's text: files. They have to stay as well. */
  keeps?: readonly string[];
  /** What is typed is a secret: it is typed anew after signing in again. @default false */
  isSecret?: boolean;
  /** What is pressed to do it. @default the page is opened */
  press?: Journey['press'];
  /** What is typed once that is pressed. @default nothing */
  types?: string;
  /** Done, it leaves nothing to be seen on the page: then a failure has to be told always. @default false */
  isTraceless?: boolean;
  /** Where its own place tells of a failure, and no alert or notice does. */
  failureMessage?: (user: PageUser) => Locator;
  /** Where the member is after signing in again. @default where they were */
  returnsTo?: string;
  /**
   * Calls that fail without a word, by name, each with the reason why that is right. A read that
   * fails unsaid needs none where the scenario gets done all the same.
   */
  unsaid?: Readonly<Record<string, string>>;
}
