import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/network/styles.css';
import '@saudagar/blocking/styles.css';
import '@saudagar/profile/styles.css';
import type { Person } from '@saudagar/contract';
import { Profile } from '@saudagar/profile';
import { OnDemand } from '@saudagar/ui';
import { useState } from 'react';
import { useTitle } from '../../routing/useTitle.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';
import { memberActions } from './memberActions.ts';
import { memberConnection } from './memberConnection.ts';

const connection = (person: Person) => (
  <OnDemand part={memberConnection}>
    <memberConnection.View person={person} />
  </OnDemand>
);

const actions = (person: Person) => (
  <OnDemand part={memberActions}>
    <memberActions.View member={person} />
  </OnDemand>
);

export interface ProfilePageProps {
  /** The member's id, or `@` and their username; undefined for the reader. */
  member?: string;
}

/** A member's profile, with the actions of other areas (ACCT-137). */
export function ProfilePage({ member }: ProfilePageProps) {
  const { writeTo, dialog } = useMessageTo();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  return (
    <>
      <Profile
        memberId={member}
        onTitle={setTitle}
        onMessage={writeTo}
        connection={connection}
        actions={actions}
      />
      {dialog}
    </>
  );
}
