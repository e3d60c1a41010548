import type { NotificationKind } from '../core/area.ts';

/** What members are told about posts; `{{title}}` is the beginning of the post. */
export const postsNotifications = {
  post_liked: {
    topic: 'likes',
    en: {
      one: '{{actors}} liked your post “{{title}}”',
      other: '{{actors}} liked your post “{{title}}”',
    },
    id: { other: '{{actors}} menyukai postingan Anda “{{title}}”' },
  },
  post_commented: {
    topic: 'comments',
    en: {
      one: '{{actors}} commented on your post “{{title}}”',
      other: '{{actors}} commented on your post “{{title}}”',
    },
    id: { other: '{{actors}} mengomentari postingan Anda “{{title}}”' },
  },
  comment_replied: {
    topic: 'comments',
    en: {
      one: '{{actors}} replied to your comment on “{{title}}”',
      other: '{{actors}} replied to your comment on “{{title}}”',
    },
    id: { other: '{{actors}} membalas komentar Anda di “{{title}}”' },
  },
  mentioned_in_post: {
    topic: 'mentions',
    en: {
      one: '{{actors}} mentioned you in “{{title}}”',
      other: '{{actors}} mentioned you in “{{title}}”',
    },
    id: { other: '{{actors}} menyebut Anda di “{{title}}”' },
  },
  mentioned_in_comment: {
    topic: 'mentions',
    en: {
      one: '{{actors}} mentioned you in a comment on “{{title}}”',
      other: '{{actors}} mentioned you in comments on “{{title}}”',
    },
    id: { other: '{{actors}} menyebut Anda di komentar pada “{{title}}”' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
