import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import { ROLES } from '../../scripts/catalogue/states.ts';
import { plainName } from './plainName.ts';

/**
 * Indexes stories as `existing` does, with names in sentence case where a story has none of its own,
 * and with two more tags: the area, which is the package's name, and the role of a member unless
 * another is given.
 */
export const inPlainWords = (existing: Indexer): Indexer => ({
  ...existing,
  async createIndex(fileName, options) {
    const inputs = await existing.createIndex(fileName, options);
    const area = /\/(?:packages|apps)\/([^/]+)\/src\//.exec(fileName)?.[1];
    return inputs.map((input) => ({
      ...input,
      ...(input.name === storyNameFromExport(input.exportName) && { name: plainName(input.name) }),
      ...(area && { tags: withArea(area, input.tags ?? []) }),
    }));
  },
});

/** The kit's parts are nobody's in particular. */
const isOfMembers = (area: string) => area !== 'ui' && !area.startsWith('storybook-');

function withArea(area: string, tags: readonly string[]): string[] {
  const hasRole = ROLES.some((role) => tags.includes(role));
  return [...tags, area, ...(isOfMembers(area) && !hasRole ? ['member'] : [])];
}
