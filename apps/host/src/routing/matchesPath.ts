/** The path without query, hash and trailing slash. */
export function pathnameOf(path: string): string {
  const pathname = path.replace(/[?#].*$/, '');
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/** Checks a path against a pattern such as `/posts/:id`; ignores query, hash, trailing slash. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = pathnameOf(path).split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  );
}
