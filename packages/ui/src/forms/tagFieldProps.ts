import type { FieldTexts } from './Field.tsx';

export interface TagFieldProps extends FieldTexts {
  /** The tags, in order. */
  tags: readonly string[];
  /** Called with the tags after some were added or removed. */
  onChange: (tags: string[]) => void;
  /** Tags suggested while typing; selected ones are omitted. @default none */
  suggestions?: readonly string[];
  /** Called with the typed text, to look up suggestions. */
  onTextChange?: (text: string) => void;
  /** An example of a tag, shown while the field is empty. */
  placeholder?: string;
  /** Maximum number of tags. @default any number */
  maxTags?: number;
  /** Maximum number of characters of a tag. @default 50 */
  maxLength?: number;
  /** Disables the field. @default false */
  isDisabled?: boolean;
  /** Requires a tag. @default false */
  isRequired?: boolean;
  /** Accessible name when there is no label. */
  'aria-label'?: string;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}
