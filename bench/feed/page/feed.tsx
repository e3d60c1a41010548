import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/feed/styles.css';
import { Feed } from '@saudagar/feed';
import { PortalProvider } from '@saudagar/portal';
import { createRoot } from 'react-dom/client';
import { postsFrom } from './posts.ts';

const idOf = (author: string) => author.replace(' ', '-');

/** Renders the whole feed with `count` posts, from a server in the page itself. */
export function mountFeed(count: number): void {
  const now = Date.now();
  const posts = postsFrom(0, count).map(({ id, author, text, likes }, index) => ({
    ...{ id, user_id: idOf(author), content: text, post_type: 'text' },
    user: { id: idOf(author), full_name: author, company_name: 'Sinar Elektronik' },
    ...{ likes_count: likes, comments_count: 0 },
    created_at: new Date(now - index * 60_000).toISOString(),
  }));
  const reader = { id: 'reader', full_name: 'Siti Rahmawati', username: 'siti', role: 'user' };
  const answers: Record<string, unknown> = {
    '/api/auth/me': { ...reader, email: 'siti@saudagar.example' },
    '/api/posts': posts,
  };
  window.fetch = async (request) => {
    const { pathname } = new URL(String(request), window.location.href);
    const answer = answers[pathname];
    return new Response(JSON.stringify(answer ?? { detail: 'Not Found' }), {
      status: answer ? 200 : 404,
      headers: { 'content-type': 'application/json', 'x-next-cursor': '' },
    });
  };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <PortalProvider getToken={() => 'token'}>
      <Feed />
    </PortalProvider>,
  );
}
