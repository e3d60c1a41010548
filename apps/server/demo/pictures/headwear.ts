import { CLOTH_COLORS, type Portrait } from './people.ts';
import { circle, d, ellipse, group, mix, path, repeat, stroke } from './svg.ts';

const HAIR = '#2a211f';

/** The colour of someone's hair. */
export const hairColorOf = ({ cover, head: kind }: Portrait) =>
  cover === 'grey' && kind !== 'hijab' ? '#a9a49d' : HAIR;

const coverColor = ({ cover = 'ink' }: Portrait) => CLOTH_COLORS[cover];

/** Hair or cloth that hangs behind the shoulders. */
export function hairBehind(portrait: Portrait): string {
  const hair = hairColorOf(portrait);
  switch (portrait.head) {
    case 'long':
      return path(
        'M108 190C104 84 296 84 292 190C296 250 304 296 290 330H110C96 296 104 250 108 190z',
        hair,
      );
    case 'bob':
      return path(
        'M104 196C100 84 300 84 296 196C300 236 296 262 284 274H116C104 262 100 236 104 196z',
        hair,
      );
    case 'ponytail':
      return path('M270 120C352 120 346 236 306 284C312 226 298 196 264 168z', hair);
    case 'bun':
      return circle(200, 78, 42, hair) + path('M116 96q84 -60 168 0v90H116z', hair);
    case 'afro':
      return (
        circle(200, 150, 112, hair) +
        repeat(14, (index) =>
          circle(
            200 + Math.cos(index * 0.449) * 106,
            150 + Math.sin(index * 0.449) * 104,
            26,
            hair,
          ),
        )
      );
    case 'hijab':
      return path(
        'M96 190C92 62 308 62 304 190C312 262 322 318 330 400H70C78 318 88 262 96 190z',
        mix(coverColor(portrait), '#000000', 0.14),
      );
    default:
      return '';
  }
}

/** What lies over the head: hair in front, or what is worn on it. */
export function coveringOf(portrait: Portrait): string {
  const hair = hairColorOf(portrait);
  const cloth = coverColor(portrait);
  switch (portrait.head) {
    case 'hijab':
      return [
        path(
          'M96 196C90 60 310 60 304 196C306 258 276 304 240 322C214 336 186 336 160 322C124 304 94 258 96 196zM126 190C126 250 160 290 200 290S274 250 274 190C274 108 126 108 126 190z',
          cloth,
          { 'fill-rule': 'evenodd' },
        ),
        path(
          'M118 270C150 322 250 322 282 270C316 318 312 372 296 400H104C88 372 84 318 118 270z',
          cloth,
        ),
        stroke('M132 300Q196 344 276 296M122 338Q200 372 288 330', mix(cloth, '#000000', 0.22), 5),
        stroke('M116 150Q138 100 200 98', mix(cloth, '#ffffff', 0.3), 6),
        circle(262, 304, 7, mix(cloth, '#ffffff', 0.65)),
      ].join('');
    case 'peci':
      return (
        path(
          'M112 158C112 122 118 74 140 66Q200 50 260 66C282 74 288 122 288 158Q200 132 112 158z',
          mix(cloth, '#000000', 0.1),
        ) +
        stroke('M116 150Q200 124 284 150', mix(cloth, '#ffffff', 0.28), 7) +
        stroke('M200 60V126', mix(cloth, '#ffffff', 0.14), 5) +
        path('M112 158q-2 20 2 30q10 -14 12 -36zM288 158q2 20 -2 30q-10 -14 -12 -36z', hair)
      );
    case 'udeng':
      return (
        path('M106 164C104 86 296 86 294 164Q200 128 106 164z', cloth) +
        path(
          'M176 116C164 66 190 56 208 40C204 66 236 72 224 118Q200 108 176 116z',
          mix(cloth, '#000000', 0.14),
        ) +
        stroke('M110 156Q200 122 290 156', mix(cloth, '#000000', 0.25), 7) +
        repeat(7, (index) =>
          circle(
            130 + index * 23,
            134 - Math.sin((index / 6) * Math.PI) * 22,
            4.5,
            mix(cloth, '#7a3b2a', 0.6),
          ),
        ) +
        path('M108 164q-2 16 4 26q8 -14 10 -34zM292 164q2 16 -4 26q-8 -14 -10 -34z', hair)
      );
    case 'caping':
      return (
        path('M112 168q-4 26 4 36q12 -20 14 -46zM288 168q4 26 -4 36q-12 -20 -14 -46z', hair) +
        path('M48 170Q120 62 200 28Q280 62 352 170Q200 118 48 170z', '#dcb56a') +
        repeat(9, (index) =>
          stroke(
            d`M200 32L${72 + index * 32} ${158 - Math.sin(((index + 0.5) / 9) * Math.PI) * 28}`,
            '#b88a41',
            3.5,
          ),
        ) +
        stroke('M86 128Q200 74 314 128M130 86Q200 56 270 86', '#b88a41', 3.5) +
        stroke('M48 170Q200 118 352 170', '#a87a35', 7) +
        stroke('M122 182Q130 280 200 304Q270 280 278 182', '#8a5a3a', 3.5, {
          'stroke-opacity': 0.55,
        })
      );
    case 'short':
      return path(
        'M112 182C104 92 150 74 204 74C262 74 298 100 288 182C282 152 272 138 258 130C220 140 170 140 142 130C126 140 118 154 112 182z',
        hair,
      );
    case 'side':
      return path(
        'M112 186C98 90 146 50 210 54C276 54 304 112 288 186C284 158 276 142 262 130C226 146 184 130 166 110C158 138 122 146 112 186z',
        hair,
      );
    case 'curly':
      return (
        repeat(11, (index) =>
          circle(
            200 + Math.cos(Math.PI + (index / 10) * Math.PI) * 84,
            158 + Math.sin(Math.PI + (index / 10) * Math.PI) * 72,
            27,
            hair,
          ),
        ) +
        path('M126 152Q200 92 274 152Q200 62 126 152z', hair) +
        group('translate(0 0)', ellipse(200, 106, 72, 32, hair))
      );
    case 'afro':
      return path(
        'M118 170C120 118 160 112 200 124S280 118 282 170C296 92 240 74 200 76S104 92 118 170z',
        hair,
      );
    case 'bob':
      return path(
        'M110 210C102 92 150 78 202 78S298 92 290 210C288 164 276 146 262 138C220 148 168 142 150 128C140 146 116 160 110 210z',
        hair,
      );
    case 'long':
      return path(
        'M110 206C102 92 140 58 200 58S298 92 290 206C286 160 258 138 204 104C150 138 114 160 110 206z',
        hair,
      );
    case 'ponytail':
      return (
        path(
          'M112 186C104 96 150 76 204 76S298 96 288 186C282 150 262 132 236 118C190 140 130 134 112 186z',
          hair,
        ) + circle(284, 128, 13, '#e2694f')
      );
    case 'bun':
      return (
        path(
          'M112 190C106 104 150 84 200 84S294 104 288 190C282 154 250 134 200 108C150 134 118 154 112 190z',
          hair,
        ) + stroke('M166 70Q200 86 234 70', mix(hair, '#ffffff', 0.25), 4)
      );
  }
}
