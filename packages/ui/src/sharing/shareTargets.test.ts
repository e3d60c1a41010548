import { expect, test } from 'vitest';
import { SHARE_TARGETS, shareAddress } from './shareTargets.ts';

const LINK = 'https://hub.example/posts/p-1?a=1&b=2';
const SNIPPET = 'Batik & tenun 50% + ongkir…';

test('the share targets are the documented ones (FEED-140–144)', () => {
  expect(SHARE_TARGETS).toEqual(['Twitter', 'LinkedIn', 'Facebook', 'WhatsApp']);
});

test.each(SHARE_TARGETS)(
  'the target %s receives the encoded address and snippet (FEED-149)',
  (target) => {
    const address = shareAddress(target, LINK, SNIPPET);
    const values = [...new URL(address).searchParams.values()].join('\n');
    expect(values).toContain(LINK);
    expect(values).toContain(SNIPPET);
    expect(address).not.toContain('+');
  },
);

test('WhatsApp receives address and snippet in one text', () => {
  const { searchParams } = new URL(shareAddress('WhatsApp', LINK, SNIPPET));
  expect(searchParams.get('text')).toBe(`${SNIPPET} ${LINK}`);
  expect(new URL(shareAddress('WhatsApp', LINK, '')).searchParams.get('text')).toBe(LINK);
});
