import { ReadView } from '@saudagar/flows/react';
import { usePortal, useViewActor } from '@saudagar/portal';
import { Button, Dialog, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { TenderCallbacks } from '../callbacks.ts';
import { useTexts } from '../texts.ts';
import { TenderActions } from './TenderActions.tsx';
import { TenderContent } from './TenderContent.tsx';
import { TenderMenu } from './TenderMenu.tsx';
import { TenderNotFound } from './TenderNotFound.tsx';
import { provideTender } from './tenderFlow.ts';

/** Props of the dialog with a tender's details. */
export interface TenderDialogProps extends TenderCallbacks {
  /** Id of the tender. */
  tenderId: string;
  onClose: () => void;
}

/** A tender's details above the list that it was opened from. */
export function TenderDialog(props: TenderDialogProps) {
  const { tenderId, onMessage, onClose } = props;
  const { t } = useTexts();
  const { address } = usePortal();
  const actor = useViewActor(provideTender, { query: { id: tenderId } });
  const tender = useSelector(actor, ({ context }) => context.value);
  const back = <Button onPress={onClose}>{t('detail.back')}</Button>;
  return (
    <Dialog
      title={tender?.title ?? t('detail.name')}
      size="large"
      isOpen
      isInAddress={address !== undefined}
      onOpenChange={onClose}
      {...(tender && {
        footer: <TenderActions tender={tender} />,
      })}
    >
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={6} />}
        forbidden={<TenderNotFound level={3} action={back} />}
        gone={<TenderNotFound level={3} action={back} />}
        lost={<TenderNotFound isDeleted level={3} action={back} />}
      >
        {(shown) => (
          <TenderContent
            tender={shown}
            level={3}
            menu={<TenderMenu tender={shown} />}
            onMessage={onMessage}
          />
        )}
      </ReadView>
    </Dialog>
  );
}
