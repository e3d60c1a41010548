/** The page's own texts. */
export const texts = {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
};
