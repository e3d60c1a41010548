import { describe, expect, it, test } from 'vitest';
import { linkAddress, linkDraft, unlink, writeLink } from './links.ts';
import { shown, writing } from './markedWriting.testing.ts';

describe('links in a text', () => {
  test.each([
    ['toko.id', 'https://toko.id'],
    [' toko.id:8080/a?b=1#c ', 'https://toko.id:8080/a?b=1#c'],
    ['https://toko.id/a_(b)', 'https://toko.id/a_(b)'],
    ['https://toko.id/a b(', 'https://toko.id/a%20b%28'],
    ['budi@toko.id', 'mailto:budi@toko.id'],
    ['HTTP://TOKO.ID', 'HTTP://TOKO.ID'],
  ])('the link address %j becomes %j', (typed, url) => expect(linkAddress(typed)).toBe(url));

  test.each([
    '',
    'toko',
    'javascript:alert(1)',
    'javascript:a.b',
    'ftp://toko.id',
    '/feed',
    'data:,a.b',
  ])('the link address %j is rejected', (typed) => expect(linkAddress(typed)).toBeNull());

  it('a link is made from a selection, and edited and removed at the caret', () => {
    const before = writing('lihat ⟦toko kami ⟧di sini');
    const draft = linkDraft(before);
    expect(draft).toMatchObject({ text: 'toko kami', url: '', isLink: false });
    const made = writeLink(before, { ...draft, url: 'https://toko.id' });
    expect(shown(made)).toBe('lihat [toko kami](https://toko.id)| di sini');
    const inside = { ...made, start: 9, end: 9 };
    expect(linkDraft(inside)).toMatchObject({
      text: 'toko kami',
      url: 'https://toko.id',
      isLink: true,
    });
    expect(unlink(inside, linkDraft(inside)).text).toBe('lihat toko kami di sini');
    const changed = writeLink(inside, { ...linkDraft(inside), url: 'https://b.id' });
    expect(changed.text).toBe('lihat [toko kami](https://b.id) di sini');
  });

  it('a link accepts a selected address, and a text with brackets', () => {
    expect(linkDraft(writing('⟦toko.id⟧'))).toMatchObject({
      text: 'toko.id',
      url: 'https://toko.id',
    });
    const link = { from: 0, to: 0, url: 'https://toko.id', isLink: false };
    expect(writeLink(writing('|'), { ...link, text: 'a [b](c' }).text).toBe(
      '[a (b)(c](https://toko.id)',
    );
    expect(writeLink(writing('|'), { ...link, text: ' ' }).text).toBe('https://toko.id');
  });

  it('a link replaces the links inside its selection', () => {
    const before = writing('⟦a [b](https://b.id) c⟧');
    expect(writeLink(before, { ...linkDraft(before), url: 'https://c.id' }).text).toBe(
      '[a b c](https://c.id)',
    );
  });
});
