/** Small screens with one planted fault each, which the sweep must find, and one without. */
const main = document.querySelector('main');
const { access_token } = JSON.parse(localStorage.getItem('saudagar.session.v1'));
const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };

async function list() {
  const reply = await fetch('/api/posts', { headers, signal: AbortSignal.timeout(15_000) });
  if (!reply.ok) throw new Error(`list answered ${reply.status}`);
  return reply.json();
}

const share = (content) =>
  fetch('/api/posts', {
    method: 'POST',
    headers,
    body: JSON.stringify({ content, post_type: 'text' }),
  });

const show = (html) => {
  main.innerHTML = html;
};
const shown = (posts) => show(posts.map(({ id }) => `<article>Post ${id}</article>`).join(''));
const failed = () => {
  show('<p role="alert">The posts could not be read.</p><button>Retry</button>');
  main.querySelector('button').onclick = screens['/well'];
};
const waiting = () => show('<p aria-busy="true" aria-label="Posts">Posts</p>');

function composer(onShare) {
  show('<label>Text <input /></label><button>Share</button>');
  main.querySelector('button').onclick = onShare;
}

const screens = {
  '/well': () => list().then(shown, failed),
  '/blank': () => list().then(shown, () => show('')),
  '/spinner': () => {
    waiting();
    return list().then(shown, () => {});
  },
  '/silent': () => list().then(shown, () => show('<h1>Posts</h1><button>Menu</button>')),
  '/stuck': () => list().then(shown, () => show('<p role="alert">It failed.</p>')),
  '/uncaught': () => list().then(shown),
  '/raw': () =>
    list().then(shown, ({ message }) =>
      show(`<p role="alert">${message}</p><button>Retry</button>`),
    ),
  '/draft': () =>
    composer(async () => {
      const text = main.querySelector('input').value;
      const reply = await share(text).catch(() => null);
      if (reply?.ok) show(`<article>${text}</article>`);
      else
        show(
          '<p role="alert">It was not shared.</p><label>Text <input /></label><button>Share</button>',
        );
    }),
};

void screens[location.pathname]();
