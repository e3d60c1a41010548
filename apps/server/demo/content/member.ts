import type { IndustryTag, Role } from '@saudagar/contract';
import type { Portrait } from '../pictures/people.ts';

/** A member of the demo community. Emails and phone numbers are derived: none can be a real one. */
export interface DemoMember {
  username: string;
  name: string;
  company?: string;
  location: string;
  tags: readonly IndustryTag[];
  verified?: true;
  role?: Role;
  /** Only the accounts printed at start have one of their own. */
  email?: string;
  /** Members without a portrait keep their initials. */
  portrait?: Portrait;
}
