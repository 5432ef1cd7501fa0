import { mayMove, type Start } from '../../motion/animate.ts';
import type { Motion } from './plan.ts';

/**
 * Measures the planned motions and returns their starts. @param ghosts the drawn cards, in the
 * order of the flights
 */
export function play(board: HTMLElement, plan: readonly Motion[], ghosts: readonly HTMLElement[]): Start[] {
  if (!mayMove()) {
    return plan.flatMap((motion) => shine(find(board, landing(motion)), { ...motion, start: 0 }));
  }
  const cards = ghosts.values();
  return plan.flatMap((motion) => {
    if (motion.kind === 'walk') return walk(board, motion);
    if (motion.kind === 'glow') return shine(find(board, motion.at), motion);
    return fly(board, motion, cards.next().value);
  });
}

/** The destination of a motion. */
function landing(motion: Motion): string {
  if (motion.kind === 'walk') return motion.path.at(-1) ?? '';
  return motion.kind === 'fly' ? motion.to : motion.at;
}

/** The largest visible element of this name: an altar may be on the page twice. */
function find(board: HTMLElement, spot: string): HTMLElement | undefined {
  const [largest] = [...board.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)].toSorted((a, b) => width(b) - width(a));
  return largest !== undefined && width(largest) > 0 ? largest : undefined;
}

function width(element: HTMLElement): number {
  return element.getBoundingClientRect().width;
}

function walk(board: HTMLElement, { player, path, start, duration }: Extract<Motion, { kind: 'walk' }>): Start[] {
  const token = board.querySelector<HTMLElement>(`[data-token="${player}"]`);
  const rects = path.map((spot) => find(board, spot)?.getBoundingClientRect());
  const end = rects.at(-1);
  if (token === null || end === undefined) return [];
  const frames = rects.map((rect) => ({
    transform: `translate(${(rect ?? end).left - end.left}px, ${(rect ?? end).bottom - end.bottom}px)`,
    easing: 'ease-in-out',
  }));
  return [() => token.animate(frames, { delay: start, duration, fill: 'backwards' })];
}

function fly(
  board: HTMLElement,
  { card, from, to, start, duration }: Extract<Motion, { kind: 'fly' }>,
  ghost: HTMLElement | undefined,
): Start[] {
  const target = find(board, to);
  const a = find(board, from)?.getBoundingClientRect();
  const b = target?.getBoundingClientRect();
  if (ghost === undefined || target === undefined || a === undefined || b === undefined) return [];
  const { width, height } = ghost.getBoundingClientRect();
  const layer = ghost.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const at = (rect: DOMRect) => {
    const x = rect.left - layer.left + (rect.width - width) / 2;
    const y = rect.top - layer.top + (rect.height - height) / 2;
    return `translate(${x}px, ${y}px)`;
  };
  const frames = [
    { transform: at(a), opacity: 1, offset: 0 },
    { transform: at(b), opacity: 1, offset: 1, easing: 'ease-out' },
  ];
  const flight = () => ghost.animate(frames, { delay: start, duration, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
  // A card that has its own place stays hidden until it has landed.
  const place = to.startsWith('altar-') ? target : board.querySelector(`[data-card="${card}"]`);
  return place === null
    ? [flight]
    : [flight, () => place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + duration })];
}

function shine(target: HTMLElement | undefined, { start, duration }: Motion): Start[] {
  if (target === undefined) return [];
  const frames = [
    { boxShadow: '0 0 0 0 #ff9d1c00' },
    { boxShadow: '0 0 26px 8px #ff9d1c', backgroundColor: '#ff9d1c77' },
    { boxShadow: '0 0 0 0 #ff9d1c00' },
  ];
  return [() => target.animate(frames, { delay: start, duration, easing: 'ease-in-out' })];
}
