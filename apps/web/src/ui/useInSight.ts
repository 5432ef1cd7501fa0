import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a part of the page is visible.
 *
 * @param margin how far away it may still be, in CSS units
 * @param share the minimum visible share of it, from 0 to 1
 */
export function useInSight(part: RefObject<Element | null>, margin = '0px', share = 0): boolean {
  const [inSight, see] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => see(entry?.isIntersecting === true), {
      rootMargin: margin,
      threshold: share,
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, margin, share]);
  return inSight;
}
