import { saveProfile } from '@saudagar/contract';
import { formDraft, provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { publishBusiness } from '../changes/changes.ts';
import { editProfileMachine } from './editProfileMachine.ts';
import { PROFILE_FIELDS } from './profileValues.ts';

/** Changing the business profile on the portal's client. */
export const provideEditProfile = (portal: Portal) =>
  provideFlow(editProfileMachine, {
    actors: {
      send: write(
        portal,
        saveProfile,
        ({ body }) => ({ body }),
        ({ profile }) => profile ?? null,
      ),
      draft: formDraft(portal, { name: () => 'profile.edit', fields: PROFILE_FIELDS.draft }),
    },
    actions: { publish: (_, { reply }) => publishBusiness(portal, reply) },
  });
