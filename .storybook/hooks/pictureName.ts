/**
 * Path of a story's picture under `pictures`, without view and extension: `feed/composer--sent`.
 */
export function pictureOf({ id, title }: { id: string; title: string }): string {
  const folder = (title.split('/')[0] ?? '').toLowerCase().replaceAll(' ', '-');
  return `${folder}/${id.slice(folder.length + 1)}`;
}
