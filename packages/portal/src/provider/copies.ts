/** Two copies of this package would make two sessions on one page: each registers its version. */
import manifest from '../../package.json' with { type: 'json' };

interface Copy {
  version: string;
}

const SHOWN = Symbol.for('saudagar.portal.shown');

const self: Copy = { version: manifest.version };

/** Copies whose providers are on the page, visible to every copy. */
const shownCopies = (): Copy[] => {
  const page = globalThis as { [SHOWN]?: Copy[] };
  page[SHOWN] ??= [];
  return page[SHOWN];
};

/**
 * Fails when a provider of another copy is on the page.
 * @throws Error that names both versions.
 */
export function refuseOtherCopies(): void {
  const other = shownCopies().find((copy) => copy !== self);
  if (!other) return;
  throw new Error(
    `Saudagar Hub: this page has two copies of @saudagar/portal, ${other.version} and ${self.version}. ` +
      'Install one version of all @saudagar packages (npm ls @saudagar/portal shows who asks for which).',
  );
}

/** Registers a provider of this copy, until the returned function is called. */
export function showCopy(): () => void {
  refuseOtherCopies();
  shownCopies().push(self);
  return () => {
    shownCopies().splice(shownCopies().indexOf(self), 1);
  };
}
