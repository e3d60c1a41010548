import list from '../account/members.json' with { type: 'json' };
import type { DemoMember } from './member.ts';

/** The people of the demo community. Usernames carry no dot, so that each can be mentioned. */
export const members = list as readonly DemoMember[];
