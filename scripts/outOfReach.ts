/** Ends of subscriptions and other actors that fail only where the code does. */
const FAULTS = [
  'comments on xstate.error.actor.comments',
  'commentBox on xstate.error.actor.draft',
  'composer on xstate.error.actor.draft',
  'connection on xstate.error.actor.page',
  'connection.reaching on xstate.error.actor.socket',
  'draft on xstate.error.actor.0.draft',
  'feed on xstate.error.actor.posts',
  'inbox on xstate.error.actor.news',
  'inbox.ready.live on always',
  'messageBox on xstate.error.actor.draft',
  'news on xstate.error.actor.attention',
  'outbox on xstate.error.actor.keeper',
  'outbox on xstate.error.actor.watchRooms',
  'portal on xstate.error.actor.*',
  'portal on xstate.error.actor.session',
  'portal on xstate.error.actor.signOuts',
  'room on xstate.error.actor.news',
  'sampleForm on xstate.error.actor.draft',
  'sampleList on xstate.error.actor.0.sampleList',
  'sampleRead on xstate.error.actor.0.sampleRead',
  'session.signedOut.resting on xstate.error.actor.0.session.signedOut.resting',
  'session.unreachable on xstate.error.actor.0.session.unreachable',
  'signOuts.waiting on xstate.error.actor.0.signOuts.waiting',
];

/**
 * States and transitions that no story can reach, and why. They are handled all the same, each with
 * its test in the machine's own; what a member can cause does not belong here.
 */
export const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'fileFacts.reading on xstate.error.actor.0.fileFacts.reading':
    'its actor settles every file by itself',
  'picture.failed on xstate.error.actor.0.picture.failed': "listens to the browser's own event",
  ...Object.fromEntries(FAULTS.map((name) => [name, 'a machine that throws fails its story'])),
};
