import { type Convention, isTestCode } from './source.ts';

const MOST_LINES = 300;
const MOST_TEST_LINES = 400;

/** A file is about one thing and can be read in one sitting; lists of sample content may be longer. */
export const fileLength: Convention = ({ path, text }) => {
  if (path.includes('/content/')) return [];
  const most = isTestCode(path) ? MOST_TEST_LINES : MOST_LINES;
  const lines = text.trimEnd().split('\n').length;
  return lines > most ? [{ path, line: most, message: `${lines} lines, more than ${most}` }] : [];
};
