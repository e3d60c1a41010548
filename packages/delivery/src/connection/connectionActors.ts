import { getMe, openSocket, socketAddress } from '@saudagar/contract';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import type { ActorRefFrom } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';
import {
  type ConnectionEvent,
  type ConnectionNews,
  connectionMachine,
} from './connectionMachine.ts';

/** Age of the page in milliseconds; one of the two clocks stops while a device sleeps. */
const pageAge = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** Provides the connection with the portal's session and the page around it. */
const provideConnection = ({ client, session, getToken }: Portal) =>
  connectionMachine.provide({
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: connection', error),
      invalidateAccount: () => session.send({ type: 'user.outdated' }),
    },
    actors: {
      socket: fromCallback<ConnectionEvent>(({ sendBack, receive }) => {
        const baseUrl = client.address('/').slice(0, -1);
        const address = getToken().then(
          (token) => token && socketAddress(token, { baseUrl, origin: window.location.origin }),
        );
        const { say, shut } = openSocket(address, {
          onOpen: (quietMs) => sendBack({ type: 'socket.opened', isCurrent: quietMs > pageAge() }),
          onEvents: (events) => sendBack({ type: 'socket.delivered', events }),
          onClose: (code) => sendBack({ type: 'socket.closed', code }),
        });
        receive((event) => event.type === 'command.given' && say(event.command));
        return shut;
      }),
      checkSession: fromPromise(async ({ signal }) => {
        await client.call(getMe, { signal });
      }),
      watchPage: fromCallback(({ sendBack }) => {
        let wasSignedIn: boolean | undefined;
        const reportSession = () => {
          const isSignedIn = session.getSnapshot().matches('signedIn');
          if (isSignedIn !== wasSignedIn) sendBack({ type: 'session.changed', isSignedIn });
          wasSignedIn = isSignedIn;
        };
        const reportNetwork = () =>
          sendBack({ type: 'network.changed', isOnline: navigator.onLine });
        const reportVisibility = () =>
          document.visibilityState === 'visible' && sendBack({ type: 'page.shown' });
        reportNetwork();
        reportSession();
        const { unsubscribe } = session.subscribe(reportSession);
        document.addEventListener('visibilitychange', reportVisibility);
        window.addEventListener('online', reportNetwork);
        window.addEventListener('offline', reportNetwork);
        return () => {
          unsubscribe();
          document.removeEventListener('visibilitychange', reportVisibility);
          window.removeEventListener('online', reportNetwork);
          window.removeEventListener('offline', reportNetwork);
        };
      }),
    },
  });

/** The page's only connection, started on first use. */
export const getSocket = (portal: Portal): ActorRefFrom<typeof connectionMachine> =>
  startPersistentActor(portal, 'messaging.connection', provideConnection, undefined);

/**
 * Subscribes to the connection's events, starting with its current state. Returns the unsubscriber.
 */
export function subscribeConnection(
  portal: Portal,
  listener: (news: ConnectionNews) => void,
): () => void {
  const connection = getSocket(portal);
  const subscription = connection.on('*', listener);
  if (connection.getSnapshot().hasTag('live')) listener({ type: 'connection.opened' });
  return () => subscription.unsubscribe();
}
