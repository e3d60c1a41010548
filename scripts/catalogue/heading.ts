/** Areas whose heading in the sidebar is not their package's name. */
const HEADINGS: Readonly<Record<string, string>> = {
  admin: 'Admin Center',
  delivery: 'Foundations/Delivery',
  flag: 'Reports and flags',
  flows: 'Foundations/Flows',
  host: 'The app',
  portal: 'Foundations/Portal',
  ui: 'Parts',
};

/** Returns the heading in the sidebar over a package's stories; all tools have one. */
export function headingOf(name: string): string {
  if (name.startsWith('storybook-')) return 'Workshop';
  return HEADINGS[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
