/** A question of somebody who reviews, and where its answer is. */
export interface Question {
  ask: string;
  /** Words typed into Storybook's search. */
  type: string;
  /** Boards, `Tenders / One tender`, or stories in them, that answer it. */
  find: readonly string[];
}

/** Asked by people who had read what the product does, and had not seen its stories. */
export const questions: readonly Question[] = [
  {
    ask: 'What is shown when a member types the wrong password?',
    type: 'wrong password',
    find: ['Account / Sign in (log in) / Wrong password (invalid login)'],
  },
  {
    ask: 'What happens when the session has run out while someone is working?',
    type: 'session expired',
    find: ['The app / Open the app, sign in and out / Session ended: sign in again (expired)'],
  },
  {
    ask: 'What does a newcomer see whose e-mail is already taken?',
    type: 'email already used',
    find: ['Account / Register (sign up) / Email already registered'],
  },
  {
    ask: 'How does someone who forgot their password get back in?',
    type: 'forgot password',
    find: ['Account / Forgot password (reset link)'],
  },
  {
    ask: 'What does the very first visit look like?',
    type: 'welcome',
    find: ['Home / Home page / First visit (welcome, onboarding)'],
  },
  {
    ask: 'What does the feed look like when nobody has posted?',
    type: 'empty feed',
    find: ['Feed / Read the feed / Empty feed (no posts yet)'],
  },
  {
    ask: 'What happens when a post could not be sent?',
    type: 'post failed',
    find: ['Feed / Write a post / Post failed: text kept, to share again'],
  },
  {
    ask: 'What does a member see when their post is too long?',
    type: 'post too long',
    find: ['Feed / Write a post / Post too long: nothing is shared'],
  },
  {
    ask: 'What is said about a file that is too big?',
    type: 'file too large',
    find: ['Feed / Add files to a post / File too large for the server'],
  },
  {
    ask: 'How does a member report a spam post?',
    type: 'report spam post',
    find: [
      'Reports and flags / Report content to moderators (flag) / Report spam or another reason',
    ],
  },
  {
    ask: 'What if the member has already reported that post?',
    type: 'already reported',
    find: [
      'Reports and flags / Report content to moderators (flag) / Already reported (flagged before)',
    ],
  },
  {
    ask: 'What does a link to a deleted post show?',
    type: 'deleted post',
    find: ['Posts / One post on its own page / Deleted post (not found, not visible)'],
  },
  {
    ask: 'What is shown without a connection?',
    type: 'offline',
    find: ['Boards / Offline: all states without a connection'],
  },
  {
    ask: 'What does a private group look like from outside?',
    type: 'private group',
    find: ['Groups / One group / Private group, seen by a non-member'],
  },
  {
    ask: 'What does a merchant see when leaving a group?',
    type: 'leave group',
    find: ['Groups / One group / Leave the group?'],
  },
  {
    ask: "What does a group's owner see when somebody asks to join?",
    type: 'join request',
    find: ['Groups / One group / Join requests, waiting for approval'],
  },
  {
    ask: 'What do the connections show a member who knows nobody yet?',
    type: 'no connections',
    find: ['Network / Connections / No connections yet'],
  },
  {
    ask: 'What if the search for people finds nobody?',
    type: 'no results',
    find: [
      'Network / Suggestions, requests, invitations, insights / No results: nobody matches the search',
    ],
  },
  {
    ask: 'What does a member see before removing somebody from their network?',
    type: 'remove connection',
    find: [
      'Network / Connections / End the connection? (remove, disconnect)',
      'Network / Connections',
    ],
  },
  {
    ask: 'What does a chat look like when a message did not go out?',
    type: 'message not sent',
    find: [
      'Messaging / Read and write in a conversation (chat) / Message not sent: Retry or Remove (send failed)',
    ],
  },
  {
    ask: 'What do the messages look like before any chat?',
    type: 'no messages',
    find: ['Messaging / Messages (inbox) / No messages yet (no conversations)'],
  },
  {
    ask: 'What happens when an event has no seats left?',
    type: 'sold out event',
    find: ['Events / One event / Event full (sold out, no spots)'],
  },
  {
    ask: 'What does somebody on the waiting list see?',
    type: 'waitlist',
    find: ['Events / Register for an event (sign up) / Event full: on the waitlist (queue)'],
  },
  {
    ask: 'What does the organizer see when moving an event that people registered for?',
    type: 'change event date',
    find: ['Events / Edit an event / Change event date or place: tell everyone?'],
  },
  {
    ask: 'What does a cancelled event look like?',
    type: 'cancelled event',
    find: ['Events / One event / Cancelled event (called off)'],
  },
  {
    ask: 'What does a supplier see when their bid was turned down?',
    type: 'bid rejected',
    find: ['Tenders / My proposals (bids I made) / My proposals, one rejected (lost bid)'],
  },
  {
    ask: 'What does the buyer see when picking a winner?',
    type: 'accept proposal',
    find: [
      'Tenders / Accept a bid (award, choose the winner) / Accept proposal: bid accepted, tender closed',
    ],
  },
  {
    ask: 'What does a tender look like after its deadline?',
    type: 'deadline passed',
    find: ['Tenders / Find tenders (browse, search) / Single budget, no budget, deadline passed'],
  },
  {
    ask: 'What if a resource has nothing behind it?',
    type: 'content not available',
    find: ['Resources / Read or watch one resource / Content not available (broken resource)'],
  },
  {
    ask: 'What does a member see who goes to the admin page?',
    type: 'no permission',
    find: ['Admin Center / Admin center / No permission: access denied to a member'],
  },
  {
    ask: 'What does the moderator see when there is nothing to review?',
    type: 'all clear',
    find: ['Admin Center / Review reports (flags, complaints) / All clear: no reports waiting'],
  },
  {
    ask: "What does the admin see after resetting someone's password?",
    type: 'temporary password',
    find: [
      'Admin Center / Change a user: role, suspend, password / Temporary password (password reset)',
    ],
  },
  {
    ask: 'What does someone see who is locked out after too many tries?',
    type: 'too many attempts',
    find: ['Account / Sign in (log in) / Too many attempts: wait (rate limit)'],
  },
  {
    ask: 'What does a suspended member see when signing in?',
    type: 'account suspended',
    find: ['Account / Sign in (log in) / Account suspended: until when, and why'],
  },
  {
    ask: 'What does the sign-up form look like with missing fields?',
    type: 'sign up errors',
    find: ['Account / Register (sign up) / Sign-up errors: required fields are missing'],
  },
  {
    ask: 'What does a mistyped address show?',
    type: 'page not found',
    find: ['The app / Open the app, sign in and out / Unknown address leads home (page not found)'],
  },
  {
    ask: 'What does the reader see when a picture is broken?',
    type: 'broken image',
    find: ['Files / Images side by side (gallery) / Broken image among others'],
  },
  {
    ask: 'What does a post look like while its files are on their way?',
    type: 'upload progress',
    find: ["Feed / Add files to a post / Upload progress of a post's files"],
  },
  {
    ask: 'What do people see when the comments could not be loaded?',
    type: 'comments error',
    find: ['Posts / Read comments / Comments error: not loaded, to retry'],
  },
  {
    ask: 'How can a member hide posts with some words?',
    type: 'hide keywords',
    find: ['Feed / Feed settings: filter and hide posts'],
  },
  {
    ask: 'What does the owner see when setting up a new group?',
    type: 'create group',
    find: ['Groups / Create or edit a group / Create group: empty form'],
  },
  {
    ask: 'What does a group name that is too short show?',
    type: 'group name error',
    find: ['Groups / Create or edit a group / Group name error: missing or too short'],
  },
  {
    ask: 'Where are the people who asked to connect?',
    type: 'connection requests',
    find: [
      'Network / Suggestions, requests, invitations, insights / Connection requests, incoming and sent',
    ],
  },
  {
    ask: 'What does an invitation that ran out look like?',
    type: 'expired invite',
    find: ['Network / Open an invitation link as a member / Expired invite (cancelled, used up)'],
  },
  {
    ask: 'How do conversations with unread messages look?',
    type: 'unread',
    find: ['Messaging / Messages (inbox) / Unread counts'],
  },
  {
    ask: 'What does the list of notifications look like with none?',
    type: 'notifications empty',
    find: ['Notifications / List of notifications / Notifications empty (none yet)'],
  },
  {
    ask: "What does deleting one's own account look like?",
    type: 'delete my account',
    find: [
      'Settings / Password, devices, data, delete account / Delete the account? (close account)',
    ],
  },
  {
    ask: 'What does a wrong kind of profile picture give?',
    type: 'photo upload error',
    find: ['Profile / Change your photo (avatar) / Photo upload error: file type not accepted'],
  },
  {
    ask: 'What if two moderators handle the same report?',
    type: 'already reviewed',
    find: [
      'Admin Center / Review reports (flags, complaints) / Already reviewed by another moderator',
    ],
  },
  {
    ask: 'What does a supplier fill in to make an offer?',
    type: 'submit bid',
    find: ['Tenders / Submit a proposal (make a bid) / Submit bid: the empty form (make an offer)'],
  },
];
