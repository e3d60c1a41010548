import type { IndustryTag, Role } from '@saudagar/contract';

/** A member of the demo community. Emails and phone numbers are derived: none can be a real one. */
export interface DemoMember {
  username: string;
  name: string;
  company?: string;
  location: string;
  tags: readonly IndustryTag[];
  verified?: boolean;
  role?: Role;
  /** Set only for the accounts printed at start. */
  email?: string;
  /** A file in `account/portraits`; members without one keep their initials. */
  portrait?: string;
}
