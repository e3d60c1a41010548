import { type ReadActor, ReadView } from '@saudagar/flows/react';
import { Dialog, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';

/** What comes within so many milliseconds opens its form at once, and no other dialog before it. */
const LOADING_DELAY_MS = 300;

interface BeforeFormProps<Query, Value> {
  title: string;
  /** Reads what the form is about. */
  actor: ReadActor<Query, Value>;
  onClose: () => void;
  /** Stands in its place where there is to be no form. @default nothing */
  children?: ReactNode;
}

/** The dialog of a form whose subject is still on its way, or did not come. */
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
