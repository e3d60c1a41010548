import type { FieldTexts } from './Field.tsx';

export interface TagFieldProps extends FieldTexts {
  /** The tags, in order. */
  tags: readonly string[];
  /** Told the tags after some were added or removed. */
  onChange: (tags: string[]) => void;
  /** Tags on offer while typing; those that are chosen are left out. @default none */
  suggestions?: readonly string[];
  /** Told what is typed, to look for suggestions. */
  onTextChange?: (text: string) => void;
  /** An example of a tag, shown while the field is empty. */
  placeholder?: string;
  /** Most tags. @default any number */
  maxTags?: number;
  /** Most characters of a tag. @default 50 */
  maxLength?: number;
  /** Whether nothing can be changed. @default false */
  isDisabled?: boolean;
  /** Whether a tag is needed. @default false */
  isRequired?: boolean;
  /** Name where there is no label. */
  'aria-label'?: string;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}
