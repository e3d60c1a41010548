import { coveringOf, hairBehind, hairColorOf } from './headwear.ts';
import { CLOTH_COLORS, type Portrait } from './people.ts';
import { circle, ellipse, mix, path, rect, repeat, stroke } from './svg.ts';

const SKINS = ['#f3cfb0', '#e8b894', '#d9a077', '#c18458', '#a06a44', '#75492f'] as const;
const SIDE = 400;

/** A portrait as an SVG document, 400 pixels square. */
export function drawPortrait(portrait: Portrait): string {
  const skin = SKINS[portrait.skin - 1] ?? SKINS[2];
  const backdrop = mix(CLOTH_COLORS[portrait.backdrop], '#ffffff', 0.35);
  const parts = [
    rect(0, 0, SIDE, SIDE, backdrop),
    circle(200, 215, 158, mix(backdrop, '#ffffff', 0.3)),
    hairBehind(portrait),
    shoulders(portrait, skin),
    head(portrait, skin),
    coveringOf(portrait),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`;
}

function shoulders({ top, head: kind }: Portrait, skin: string): string {
  const cloth = top === 'batik' ? '#7b4423' : CLOTH_COLORS[top];
  const body = 'M44 400C48 326 110 302 160 294H240C290 302 352 326 356 400z';
  const dots =
    top === 'batik'
      ? repeat(21, (index) => {
          const x = 66 + (index % 7) * 45 + (Math.floor(index / 7) % 2) * 22;
          const y = 332 + Math.floor(index / 7) * 30;
          return [45, -45]
            .map((turn) =>
              ellipse(x, y, 5, 13, '#e9c891', { transform: `rotate(${turn} ${x} ${y})` }),
            )
            .join('');
        })
      : '';
  const collar =
    kind === 'hijab'
      ? ''
      : path(
          'M158 294L200 346L242 294L262 306L216 372L200 352L184 372L138 306z',
          mix(cloth, '#ffffff', top === 'batik' ? 0.18 : 0.28),
        );
  return [
    `<clipPath id="body">${path(body, '#000')}</clipPath>`,
    path(body, cloth),
    `<g clip-path="url(#body)">${dots}</g>`,
    path('M166 236H234V300Q200 346 166 300z', mix(skin, '#6b2f1a', 0.16)),
    collar,
  ].join('');
}

function head({ face, head: kind, ...rest }: Portrait, skin: string): string {
  const shade = mix(skin, '#7a2f1a', 0.2);
  const hair = hairColorOf({ face: 'glasses', head: kind, ...rest });
  const brow = hair;
  const ears =
    kind === 'hijab' || kind === 'bob' || kind === 'long'
      ? ''
      : circle(114, 198, 19, skin) +
        circle(286, 198, 19, skin) +
        circle(114, 199, 9, shade) +
        circle(286, 199, 9, shade);
  const beard =
    face === 'beard'
      ? path(
          'M118 206C120 286 160 304 200 304S280 286 282 206C272 232 256 236 240 234Q200 220 160 234C144 236 128 232 118 206z',
          hair,
        )
      : '';
  return [
    ears,
    path('M116 176C116 96 284 96 284 176C284 262 244 296 200 296S116 262 116 176z', skin),
    beard,
    ellipse(146, 226, 19, 12, '#e2604f', { 'fill-opacity': 0.22 }) +
      ellipse(254, 226, 19, 12, '#e2604f', { 'fill-opacity': 0.22 }),
    [164, 236]
      .map((x) => ellipse(x, 194, 8.5, 10, '#2a1c18') + circle(x + 3, 190, 3, '#ffffff'))
      .join(''),
    stroke('M146 169q17 -10 34 -2M220 167q17 -8 34 2', brow, 6.5),
    stroke('M200 200q-9 22 -5 26q6 4 12 1', shade, 5),
    face === 'moustache'
      ? path(
          'M200 238C184 230 164 236 158 252C176 254 190 252 200 246C210 252 224 254 242 252C236 236 216 230 200 238z',
          hair,
        )
      : '',
    path(
      face === 'moustache'
        ? 'M180 256Q200 270 220 256Q212 276 200 276T180 256z'
        : 'M174 246Q200 258 226 246Q218 276 200 276T174 246z',
      '#ffffff',
      { stroke: mix(skin, '#7a1f1a', 0.55), 'stroke-width': 4, 'stroke-linejoin': 'round' },
    ),
    face === 'glasses'
      ? [164, 236]
          .map((x) =>
            circle(x, 195, 29, '#ffffff', {
              'fill-opacity': 0.2,
              stroke: '#33302f',
              'stroke-width': 6,
            }),
          )
          .join('') + stroke('M193 192q7 -5 14 0M135 190l-18 -5M265 190l18 -5', '#33302f', 6)
      : '',
  ].join('');
}
