import type { MeasureText } from './layout.ts';

/** Measures texts in an element's font. */
export function measureLike(element: Element): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(element).fontFamily;
  return (text, size, bold = false) => {
    if (!context) return text.length * size * 0.6;
    context.font = `${bold ? 700 : 500} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}
