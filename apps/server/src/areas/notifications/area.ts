import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { createNotifications } from './011-notifications.ts';
import { createMails } from './042-mails.ts';
import { addChoices } from './070-choices.ts';
import { addDevicesAndSummaries } from './080-devices-and-summaries.ts';
import { allowAnyLanguage } from './129-any-language.ts';
import { addNotes } from './20261130-notes.ts';
import { addNotificationReasons } from './20261203-notification-reasons.ts';
import { addNotificationChanges } from './20261207-notification-changes.ts';
import { addWithdrawnActors } from './20261230-withdrawn-actors.ts';
import { seedNotifications } from './demo.ts';
import { choiceRoutes, notificationRoutes } from './notificationRoutes.ts';
import { outsideRoutes } from './outsideRoutes.ts';
import { archiveNotifications, deleteNotifications } from './ownData.ts';
import { createNotificationService } from './service.ts';
import { summaryLetter } from './summary/summaryLetter.ts';
import { SUMMARY_MAIL } from './summary/summaryWorker.ts';

/** Notifications of members; the other areas define the kinds. */
export const notifications: ServerArea = {
  contract: areaOf('notifications'),
  routes: (community) => [
    ...choiceRoutes(community),
    ...outsideRoutes(community),
    ...notificationRoutes(community),
  ],
  migrations: {
    '011-notifications': { up: createNotifications },
    '042-mails': { up: createMails },
    '070-choices': { up: addChoices },
    '080-devices-and-summaries': { up: addDevicesAndSummaries },
    '129-any-language': { up: allowAnyLanguage },
    '20261130-notes': { up: addNotes },
    '20261203-notification-reasons': { up: addNotificationReasons },
    '20261207-notification-changes': { up: addNotificationChanges },
    '20261230-withdrawn-actors': { up: addWithdrawnActors },
  },
  create: createNotificationService,
  limits: { readNotification: 'read', readAllNotifications: 'read' },
  demo: seedNotifications,
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveNotifications,
  memberDeleted: deleteNotifications,
  blocks: 'none',
  audiences: 'none',
  letters: { [SUMMARY_MAIL]: summaryLetter },
};
