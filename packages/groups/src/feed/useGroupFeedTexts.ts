import type { ApiError } from '@saudagar/contract';
import type { FeedTexts } from '@saudagar/feed';
import { useFailureText } from '@saudagar/portal';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';

/**
 * Returns the texts of a group's feed. An error is described by the server's detail, else by its
 * network cause or proxy, else by the documented message (GRP-129–134). `end` ends the list.
 */
export function useGroupFeedTexts(name: string, end: string | undefined): FeedTexts {
  const { t } = useTexts();
  const failureText = useFailureText();
  return useMemo(() => {
    const reasonOf = (failure: ApiError, otherwise: string) =>
      failure.detail ?? (isUnanswered(failure) ? failureText(failure) : otherwise);
    return {
      name: t('feed.name', { name }),
      open: t('feed.open'),
      prompt: t('feed.prompt'),
      submit: t('feed.submit'),
      published: t('feed.published', { name }),
      ...(end !== undefined && { end }),
      createFailed: (failure) =>
        t('feed.createFailed', { reason: reasonOf(failure, t('feed.createFailedPlain')) }),
      uploadFailed: (failure, file) =>
        t('feed.uploadFailed', {
          reason: reasonOf(failure, t('feed.uploadFailedPlain', { name: file })),
        }),
    };
  }, [t, name, end, failureText]);
}

/** Returns true when the server sent no answer: none came, or a proxy rejected the size. */
const isUnanswered = ({ status }: ApiError) => status === undefined || status === 413;
