/**
 * Design tokens of a stylesheet in the format of the Design Tokens Community Group, 2025.10. A file
 * is one theme, as Figma imports it: a mode of a collection of variables.
 */
import postcss, { type Declaration, type Rule } from 'postcss';
import { THEMES, type Theme, type TokenValue, tokenValue } from './tokenValue.ts';

type DesignToken = TokenValue & {
  $description?: string;
  $extensions: { 'com.figma.codeSyntax': { WEB: string } };
};

/** Groups of tokens, by which Figma lists them. */
type TokenFile = Record<string, Record<string, DesignToken>>;

const GROUPS: Record<TokenValue['$type'], string> = {
  color: 'color',
  dimension: 'size',
  shadow: 'shadow',
  fontFamily: 'font',
  fontWeight: 'font',
  number: 'number',
  duration: 'motion',
  cubicBezier: 'motion',
};

/** Returns the tokens that `:where(.sg-root)` of a sheet declares, with their values in a theme. */
export function tokenFile(sheet: string, theme: Theme): TokenFile {
  const declared = declarationsOf(sheet);
  const values = new Map(declared.map(({ declaration }) => [declaration.prop, declaration.value]));
  const groups: TokenFile = {};
  for (const { declaration, description } of declared) {
    const { prop } = declaration;
    const value = tokenValue(prop, values, theme);
    const group = GROUPS[value.$type];
    groups[group] = {
      ...groups[group],
      [prop.replace('--sg-', '')]: {
        ...value,
        ...(description && { $description: description }),
        $extensions: { 'com.figma.codeSyntax': { WEB: `var(${prop})` } },
      },
    };
  }
  const modeName = theme === 'light' ? 'Light' : 'Dark';
  return Object.assign({ $extensions: { 'com.figma.modeName': modeName } }, groups);
}

/** The file that says which of the two a tool reads in which theme. */
export const resolverFile = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Saudagar Hub',
  version: '2025.10',
  modifiers: {
    theme: {
      contexts: Object.fromEntries(
        THEMES.map((theme) => [theme, [{ $ref: `tokens.${theme}.json` }]]),
      ),
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }],
};

/** Lists the tokens, each with the comment above its paragraph of declarations. */
function declarationsOf(sheet: string): { declaration: Declaration; description: string }[] {
  const rule = postcss
    .parse(sheet)
    .nodes.find(
      (node): node is Rule => node.type === 'rule' && node.selector === ':where(.sg-root)',
    );
  let description = '';
  return (rule?.nodes ?? []).flatMap((node) => {
    if (/\n\s*\n/.test(node.raws.before ?? '')) description = '';
    if (node.type === 'comment') description = node.text;
    return node.type === 'decl' ? [{ declaration: node, description }] : [];
  });
}
