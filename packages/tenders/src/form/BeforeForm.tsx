import { type ReadActor, ReadView } from '@saudagar/flows/react';
import { Dialog, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';

/** Within this delay the form opens directly, without a loading dialog. */
const LOADING_DELAY_MS = 300;

interface BeforeFormProps<Query, Value> {
  title: string;
  /** Reads the subject of the form. */
  actor: ReadActor<Query, Value>;
  onClose: () => void;
  /** Shown instead of the form when it is unavailable. @default nothing */
  children?: ReactNode | undefined;
}

/** The dialog of a form whose subject is loading or failed to load. */
export function BeforeForm<Query, Value>(props: BeforeFormProps<Query, Value>) {
  const { title, actor, onClose, children = null } = props;
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLoading && !isLate) return null;
  return (
    <Dialog title={title} size="large" isOpen onOpenChange={onClose}>
      <ReadView actor={actor} skeleton={<SkeletonText lines={6} />}>
        {() => children}
      </ReadView>
    </Dialog>
  );
}
