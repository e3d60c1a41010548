import type { Member } from '@saudagar/contract';

/** Where groups and their members lead in the host. */
export interface GroupLinks {
  /** Address of a group's own page, for real links. @default a button that calls `onOpen` */
  hrefOf?: ((id: string) => string) | undefined;
  /** Opens a group, where there is no address. @default opened in place */
  onOpen?: ((id: string) => void) | undefined;
  /** Opens a member's profile. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
}
