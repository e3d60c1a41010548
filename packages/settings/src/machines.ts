// Machines, each with the function that provides its calls: loads without React.
export { deleteAccountMachine, provideDeleteAccount } from './data/deleteAccountFlow.ts';
export { ownDataMachine, provideOwnData } from './data/ownDataFlow.ts';
export { devicesMachine, provideDevices } from './devices/devicesFlow.ts';
export { endDeviceMachine, provideEndDevice } from './devices/endDeviceFlow.ts';
export { deleteLeftMachine, provideDeleteLeft } from './left/deleteLeftFlow.ts';
export { leftContentMachine, provideLeftContent } from './left/leftContentFlow.ts';
export { changePasswordMachine, provideChangePassword } from './password/changePasswordFlow.ts';
