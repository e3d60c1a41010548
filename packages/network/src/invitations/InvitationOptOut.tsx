import { useDetailOr } from '@saudagar/flows/react';
import { usePersistentActor, useRoutes } from '@saudagar/portal';
import { Button, InlineMessage, LinkButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideOptOut } from './optOutFlow.ts';

/** Props of {@link InvitationOptOut}. */
export interface InvitationOptOutProps {
  /** The code of the link in an invitation mail. */
  code?: string | undefined;
}

/** Stops invitations to an address, by the link in a mail; needs no account (NET-158). */
export function InvitationOptOut({ code }: InvitationOptOutProps) {
  const { t } = useTexts();
  return (
    <div className="sg-network-opt-out">
      {code ? (
        <Confirmation code={code} key={code} />
      ) : (
        <InlineMessage kind="error">{t('optOut.incomplete')}</InlineMessage>
      )}
    </div>
  );
}

function Confirmation({ code }: { code: string }) {
  const { t } = useTexts();
  const { login } = useRoutes();
  const detailOr = useDetailOr();
  const actor = usePersistentActor(`network.optOut.${code}`, provideOptOut, { input: { code } });
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isDone = useSelector(actor, ({ status }) => status === 'done');
  if (isDone)
    return (
      <>
        <InlineMessage kind="success">{t('optOut.done')}</InlineMessage>
        {login && <LinkButton href={login()}>{t('optOut.signIn')}</LinkButton>}
      </>
    );
  return (
    <>
      {failure && (
        <InlineMessage kind="error">{detailOr(failure, t('optOut.failed'))}</InlineMessage>
      )}
      <p>{t('optOut.text')}</p>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('optOut.stop')}
      </Button>
    </>
  );
}
