/** Ways to open a resource. */
export interface ResourceLinks {
  /** Address of a resource's own page, for real links. @default a button that calls `onOpen` */
  hrefOf?: ((id: string) => string) | undefined;
  /** Opens a resource that has no address. @default opened in place */
  onOpen?: ((id: string) => void) | undefined;
}
