import { findConnection, listSuggestions, type Suggestion } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type Relationship, relationshipOf } from '../changes/relationship.ts';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** A suggestion with the current relationship to the member. */
export type RelatedSuggestion = Suggestion & Relationship;

/** Loads suggested members; a failure is silent (FEED-210). */
export const suggestionsMachine = readMachine<{ limit: number }, readonly RelatedSuggestion[]>({
  id: 'memberSuggestions',
  isEmpty: (suggestions) => suggestions.length === 0,
});

const NOTHING: Relationship = { relation: 'none', connectionId: null };

/**
 * Implements suggestions with the portal's client. Each keeps its place and follows both members'
 * actions; unavailable members are replaced.
 */
export const provideSuggestions = (portal: Portal) =>
  provideFlow(suggestionsMachine, {
    actors: {
      load: read(
        portal,
        listSuggestions,
        ({ query: { limit } }: { query: { limit: number } }) => ({ query: { limit } }),
        (suggestions) => suggestions.map((suggestion) => ({ ...suggestion, ...NOTHING })),
      ),
      subscribe: fromCallback(({ sendBack }) => {
        const asked = new Map<string, AbortController>();
        const change = (memberId: string, relationship: Relationship) =>
          sendBack({
            type: 'read.changed',
            change: (suggestions: readonly RelatedSuggestion[]) =>
              suggestions.map((one) =>
                one.user.id === memberId ? { ...one, ...relationship } : one,
              ),
          });
        const follow = async (memberId: string) => {
          asked.get(memberId)?.abort();
          const { signal } = putNew(asked, memberId);
          try {
            const params = { id: memberId };
            change(
              memberId,
              relationshipOf(await portal.client.call(findConnection, { params, signal })),
            );
          } catch {
            // Unavailable members are no longer suggested.
            if (!signal.aborted) sendBack({ type: 'read.outdated' });
          }
        };
        const stop = watchNetwork(portal, {
          onRelation: ({ memberId, relation, connectionId }) =>
            change(memberId, { relation, connectionId }),
          onSuggestion: ({ memberId, isHidden }) =>
            isHidden
              ? sendBack({
                  type: 'read.changed',
                  change: (suggestions: readonly RelatedSuggestion[]) =>
                    suggestions.filter(({ user }) => user.id !== memberId),
                })
              : sendBack({ type: 'read.outdated' }),
          onOutdated(memberIds) {
            if (memberIds === null) sendBack({ type: 'read.outdated' });
            else for (const memberId of memberIds) void follow(memberId);
          },
        });
        return () => {
          stop();
          for (const one of asked.values()) one.abort();
        };
      }),
    },
  });

/** Stores and returns a new controller for the latest request about a member. */
function putNew(asked: Map<string, AbortController>, memberId: string): AbortController {
  const controller = new AbortController();
  asked.set(memberId, controller);
  return controller;
}
