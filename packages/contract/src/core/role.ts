import { z } from 'zod/mini';

/** The three roles (SHELL-132). */
export const Role = z.enum(['user', 'moderator', 'admin']);
export type Role = z.infer<typeof Role>;
