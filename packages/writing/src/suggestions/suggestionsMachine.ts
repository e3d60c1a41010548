import { type HashtagUse, type Member, searchKey } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** What is being typed: `@` or `#`, and what stands behind it. */
export interface Typed {
  sign: '@' | '#';
  text: string;
}

/** What may be meant by it. */
export type Found =
  | { sign: '@'; username: string; member: Member }
  | { sign: '#'; hashtag: HashtagUse };

/** Milliseconds without another key until the server is asked. */
const ASK_DELAY = 150;

export interface SuggestionsContext {
  typed: Typed | null;
  /** What fits, best first. */
  found: Found[];
}

/** `text.typed` with null once no hashtag and no mention is being typed. */
export type SuggestionsEvent = { type: 'text.typed'; typed: Typed | null };

/**
 * Names and hashtags to go on with (FEED-009, FEED-010). The last text typed wins; what is known
 * already is narrowed at once. A failure is quiet: the next key asks again.
 */
export const suggestionsMachine = setup({
  types: { context: {} as SuggestionsContext, events: {} as SuggestionsEvent },
  actors: {
    find: fromPromise<Found[], Typed>(() => {
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
    /** A bare sign too: the server knows the likeliest members and the most used hashtags. */
    canAsk: (_, { typed }: { typed: Typed | null }) => typed !== null,
  },
  delays: { askDelay: ASK_DELAY },
}).createMachine({
  id: 'suggestions',
  context: { typed: null, found: [] },
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
        input: ({ context }) => context.typed as Typed,
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

/** Whether something found may still be meant by what is typed, as far as can be seen from here. */
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
