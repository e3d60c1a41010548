import { type HashtagUse, type SuggestedMember, searchKey } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** A trigger, `@` or `#`, and the text typed after it. */
export interface Typed {
  sign: '@' | '#';
  text: string;
}

/** A post or a group in which members are mentioned, if any. */
export interface ReadBy {
  groupId?: string | undefined;
  postId?: string | undefined;
}

/** A suggested member or hashtag. */
export type Found =
  | { sign: '@'; username: string; member: SuggestedMember }
  | { sign: '#'; hashtag: HashtagUse };

/** Milliseconds without a key press before the server is queried. */
const ASK_DELAY = 150;

export interface SuggestionsContext {
  readBy: ReadBy;
  typed: Typed | null;
  /** Matches, best first. */
  found: Found[];
}

/** `text.typed` with null when neither a hashtag nor a mention is being typed. */
export type SuggestionsEvent = { type: 'text.typed'; typed: Typed | null };

/**
 * Members and hashtags that complete the text (FEED-009, FEED-010). The last text typed wins; known
 * results are narrowed at once. Failures are silent: the next key sends another request.
 */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    input: {} as { readBy: ReadBy },
    events: {} as SuggestionsEvent,
  },
  actors: {
    find: fromPromise<Found[], Typed & { readBy: ReadBy }>(() => {
      throw new Error('suggestions: provide find');
    }),
  },
  actions: {
    noteTyped: assign(({ context }, { typed }: { typed: Typed }) => ({
      typed,
      found: context.typed?.sign === typed.sign ? context.found.filter(fits(typed.text)) : [],
    })),
    keepFound: assign((_, { found }: { found: Found[] }) => ({ found })),
    forget: assign({ typed: null, found: [] }),
  },
  guards: {
    /** Also for a bare trigger: the server returns the likeliest members and most used hashtags. */
    canAsk: (_, { typed }: { typed: Typed | null }) => typed !== null,
  },
  delays: { askDelay: ASK_DELAY },
}).createMachine({
  id: 'suggestions',
  context: ({ input: { readBy } }) => ({ readBy, typed: null, found: [] }),
  initial: 'resting',
  on: {
    'text.typed': [
      {
        guard: { type: 'canAsk', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'noteTyped', params: ({ event }) => ({ typed: event.typed as Typed }) },
      },
      { target: '.resting', actions: 'forget' },
    ],
  },
  states: {
    resting: {},
    waiting: { after: { askDelay: 'asking' } },
    asking: {
      invoke: {
        src: 'find',
        input: ({ context: { typed, readBy } }) => ({ ...(typed as Typed), readBy }),
        onDone: {
          target: 'found',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'failed',
      },
    },
    found: {},
    failed: {},
  },
});

/** Returns a filter for results that still match the text, as far as the client can tell. */
function fits(text: string) {
  const typed = searchKey(text);
  return (found: Found) => {
    if (found.sign === '#') return searchKey(found.hashtag.tag).startsWith(typed);
    const name = found.member.full_name ?? '';
    return [found.username, name, ...name.split(' ')].some((one) =>
      searchKey(one).startsWith(typed),
    );
  };
}
