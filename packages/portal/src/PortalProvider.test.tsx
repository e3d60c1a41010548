import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PortalProvider } from './PortalProvider.tsx';
import { useUser } from './useSession.ts';

function Greeting() {
  return <p>Hello {useUser()?.full_name}</p>;
}

test('a feature outside the provider says what it lacks', () => {
  expect(() => renderToString(<Greeting />)).toThrow(
    'Saudagar Hub: wrap this component in <PortalProvider> from @saudagar/portal',
  );
});

test('on a server the provider renders its root and leaves its features to the browser', () => {
  const html = renderToString(
    <PortalProvider locale="id" theme="dark">
      <Greeting />
    </PortalProvider>,
  );
  expect(html).toContain('lang="id"');
  expect(html).not.toContain('Hello');
});
