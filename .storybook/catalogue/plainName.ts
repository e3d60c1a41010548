/** An export's name as Storybook splits it, `Load More Failed`, in sentence case. */
export const plainName = (name: string) => `${name.charAt(0)}${name.slice(1).toLowerCase()}`;
