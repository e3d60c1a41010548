import type { GroupOpening } from '@saudagar/contract';
import { FailureMessage, type FieldsActor, useField } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { ConfirmDialog, formatNumber, RadioGroup } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import type { EditGroupValues } from './editGroupFlow.ts';
import { provideOpening } from './openingFlow.ts';

interface OpeningQuestionProps {
  groupId: string;
  /** The form with the choice about old posts. */
  actor: FieldsActor<EditGroupValues>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms making a private group public, with what it opens in numbers (GRP-180, GRP-182). */
export function OpeningQuestion({ groupId, actor, ...answers }: OpeningQuestionProps) {
  const { t } = useTexts();
  const opening = useViewActor(provideOpening, { query: { id: groupId } });
  const counted = useSelector(opening, ({ context }) => context.value);
  const failure = useSelector(opening, ({ context }) => context.failure);
  const hasFailed = useSelector(opening, (snapshot) => snapshot.hasTag('failed'));
  const texts = useOpeningTexts(counted);
  const { value, onChange } = useField<EditGroupValues>(actor, () => '')('opens_old_posts');
  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('open.title')}
      confirmLabel={t('open.confirm')}
      {...answers}
    >
      <div className="sg-group-opening">
        <p className="sg-groups-note">{t('open.text')}</p>
        {hasFailed && (
          <FailureMessage
            title={t('open.notCounted')}
            failure={failure}
            onRetry={() => opening.send({ type: 'read.retried' })}
          />
        )}
        <RadioGroup
          label={t('open.old')}
          value={value ? 'open' : 'stay'}
          options={[
            { id: 'stay', label: t('open.stay'), description: texts.stay },
            { id: 'open', label: t('open.openToo'), description: texts.open },
          ]}
          onChange={(id) => onChange(id === 'open')}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Returns what each choice does: in numbers, or in general until they are known. */
function useOpeningTexts(counted: GroupOpening | null): { stay: string; open: string } {
  const { t, locale } = useTexts();
  if (counted === null) return { stay: t('open.stayText'), open: t('open.openText') };
  const number = (count: number) => formatNumber(count, locale);
  const { posts_count, comments_count, authors_count } = counted;
  const parts = {
    posts: t('card.posts', { count: posts_count, number: number(posts_count) }),
    comments: t('open.comments', { count: comments_count, number: number(comments_count) }),
    members: t('card.members', { count: authors_count, number: number(authors_count) }),
  };
  return { stay: t('open.stayCounted', parts), open: t('open.openCounted', parts) };
}
