/**
 * Colours, sizes, weights, radii and gaps come from the tokens of packages/ui/src/look/tokens.css, so that
 * no sheet has one of its own. A value is a token, or calculated from one or from the component's
 * own `--_…`; docs/design.md says which token is for what.
 */
const calculated = /^(calc|min|max|round)\(.*var\(--(sg|_)[\w-]+\).*\)$/;
const part = (names) => `(0|var\\(--sg-(${names})[a-z0-9-]*\\))`;
const tokens = (names) => new RegExp(`^${part(names)}( ${part(names)})*$`);

export default {
  rules: {
    'color-no-hex': true,
    // Names stay for masks, which have no colour, and for what a token is mixed with.
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: (name) => `${name}() is not a token (docs/design.md)` },
    ],
    'declaration-property-value-allowed-list': [
      {
        'font-size': ['inherit', tokens('text|icon'), calculated],
        'font-weight': ['inherit', tokens('weight')],
        'line-height': ['inherit', '1', tokens('leading'), calculated],
        '/^border-.*radius$/': ['inherit', tokens('radius'), calculated],
        '/^(row-|column-)?gap$/': [tokens('space'), calculated],
        '--_height': [tokens('target|button'), calculated],
      },
      { message: (property, value) => `${property}: ${value} is not a token (docs/design.md)` },
    ],
  },
  // A font face names the weights that its file holds.
  overrides: [
    {
      // The tokens, and the page behind the kit's root, where no token is known.
      files: ['**/look/tokens.css', '**/apps/host/src/host.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    { files: ['**/look/font.css'], rules: { 'declaration-property-value-allowed-list': null } },
  ],
};
