/** A file fetched without being run: the browser caches it for its import. */
export const fetchAhead = (url: string) => ({
  load: () =>
    fetch(url, { priority: 'low' })
      .then((reply) => reply.arrayBuffer())
      .catch(() => {}),
});
