import { IMAGE_RULES } from './fileRules.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link ImageUploader}. */
export interface ImageUploaderProps extends UploaderProps {
  /** Whether several images are taken; one alone is replaced by the next. @default false */
  multiple?: boolean;
  /** Most images where several are taken. @default 5 */
  maxFiles?: number;
}

/** Uploads images: JPEG, PNG, GIF or WebP to 10 MB each (WID-028–039). */
export function ImageUploader(props: ImageUploaderProps) {
  const { multiple = false, maxFiles = IMAGE_RULES.maxFiles, ...rest } = props;
  const rules = { ...IMAGE_RULES, maxFiles: multiple ? maxFiles : 1 };
  return <Uploader {...rest} kind="image" rules={rules} />;
}
