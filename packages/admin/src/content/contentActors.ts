import {
  ApiError,
  decideContent,
  listPendingContent,
  type PendingContent,
} from '@saudagar/contract';
import { draftField } from '@saudagar/flows';
import {
  formDraft,
  type OutdatedArea,
  provideFlow,
  publishOutdated,
  read,
} from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishAdmin, subscribeAdmin } from '../changes/changes.ts';
import {
  contentDecisionMachine,
  type DecisionSubject,
  type DecisionValues,
} from './contentDecisionMachine.ts';
import { keyOf, pendingContentMachine } from './pendingContentMachine.ts';

/** Where content of a type stands as members see it. */
const AREAS = { resource: 'resources', group: 'groups', event: 'events' } as const satisfies Record<
  DecisionSubject['type'],
  OutdatedArea
>;

/** What waits on the portal's client; what was decided goes, and the list is read again (ADM-123). */
export const providePendingContent = (portal: Portal) =>
  provideFlow(pendingContentMachine, {
    actors: {
      loadPage: read(
        portal,
        listPendingContent,
        ({ cursor }: { query: null; cursor: string | null }) => ({
          query: cursor === null ? {} : { cursor },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.about === 'settled')
            sendBack({
              type: 'items.changed',
              change: (items: readonly PendingContent[]) =>
                items.filter((one) => keyOf(one) !== news.key),
            });
          if (['content', 'resource', 'resources'].includes(news.about))
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** A decision on the portal's client. One about what waits no longer brings the list up to date. */
export const provideContentDecision = (portal: Portal) =>
  provideFlow(contentDecisionMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { type, id, action } = subject;
        try {
          await portal.client.call(decideContent, {
            params: { content_type: type, id },
            query: { action, ...body },
          });
        } catch (error) {
          const { status } = ApiError.from(error);
          if (status === 404 || status === 409) publishAdmin(portal, { about: 'content' });
          throw error;
        }
      }),
      draft: formDraft<DecisionValues, DecisionSubject>(portal, {
        name: ({ type, id, action }) => `admin.decision.${type}.${id}.${action}`,
        fields: { notes: draftField.text },
      }),
    },
    actions: {
      publish: (_, { subject }) => {
        publishAdmin(portal, {
          about: 'settled',
          key: keyOf({ content_type: subject.type, id: subject.id }),
        });
        publishAdmin(portal, { about: 'content' });
        publishOutdated(portal, AREAS[subject.type]);
      },
    },
  });
