import { getMe, listPosts, logout, logoutEverywhere, type SignedIn } from '@saudagar/contract';
import { dropConnection, failWith, type Mocks, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { inspectActors } from '@saudagar/storybook-addon-statecharts';
import { Button, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { Activity, StrictMode, useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { assign, setup } from 'xstate';
import { useSession, useUser } from '../session/useSession.ts';
import { usePortal } from './PortalContext.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { usePersistentActor } from './useActors.ts';

/** A minimal persistent machine: idle while it holds no text. */
const draftMachine = setup({
  types: { context: {} as { text: string }, events: {} as { type: 'text.changed'; text: string } },
}).createMachine({
  id: 'note',
  context: { text: '' },
  initial: 'empty',
  on: {
    'text.changed': [
      { guard: ({ event }) => event.text === '', target: '.empty', actions: assign({ text: '' }) },
      { target: '.writing', actions: assign({ text: ({ event }) => event.text }) },
    ],
  },
  states: { empty: { tags: 'idle' }, writing: {} },
});

function Draft() {
  const actor = usePersistentActor('draft', () => draftMachine, undefined);
  const text = useSelector(actor, ({ context }) => context.text);
  return (
    <TextField
      label="Draft"
      value={text}
      onChange={(next) => actor.send({ type: 'text.changed', text: next })}
    />
  );
}

/** The session as a host sees it. */
function SessionPanel({ next }: { next?: SignedIn | null }) {
  const { client } = usePortal();
  const session = useSession();
  const user = useUser();
  const state = useSelector(session, ({ value }) =>
    typeof value === 'string' ? value : Object.keys(value).join(),
  );
  const ended = useSelector(session, (snapshot) => snapshot.context.ended);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p role="status">
        {state}
        {user && `: ${user.full_name}`}
        {ended && ` (${ended})`}
      </p>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Button onPress={() => session.send({ type: 'session.signedOut' })}>Sign out</Button>
        <Button onPress={() => session.send({ type: 'session.retried' })}>Retry</Button>
        <Button onPress={() => void client.call(listPosts).catch(() => {})}>Ask for posts</Button>
        {next && (
          <Button onPress={() => session.send({ type: 'session.started', signedIn: next })}>
            Sign in
          </Button>
        )}
        <Button onPress={() => setIsOpen(!isOpen)}>Open or close the draft</Button>
      </div>
      {isOpen && <Draft />}
    </div>
  );
}

const meta = preview.meta({
  title: 'Sign-in kept across pages and tabs',
  component: PortalProvider,
  // A test page of buttons, without visual regression tests.
  tags: ['no-picture'],
  args: { children: null },
  parameters: { portal: {} },
  render: () => <SessionPanel />,
});

/** The stored token is valid: the member is signed in. */
export const SignedInMember = meta.story({
  name: 'Signed in',
  async play({ canvas }) {
    await expect(await canvas.findByText('signedIn: Siti Rahmawati')).toBeVisible();
  },
});

/** No token is stored. */
export const SignedOut = meta.story({
  name: 'Not signed in',
  tags: ['visitor'],
  parameters: { portal: { signedInAs: null } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('signedOut')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByText('signedOut')).toBeVisible();
  },
});

/** The stored token is being validated. */
// SHELL-110, SHELL-111
export const Validating = meta.story({
  name: 'Sign-in being checked',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getMe));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('validating')).toBeVisible();
  },
});

/** The server rejects the token: it is dropped. */
export const Refused = meta.story({
  name: 'Sign-in no longer valid',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 401));
  },
  async play({ canvas, session }) {
    await expect(await canvas.findByText('signedOut (refused)')).toBeVisible();
    await expect(session.read()).toBeNull();
  },
});

/** Three failed tries: the token stays, and Retry asks again. */
export const Unreachable = meta.story({
  name: 'Server out of reach (cannot connect)',
  tags: ['failed', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(getMe));
  },
  async play({ canvas, session }) {
    await expect(await canvas.findByText('waiting')).toBeVisible();
    await expect(await canvas.findByText('unreachable', {}, { timeout: 10_000 })).toBeVisible();
    await expect(session.read()).not.toBeNull();
  },
});

/** The server recovers before the next try: Retry asks it at once. */
export const Reached = meta.story({
  name: 'Server back: signed in',
  beforeEach({ msw }) {
    msw.use(dropConnection(getMe));
  },
  async play({ canvas, msw, mocks, userEvent }) {
    await canvas.findByText('unreachable');
    msw.use(...mocks.handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('signedIn: Siti Rahmawati')).toBeVisible();
  },
});

/** Any call answered with 401 ends the session; unsent input stays for its member. */
export const Expired = meta.story({
  name: 'Signed out: session expired, input kept',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 401));
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('signedIn: Siti Rahmawati');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Draft' }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for posts' }));
    await expect(await canvas.findByText('signedOut (expired)')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveValue('Batik');
  },
});

/** The token is dropped at once; the server has three seconds to answer. */
export const Leaving = meta.story({
  name: 'Signing out',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(logout));
  },
  async play({ canvas, session, userEvent }) {
    await canvas.findByText('signedIn: Siti Rahmawati');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('leaving: Siti Rahmawati (left)')).toBeVisible();
    await expect(session.read()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByText('leaving: Siti Rahmawati (left)')).toBeVisible();
  },
});

/** Signing out removes all data of the member from the page, whatever the server answers. */
export const Left = meta.story({
  name: 'Signed out: nothing of the member is left',
  tags: ['done'],
  beforeEach({ msw }) {
    msw.use(failWith(logout, 500));
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('signedIn: Siti Rahmawati');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Draft' }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('signedOut (left)')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveValue('');
  },
});

const signedInAs = ({ community }: Mocks, username: string): SignedIn => {
  const user = community.accounts.find(username);
  if (!user) throw new Error(`Nobody is called ${username}`);
  return { access_token: community.accounts.openSession(user.id), user };
};

/** Another member signs in after the session expired, and finds no data of the last one. */
export const AnotherMember = meta.story({
  name: 'Another member signs in after expiry',
  render: (_, { mocks }) => <SessionPanel next={signedInAs(mocks, 'budi.santoso')} />,
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 401));
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('signedIn: Siti Rahmawati');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Draft' }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for posts' }));
    await canvas.findByText('signedOut (expired)');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('signedIn: Budi Santoso')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveValue('');
  },
});

/** Another tab signs out, and another member in: this one follows, and never mixes two members. */
export const ChangedElsewhere = meta.story({
  name: 'Signed out in another tab',
  beforeEach({ msw }) {
    msw.use(neverAnswer(logout));
  },
  async play({ canvas, mocks, signInElsewhere, userEvent }) {
    await canvas.findByText('signedIn: Siti Rahmawati');
    const draft = () => canvas.getByRole('textbox', { name: 'Draft' });
    await userEvent.type(draft(), 'Batik');
    signInElsewhere(signedInAs(mocks, 'budi.santoso'));
    await expect(await canvas.findByText('signedIn: Budi Santoso')).toBeVisible();
    await expect(draft()).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByText('leaving: Budi Santoso (left)');
    signInElsewhere(signedInAs(mocks, 'siti.rahmawati'));
    await expect(await canvas.findByText('signedIn: Siti Rahmawati')).toBeVisible();
    signInElsewhere(null);
    await expect(await canvas.findByText('signedOut (elsewhere)')).toBeVisible();
  },
});

function LeavingPanel() {
  const session = useSession();
  const state = useSelector(session, ({ value }) => JSON.stringify(value));
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p role="status">{state}</p>
      <Button onPress={() => session.send({ type: 'session.leftEverywhere' })}>
        Sign out everywhere
      </Button>
      <Button onPress={() => session.send({ type: 'signOut.cancelled' })}>Stay</Button>
    </div>
  );
}

/** Signing out everywhere needs the server's confirmation; until then the member may stay. */
export const LeftEverywhere = meta.story({
  name: 'Signed out on all devices, at the second try',
  tags: ['done'],
  render: () => <LeavingPanel />,
  async play({ canvas, msw, session, userEvent }) {
    await canvas.findByText('{"signedIn":{"staying":"known"}}');
    const leave = canvas.getByRole('button', { name: 'Sign out everywhere' });
    for (const next of [canvas.getByRole('button', { name: 'Stay' }), leave]) {
      msw.use(dropConnection(logoutEverywhere, { once: true }));
      await userEvent.click(leave);
      await canvas.findByText('{"signedIn":"leavingFailed"}');
      await expect(session.read()).not.toBeNull();
      await userEvent.click(next);
    }
    await expect(await canvas.findByText('{"signedOut":"left"}')).toBeVisible();
    await expect(session.read()).toBeNull();
  },
});

async function writeGoAndComeBack({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Draft' }), 'Batik');
  const toggle = canvas.getByRole('button', { name: 'Open or close the draft' });
  await userEvent.click(toggle);
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.click(toggle);
  await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveValue('Batik');
}

/** Unsent input outlives the view that held it. */
export const KeptWhileAway = meta.story({
  name: 'Unsent input kept while away',
  play: writeGoAndComeBack,
});

function HiddenDraft() {
  const [isShown, setIsShown] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onPress={() => setIsShown(!isShown)}>Show or hide</Button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Draft />
      </Activity>
    </div>
  );
}

/** A view hidden by React loses an idle actor, and gets a new one when shown. */
export const HiddenAndShownAgain = meta.story({
  render: () => <HiddenDraft />,
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: 'Show or hide' });
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    const draft = await canvas.findByRole('textbox', { name: 'Draft' });
    await userEvent.type(draft, 'Batik');
    await expect(draft).toHaveValue('Batik');
  },
});

/** React's strict mode, which starts, stops and restarts everything, changes nothing. */
export const Strict = meta.story({
  name: 'Pages started twice (developer check)',
  render: (_, { session, globals }) => (
    <StrictMode>
      <PortalProvider
        baseUrl={window.location.origin}
        session={session}
        locale={globals.locale as string}
        inspect={inspectActors}
      >
        <SessionPanel />
      </PortalProvider>
    </StrictMode>
  ),
  async play(context) {
    const { canvas } = context;
    await expect(await canvas.findByText('signedIn: Siti Rahmawati')).toBeVisible();
    await writeGoAndComeBack(context);
  },
});
