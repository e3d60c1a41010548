import { describe, expect, test } from 'vitest';
import { avatarAddress, photoSizeOf } from './avatarAddress.ts';

const server = 'https://api.example.com/backend';
const photo = {
  small: '/api/s?signature=1',
  medium: '/api/m?signature=1',
  large: '/api/l?signature=1',
};
const addressOf = (profile_image?: string | null) =>
  avatarAddress({ profile_image, photo: null }, 'medium', server);

describe("a member's picture", () => {
  // WID-009–011
  test.each([
    ['', 'none'],
    ['  ', 'none'],
    ['null', 'none'],
    ['undefined', 'none'],
    [null, 'none'],
    [undefined, 'none'],
  ])('%j is none', (value, kind) => {
    expect(addressOf(value)).toEqual({ kind });
  });

  // WID-006
  test('under /api/ is an image of our server', () => {
    expect(addressOf('/api/users/profile/photo/1/large')).toEqual({
      kind: 'own',
      url: 'https://api.example.com/backend/api/users/profile/photo/1/large',
    });
  });

  // WID-007
  test.each(['http://cdn.example.com/a.png', 'https://cdn.example.com/a.png'])(
    '%s is an image elsewhere',
    (url) => {
      expect(addressOf(url)).toEqual({ kind: 'foreign', url });
    },
  );

  test("with our server's full address is an image of our server", () => {
    const url = 'https://api.example.com/pictures/1.png';
    expect(addressOf(url)).toEqual({ kind: 'own', url });
  });

  test.each([
    'https://api.example.com.evil.example/a.png',
    'https://api.example.com@evil.example/a.png',
    'https://api.example.com:8443/a.png',
    'http://api.example.com/a.png',
    'https://',
  ])('%s only looks like our server', (url) => {
    expect(addressOf(url)).toEqual({ kind: 'foreign', url });
  });

  // WID-008
  test.each(['profile_1.jpg', 'uploads/1.jpg', '/uploads/1.jpg', 'javascript:alert(1)', 'httpish'])(
    '%s is the photo that the server keeps for them',
    (value) => {
      expect(addressOf(value)).toEqual({ kind: 'photo' });
    },
  );
});

describe('a signed address', () => {
  test.each([
    ['small', '/api/s'],
    ['medium', '/api/m'],
    ['large', '/api/l'],
    ['xlarge', '/api/l'],
  ] as const)('of size %s goes before the plain value', (size, path) => {
    const address = avatarAddress(
      { photo, profile_image: 'https://elsewhere.example' },
      size,
      server,
    );
    expect(address).toEqual({ kind: 'own', url: `${server}${path}?signature=1` });
  });

  test('may be of a file store elsewhere', () => {
    const url = 'https://files.example.net/1?signature=2';
    expect(avatarAddress({ photo: { ...photo, medium: url } }, 'medium', server)).toEqual({
      kind: 'own',
      url,
    });
  });
});

// WID-018, WID-019
test.each([
  ['small', 'small'],
  ['medium', 'medium'],
  ['large', 'large'],
  ['xlarge', 'large'],
] as const)('an avatar of size %s fetches the %s photo', (size, fetched) => {
  expect(photoSizeOf(size)).toBe(fetched);
});
