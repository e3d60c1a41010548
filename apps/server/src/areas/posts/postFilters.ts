import { filterShows, type PostType } from '@saudagar/contract';

interface PostContent {
  post_type: PostType;
  files: readonly { id: string; file_type: string; mime_type: string }[];
}

/** Computes the filter columns of a post (FEED-185–189). */
export function filterColumns({ post_type, files }: PostContent) {
  const post = { post_type, files, attachments: files.map((file) => file.id) };
  return {
    in_text: filterShows('text', post),
    in_image: filterShows('image', post),
    in_video: filterShows('video', post),
    in_event: filterShows('event', post),
  };
}
