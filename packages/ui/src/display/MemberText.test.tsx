import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberText } from './MemberText.tsx';

const show = (text: string) => renderToStaticMarkup(<MemberText>{text}</MemberText>);

test('marks in member text become nested elements (WID-078–080, 084)', () => {
  expect(show('**bold *and italic***, __under__')).toContain(
    '<strong>bold <em>and italic</em></strong>, <u>under</u>',
  );
});

test('links in member text open in an isolated new tab (WID-081)', () => {
  const html = show('[the list](https://example.com/a?b=1)');
  expect(html).toContain('href="https://example.com/a?b=1"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
});

test.each(['[x](javascript:alert(1))', '<img src=x onerror=alert(1)>', '[x](data:text/html,hi)'])(
  'member text renders %s as text (WID-084)',
  (text) => {
    const html = show(text);
    expect(html).not.toMatch(/<a|<img/);
  },
);

test('hashtags and mentions are text in a host without addresses (WID-082, 083)', () => {
  expect(show('#grosir @budi')).not.toMatch(/<button|<a/);
});

test('a link shows its real host beside a text that names another', () => {
  const html = show('[https://bank.example/login](https://evil.example)');
  expect(html).toContain('https://bank.example/login (evil.example)</a>');
});
