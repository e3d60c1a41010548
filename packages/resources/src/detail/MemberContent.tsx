import type { Resource } from '@saudagar/contract';
import { useActorResult, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ProgressLine } from '../progress/ProgressLine.tsx';
import { type ProgressActor, useProgress } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';
import { Content } from './Content.tsx';
import type { ResourceContent } from './content.ts';
import { useCountedView } from './useCountedView.ts';

interface MemberContentProps {
  resource: Resource;
  content: ResourceContent | null;
}

/** The content as a member has it: the view counts, and their progress is kept. */
export function MemberContent({ resource, content }: MemberContentProps) {
  useCountedView(resource.id);
  if (!content || resource.progress === undefined)
    return <Content resource={resource} content={content} />;
  return <Followed resource={resource} content={content} />;
}

function Followed({ resource, content }: MemberContentProps) {
  const actor = useProgress(resource);
  const reached = useSelector(actor, ({ context }) => context.reached);
  return (
    <>
      <Content resource={resource} content={content} progress={actor} />
      <div className="sg-resource-followed-link">
        <ProgressLine resource={{ ...resource, progress: reached }} />
        <ProgressAction actor={actor} isFinished={reached >= 100} />
      </div>
    </>
  );
}

/** One button, so that it keeps the focus when its act turns round. */
function ProgressAction({ actor, isFinished }: { actor: ProgressActor; isFinished: boolean }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  useActorResult(actor, 'progress.failed', ({ failure: { kind, detail }, asked }) => {
    // A server answers an ended session with a call to sign in, which sign-in itself says.
    const reason = kind === 'unauthorized' ? undefined : detail;
    const text = asked >= 100 ? 'progress.notFinished' : 'progress.notRestarted';
    notifier.error(reason ?? lazy(text));
  });
  return (
    <Button
      size="small"
      icon={isFinished ? <RotateCcw /> : <Check />}
      onPress={() => actor.send({ type: isFinished ? 'progress.restarted' : 'progress.finished' })}
    >
      {t(isFinished ? 'progress.restart' : 'progress.finish')}
    </Button>
  );
}
