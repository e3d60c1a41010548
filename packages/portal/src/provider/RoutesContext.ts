import { createContext, useContext } from 'react';
import type { Routes } from './routes.ts';

/** Routes of a host that gives none. */
export const NO_ROUTES: Routes = {};

/** The host's routes; none outside a provider that gives them. */
export const RoutesContext = createContext<Routes>(NO_ROUTES);

/** Addresses of the host's pages. */
export const useRoutes = (): Routes => useContext(RoutesContext);
