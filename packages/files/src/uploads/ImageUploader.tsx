import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link ImageUploader}. */
export interface ImageUploaderProps extends UploaderProps {
  /** True when several images are accepted; else the next replaces the first. @default false */
  multiple?: boolean | undefined;
  /** Maximum number of images with `multiple`. @default 5 */
  maxFiles?: number | undefined;
  /** Server category of the files: `posts` for files of a post. @default 'images' */
  category?: 'images' | 'posts' | undefined;
}

/** Uploads images: JPEG, PNG, GIF or WebP up to 10 MB each. */
// WID-028–039
export function ImageUploader(props: ImageUploaderProps) {
  const { multiple = false, maxFiles = 5, category = 'images', ...rest } = props;
  return <Uploader {...rest} type="image" category={category} maxFiles={multiple ? maxFiles : 1} />;
}
