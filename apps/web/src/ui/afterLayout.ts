/**
 * Calls back once the browser has laid out the rendered page, before it paints. Measuring any
 * earlier would cause a second layout. Does not call back while the element has no size.
 *
 * @returns a function that cancels the callback
 */
export function afterLayout(element: Element, measure: () => unknown): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    measure();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
