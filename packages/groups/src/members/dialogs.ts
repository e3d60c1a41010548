export { HandOverDialog } from './HandOverDialog.tsx';
export { RemoveDialog } from './RemoveDialog.tsx';
