export { WithdrawOfferDialog } from '../offers/WithdrawOfferDialog.tsx';
export { HandOverDialog } from './HandOverDialog.tsx';
export { RemoveDialog } from './RemoveDialog.tsx';
export { RoleDialog } from './RoleDialog.tsx';
