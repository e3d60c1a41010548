import { type RefObject, useEffect, useRef } from 'react';
import { moveBy, type View, zoomAt } from '../drawing/view.ts';

/** Maximum pointer movement of a click, in px. */
const CLICK_PIXELS = 4;

/** Pans the view by pointer or wheel, and zooms by Ctrl and wheel or by pinching. */
export function usePanning(
  ref: RefObject<HTMLElement | null>,
  change: (next: (view: View) => View) => void,
): void {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let pressed: { x: number; y: number; isDragging: boolean } | null = null;

    function handleDown({ button, clientX, clientY }: PointerEvent) {
      if (button === 0) pressed = { x: clientX, y: clientY, isDragging: false };
    }
    function handleMove({ clientX, clientY, pointerId }: PointerEvent) {
      if (!pressed) return;
      const [x, y] = [clientX - pressed.x, clientY - pressed.y];
      if (!pressed.isDragging && Math.hypot(x, y) < CLICK_PIXELS) return;
      // A press without movement remains a click on the element below.
      if (!pressed.isDragging) element?.setPointerCapture(pointerId);
      pressed = { x: clientX, y: clientY, isDragging: true };
      latest.current((view) => moveBy(view, x, y));
    }
    function handleUp() {
      pressed = null;
    }
    function handleWheel(event: WheelEvent) {
      event.preventDefault();
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
      const point = { x: event.clientX - left, y: event.clientY - top };
      latest.current((view) =>
        event.ctrlKey || event.metaKey
          ? zoomAt(view, Math.exp(-event.deltaY / 200), point)
          : moveBy(view, -event.deltaX, -event.deltaY),
      );
    }
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', handleDown, { signal });
    element.addEventListener('pointermove', handleMove, { signal });
    element.addEventListener('pointerup', handleUp, { signal });
    element.addEventListener('pointercancel', handleUp, { signal });
    element.addEventListener('wheel', handleWheel, { signal, passive: false });
    return () => controller.abort();
  }, [ref]);
}
