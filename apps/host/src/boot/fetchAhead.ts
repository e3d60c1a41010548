/** A file that is fetched whole and not run: the browser keeps it for its import. */
export const fetchAhead = (url: string) => ({
  load: () =>
    fetch(url, { priority: 'low' })
      .then((reply) => reply.arrayBuffer())
      .catch(() => {}),
});
