// Together, so that a registration made without a network is shown without one.
export { RegistrationDialog } from './RegistrationDialog.tsx';
export { WaitingRegistration } from './WaitingRegistration.tsx';
