import { LoginForm } from '@saudagar/account';
import { FLAG_REASONS } from '@saudagar/contract';
import { useUnreadTotal } from '@saudagar/delivery';
import { DocumentUploader } from '@saudagar/files';
import { NewGroupChatDialog } from '@saudagar/messaging/dialogs';
import { SuggestionsPanel } from '@saudagar/network';
import { PortalProvider, type Routes } from '@saudagar/portal';
import { PostSkeletons } from '@saudagar/posts';
import { Button } from '@saudagar/ui';
import { WritingArea } from '@saudagar/writing';
import { useState } from 'react';
import { WorthKnowing } from './WorthKnowing';

interface PartsProps {
  token: () => Promise<string>;
  serverUrl: string;
}

const routes: Routes = {
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
};

/** A part of every package other than feed and messages, and elements of the portal's own. */
export function Parts({ token, serverUrl }: PartsProps) {
  return (
    <PortalProvider baseUrl={serverUrl} getToken={token} locale="id" routes={routes}>
      <h1 className="own-heading">Portal</h1>
      <p className="own-text p-4">{FLAG_REASONS.length} reasons</p>
      <LoginForm />
      <DocumentUploader name="prices" label="Daftar harga" onChange={() => {}} />
      <SuggestionsPanel />
      <WorthKnowing />
      <PostSkeletons count={1} />
      <Writing />
    </PortalProvider>
  );
}

function Writing() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadTotal();
  return (
    <>
      <WritingArea label="Penawaran" value={text} onChange={setText} />
      <output>{unread}</output>
      <Button onPress={() => setOpen(true)}>Mulai</Button>
      {isOpen && (
        <NewGroupChatDialog
          conversationId={null}
          taken={[]}
          onEntered={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
