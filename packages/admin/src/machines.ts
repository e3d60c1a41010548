// Machines, each with the function that provides its calls: loads without React.
export { appealDecisionMachine, provideAppealDecision } from './appeals/appealDecisionFlow.ts';
export { appealsMachine, provideAppeals } from './appeals/appealsFlow.ts';
export { contentDecisionMachine, provideContentDecision } from './content/contentDecisionFlow.ts';
export { pendingContentMachine, providePendingContent } from './content/pendingContentFlow.ts';
export { dashboardMachine, provideDashboard } from './dashboard/dashboardFlow.ts';
export { claimMachine, provideClaim } from './flags/claimFlow.ts';
export { evidenceMachine, provideEvidence } from './flags/evidenceFlow.ts';
export { flagDetailMachine, provideFlagDetail } from './flags/flagDetailFlow.ts';
export { flagsMachine, provideFlags } from './flags/flagsFlow.ts';
export { provideReload, reloadMachine } from './flags/reloadFlow.ts';
export { provideRestore, restoreMachine } from './flags/restoreFlow.ts';
export { provideReview, reviewMachine } from './flags/reviewFlow.ts';
export { provideUndo, undoMachine } from './flags/undoFlow.ts';
export { logExportMachine, provideLogExport } from './log/logExportFlow.ts';
export { logMachine, provideLog } from './log/logFlow.ts';
export { deleteResourceMachine, provideDeleteResource } from './resources/deleteResourceFlow.ts';
export { provideResourceForm, resourceFormMachine } from './resources/form/resourceFormFlow.ts';
export {
  managedResourcesMachine,
  provideManagedResources,
} from './resources/managedResourcesFlow.ts';
export { providePublishResource, publishResourceMachine } from './resources/publishResourceFlow.ts';
export { provideResourceStats, resourceStatsMachine } from './resources/resourceStatsFlow.ts';
export { confirmPasswordMachine, provideConfirmPassword } from './users/confirmPasswordFlow.ts';
export { deactivateUserMachine, provideDeactivateUser } from './users/deactivateUserFlow.ts';
export { provideResetPassword, resetUserPasswordMachine } from './users/resetUserPasswordFlow.ts';
export { provideUserDetails, userDetailsMachine } from './users/userDetailsFlow.ts';
export { provideUserRole, userRoleMachine } from './users/userRoleFlow.ts';
export { provideUserStats, userStatsMachine } from './users/userStatsFlow.ts';
export { provideUserStatus, userStatusMachine } from './users/userStatusFlow.ts';
export { provideUsersExport, usersExportMachine } from './users/usersExportFlow.ts';
export { provideUsers, usersMachine } from './users/usersFlow.ts';
