/** Start and duration of an animation, in milliseconds. */
export interface Timing {
  start: number;
  duration: number;
}

/**
 * An animation whose places are measured, but which has not started. Measuring after a start would
 * force another layout, so all places are measured first.
 */
export type Start = () => Animation;

/** Limits of a thing's scale during a flight, relative to its own size. */
export interface Scales {
  min: number;
  max: number;
}

export const FLIGHT_EASING = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Whether animations may move things; false when the reader prefers reduced motion. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The CSS transform that centres a thing of a fixed layer over a place, as large as fits. The thing
 * lies at the layer's upper left corner.
 */
export function over(thing: HTMLElement, place: DOMRect, { min, max }: Scales): string {
  const layer = thing.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const { offsetWidth: width, offsetHeight: height } = thing;
  const scale = Math.max(min, Math.min(max, place.width / width, place.height / height));
  const x = place.x - layer.x + (place.width - width) / 2;
  const y = place.y - layer.y + (place.height - height) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Flies a thing from one place to another. It is invisible before it starts and after it lands. */
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

/** Moves a thing that is already at its new place there from its former place. */
export function walk(thing: HTMLElement, from: DOMRect, { start, duration }: Timing): Start {
  const to = thing.getBoundingClientRect();
  const frames = [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }];
  return () => thing.animate(frames, { delay: start, duration, easing: 'ease-in-out', fill: 'backwards' });
}

/** Hides a thing that is already at its place until `until`, when its flying copy lands. */
export function hide(thing: HTMLElement, until: number): Start {
  return () => thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

/** Fades a glow around a thing in and out. */
export function shine(thing: HTMLElement, { start, duration }: Timing, color: string): Start {
  const frames = [
    { boxShadow: '0 0 0 0 transparent, inset 0 0 0 transparent' },
    { boxShadow: `0 0 22px 7px ${color}, inset 0 0 18px ${color}` },
    { boxShadow: '0 0 0 0 transparent, inset 0 0 0 transparent' },
  ];
  // Each frame repaints the shadow, which is slow. With reduced motion four steps are enough.
  return () => thing.animate(frames, { delay: start, duration, easing: mayMove() ? 'ease-in-out' : 'steps(4)' });
}

/** Fades a thing in and, at the end of its time, out again. */
export function appear(thing: HTMLElement, { start, duration }: Timing): Start {
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  return () => thing.animate(frames, { delay: start, duration });
}
