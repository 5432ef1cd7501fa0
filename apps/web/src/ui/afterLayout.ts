/**
 * Calls back once the browser has laid out what was rendered, before it paints: measured any
 * earlier, it would have to lay out twice. Not at all while the element has no size.
 *
 * @returns the way to call it off
 */
export function afterLayout(element: Element, measure: () => unknown): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    measure();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
