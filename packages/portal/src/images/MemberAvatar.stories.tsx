import { getProfilePhoto } from '@saudagar/contract';
import {
  buildMember,
  dropConnection,
  failWith,
  neverAnswer,
  portrait,
  watchCalls,
} from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import { keepOffline } from '@saudagar/storybook/keptReply';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { MemberAvatar, type MemberAvatarProps } from './MemberAvatar.tsx';

const PHOTO = '*/api/users/profile/photo/:userId/:size';
const ELSEWHERE = 'https://pictures.example/siti.svg';

const withoutSignature = buildMember({ photo: null, profile_image: 'profile_1.jpg' });
const atAnotherSite = buildMember({ photo: null, profile_image: ELSEWHERE });

const image = async (seed: number) => {
  const picture = await fetch(portrait(seed));
  return new HttpResponse(await picture.blob());
};

const meta = preview.meta({
  title: 'Photo of a member (avatar)',
  component: MemberAvatar,
  args: { member: buildMember() },
  parameters: { portal: {} },
});

const shownPicture = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const picture = canvasElement.querySelector<HTMLImageElement>('img[data-loaded]');
    if (!picture) throw new Error('No picture is shown');
    return picture;
  });

/** A signed address is used directly in the page; no actor is started. */
// WID-027
export const Signed = meta.story({
  name: 'Photo',
  async play({ canvasElement }) {
    await shownPicture(canvasElement);
  },
});

/** The four sizes, with the mark of a verified member. */
// WID-018
export const Sizes = meta.story({
  name: 'Four sizes, with the mark of verified',
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <MemberAvatar {...args} size="small" />
      <MemberAvatar {...args} size="medium" />
      <MemberAvatar {...args} size="large" />
      <MemberAvatar {...args} size="xlarge" />
    </div>
  ),
  args: { verified: true },
});

/** Without the name beside it, the avatar names its member. */
export const Named = meta.story({
  name: 'Photo without the name beside it',
  tags: ['no-picture'],
  args: { decorative: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Photo of Siti Rahmawati' })).toBeVisible();
  },
});

/** Without an image it shows initials, in the colour of the name. */
// WID-002
export const Initials = meta.story({
  name: 'No photo: initials',
  args: { member: buildMember({ photo: null, profile_image: null }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('SR')).toBeVisible();
  },
});

/** A member who has left the community is an unknown user. */
export const Unknown = meta.story({
  name: 'Member who left the community',
  tags: ['no-picture', 'gone'],
  args: { member: null, decorative: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Photo of Unknown User' })).toBeVisible();
  },
});

/** Signed out: initials, without a request. */
// WID-004
export const SignedOut = meta.story({
  name: 'Not signed in: initials',
  tags: ['no-picture', 'visitor'],
  parameters: { portal: { signedInAs: null } },
  args: { member: withoutSignature },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('SR')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

/** A server without signed addresses: the image is fetched with the token. */
// WID-001, WID-008, WID-013
export const Fetched = meta.story({
  name: 'Photo loaded with a sign-in token',
  args: { member: withoutSignature },
  beforeEach({ msw, session }) {
    msw.use(
      http.get(PHOTO, ({ request, params }) => {
        const isAsked =
          request.headers.get('authorization') === `Bearer ${session.read()?.access_token}` &&
          new URL(request.url).searchParams.has('v') &&
          params.size === 'medium';
        return isAsked ? image(2) : new HttpResponse(null, { status: 404 });
      }),
    );
  },
  async play({ canvasElement }) {
    const { src, loading } = await shownPicture(canvasElement);
    await expect(src).toMatch(/^blob:/);
    // Cached for five minutes: lazy loading could start after that.
    await expect(loading).toBe('eager');
  },
});

/** The image is being fetched. */
export const Fetching = meta.story({
  name: 'Photo loading',
  tags: ['no-picture', 'loading'],
  args: { member: withoutSignature },
  beforeEach({ msw }) {
    msw.use(neverAnswer(getProfilePhoto));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('SR')).toBeVisible();
  },
});

/** An expired signed address: the image is fetched instead. */
export const AddressRanOut = meta.story({
  name: 'Photo link expired, loaded again',
  tags: ['no-picture'],
  args: {
    member: buildMember({
      photo: {
        small: '',
        medium: '/api/users/profile/photo/member-1/medium?expires=1&signature=0',
        large: '',
      },
    }),
  },
  beforeEach({ msw }) {
    msw.use(
      http.get(PHOTO, ({ request }) =>
        request.headers.has('authorization') ? image(3) : new HttpResponse(null, { status: 403 }),
      ),
    );
  },
  async play({ canvasElement }) {
    const { src } = await shownPicture(canvasElement);
    await expect(src).toMatch(/^blob:/);
  },
});

/** Without a network: the image that this device kept. */
// SHELL-204
export const Kept = meta.story({
  name: 'No network: photo kept on this device',
  tags: ['no-picture', 'offline'],
  args: { member: withoutSignature },
  async beforeEach({ msw, storageBackend, draftStorage }) {
    msw.use(dropConnection(getProfilePhoto));
    const photo = await (await fetch(portrait(2))).blob();
    await keepOffline({ storageBackend, draftStorage }, 'image:profile/member-1/large', photo);
  },
  async play({ canvasElement }) {
    const { src } = await shownPicture(canvasElement);
    await expect(src).toMatch(/^blob:/);
  },
});

/** No image exists: initials at once. */
// WID-003, WID-016
export const NotFound = meta.story({
  name: 'Photo not found: initials',
  tags: ['no-picture', 'gone'],
  args: { member: withoutSignature },
  beforeEach({ msw }) {
    msw.use(failWith(getProfilePhoto, 404));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('SR')).toBeVisible();
  },
});

let waits: ReturnType<typeof holdTimers>;
let calls: ReturnType<typeof watchCalls>;

/** Controls the waits before retries. */
const holdWaits = () => {
  waits = holdTimers((length) => [1000, 2000, 4000].includes(length));
  return waits.release;
};

/** A rejected request is retried after a while, with initials until then. */
export const Forbidden = meta.story({
  name: 'Photo not allowed: initials meanwhile',
  tags: ['no-picture', 'forbidden'],
  args: { member: withoutSignature },
  beforeEach({ msw }) {
    calls = watchCalls(getProfilePhoto);
    msw.use(calls.handler, failWith(getProfilePhoto, 403));
    return holdWaits();
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('SR')).toBeVisible();
    await waitFor(() => {
      waits.runOut();
      return expect(calls.bodies.length).toBeGreaterThan(1);
    });
  },
});

/** Re-reads the member, as the next page of a list does. */
function ReadAgain({ member, ...rest }: MemberAvatarProps) {
  const [read, setRead] = useState(member);
  return (
    <>
      <MemberAvatar {...rest} member={read} />
      <Button onPress={() => setRead(read && { ...read })}>Read the member again</Button>
    </>
  );
}

/**
 * A failed image of another site is loaded again up to three times, and after the member is read
 * again; it never gets the token.
 */
// WID-007, WID-014
export const ElsewhereAgain = meta.story({
  name: 'Photo on another site, loaded again',
  tags: ['failed'],
  args: { member: atAnotherSite },
  render: (args) => <ReadAgain {...args} />,
  beforeEach({ msw }) {
    let requests = 0;
    msw.use(
      http.get(ELSEWHERE, ({ request }) => {
        requests += 1;
        const isFine = requests > 4 && !request.headers.has('authorization');
        return isFine ? image(1) : new HttpResponse(null, { status: 503 });
      }),
    );
    return holdWaits();
  },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByText('SR');
    await waitFor(async () => {
      waits.runOut();
      await userEvent.click(canvas.getByRole('button', { name: 'Read the member again' }));
      await expect(canvasElement.querySelector('img[data-loaded]')).not.toBeNull();
    });
    const picture = await shownPicture(canvasElement);
    await expect(picture.src).toBe(ELSEWHERE);
  },
});

/** Connection lost: initials, and the image once the device is online again. */
export const OnlineAgain = meta.story({
  name: 'Back online: photo loads',
  tags: ['no-picture', 'offline'],
  args: { member: withoutSignature },
  beforeEach({ msw }) {
    msw.use(
      dropConnection(getProfilePhoto, { once: true }),
      http.get(PHOTO, () => image(2)),
    );
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('SR')).toBeVisible();
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(canvasElement.querySelector('img[data-loaded]')).not.toBeNull();
    });
  },
});
