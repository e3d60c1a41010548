export {
  ADDABLE_BY,
  ADDABLE_BY_DEFAULT,
  AddableBy,
  blockMember,
  chooseAddableBy,
  getPeace,
  KeptAway,
  muteMember,
  PEACE_MAX,
  Peace,
  unblockMember,
  unmuteMember,
} from './peace.ts';
