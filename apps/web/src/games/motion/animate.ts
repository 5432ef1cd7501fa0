/** When something begins to move or shine, and for how long, in milliseconds. */
export interface Timing {
  start: number;
  duration: number;
}

/**
 * A motion whose places are measured, and which has still to begin: to measure between two
 * beginnings would cost a layout each.
 */
export type Start = () => Animation;

/** How small and how large a thing may become on its way, as a share of its own size. */
export interface Scales {
  min: number;
  max: number;
}

export const FLIGHT_EASING = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Whether things may move about: not for readers who ask for reduced motion. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The transform that puts a thing of a fixed layer into the middle of a place, as large as fits.
 * The thing lies at the layer's corner.
 */
export function over(thing: HTMLElement, place: DOMRect, { min, max }: Scales): string {
  const layer = thing.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const { offsetWidth: width, offsetHeight: height } = thing;
  const scale = Math.max(min, Math.min(max, place.width / width, place.height / height));
  const x = place.x - layer.x + (place.width - width) / 2;
  const y = place.y - layer.y + (place.height - height) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A thing flies from place to place; it is not seen before it leaves and after it has landed. */
export function fly(
  thing: HTMLElement,
  [from, to]: readonly [DOMRect, DOMRect],
  { start, duration }: Timing,
  scales: Scales,
): Start {
  const frames = [
    { transform: over(thing, from, scales), opacity: 1 },
    { transform: over(thing, to, scales), opacity: 1 },
  ];
  return () => thing.animate(frames, { delay: start, duration, easing: FLIGHT_EASING });
}

/** What stands at its place already walks there from where it stood before. */
export function walk(thing: HTMLElement, from: DOMRect, { start, duration }: Timing): Start {
  const to = thing.getBoundingClientRect();
  const frames = [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }];
  return () => thing.animate(frames, { delay: start, duration, easing: 'ease-in-out', fill: 'backwards' });
}

/** What stands at its place already is not there before something has landed. */
export function hide(thing: HTMLElement, until: number): Start {
  return () => thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

/** A light around a thing that comes and goes. */
export function shine(thing: HTMLElement, { start, duration }: Timing, color: string): Start {
  const frames = [
    { boxShadow: '0 0 0 0 transparent, inset 0 0 0 transparent' },
    { boxShadow: `0 0 22px 7px ${color}, inset 0 0 18px ${color}` },
    { boxShadow: '0 0 0 0 transparent, inset 0 0 0 transparent' },
  ];
  // To paint a shadow anew for every frame is much work, and without motion it need not swell.
  return () => thing.animate(frames, { delay: start, duration, easing: mayMove() ? 'ease-in-out' : 'steps(4)' });
}

/** Something comes, stays and goes again. */
export function appear(thing: HTMLElement, { start, duration }: Timing): Start {
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  return () => thing.animate(frames, { delay: start, duration });
}
