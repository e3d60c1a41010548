import type { ApiError } from '@saudagar/contract';
import type { FeedTexts } from '@saudagar/feed';
import { useFailureText } from '@saudagar/portal';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';

/**
 * The words of a group's feed. A failure is told by the server's detail, else by what kept the call
 * from being answered, a proxy included, else as documented (GRP-129–134).
 */
export function useGroupFeedTexts(name: string): FeedTexts {
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
      createFailed: (failure) =>
        t('feed.createFailed', { reason: reasonOf(failure, t('feed.createFailedPlain')) }),
      uploadFailed: (failure, file) =>
        t('feed.uploadFailed', {
          reason: reasonOf(failure, t('feed.uploadFailedPlain', { name: file })),
        }),
    };
  }, [t, name, failureText]);
}

/** Whether the server has not spoken: no answer came, or a proxy's to a file that is too large. */
const isUnanswered = ({ status }: ApiError) => status === undefined || status === 413;
