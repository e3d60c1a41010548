/** The folder of the committed pictures, from the repository's root. */
export const PICTURES = '.storybook/pictures';

/** A picture that is not as before; its files are paths of PNGs. */
export interface ChangedPicture {
  /** `feed/composer--sent.phone`: folder, story, and view where it is not the plain one. */
  name: string;
  /** The difference, in words. */
  what: string;
  /** Undefined for a new picture. */
  before?: string | undefined;
  /** Undefined for a removed picture. */
  after?: string | undefined;
  /** Undefined where the sizes differ, too. */
  difference?: string | undefined;
  isAccepted: boolean;
}

/** Returns the id of the story that a picture shows. */
export const storyOf = (name: string) => name.replace('/', '-').replace(/\.[\w-]+$/, '');

/** Returns the suffix of a picture's view: `.phone`, or an empty text. */
export const viewOf = (name: string) => /\.[\w-]+$/.exec(name)?.[0] ?? '';
