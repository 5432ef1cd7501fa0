import { hide, mayMove, type Start } from '../../motion/animate.ts';
import { FLASH_MS, type Motion } from './plan.ts';

/** Former places of the tokens, by token, relative to the board's corner. */
export type Places = ReadonlyMap<string, DOMRect>;

/** The page's elements that the motions use. */
export interface Stage {
  board: HTMLElement;
  /** The drawn things that fly, photographed paintings included, in the order of the plan. */
  ghosts: readonly HTMLElement[];
  /** A sentence for each photo, in their order. */
  captions: readonly HTMLElement[];
  /** The light for each photo, in their order. */
  flashes: readonly HTMLElement[];
  before: Places;
}

/** Measures the planned motions and returns their starts. */
export function play(plan: readonly Motion[], stage: Stage): Start[] {
  const { board } = stage;
  const captions = stage.captions.values();
  if (!mayMove()) {
    return plan.flatMap((motion) => [
      ...shine(find(board, landing(motion)), { start: motion.kind === 'photo' ? motion.start : 0, duration: motion.duration }),
      ...(motion.kind === 'photo' ? say(captions.next().value, motion) : []),
    ]);
  }
  const ghosts = stage.ghosts.values();
  const flashes = stage.flashes.values();
  return [
    ...walks(plan, stage),
    ...plan.flatMap((motion) => {
      switch (motion.kind) {
        case 'walk':
          return [];
        case 'glow':
          return shine(find(board, motion.at), motion);
        case 'fly':
          return fly(board, motion, ghosts.next().value);
        case 'photo':
          return [
            ...flash(board, motion, flashes.next().value),
            ...say(captions.next().value, motion),
            ...fly(board, { ...motion, start: motion.start + FLASH_MS, duration: 650 }, ghosts.next().value, motion.start),
          ];
      }
    }),
  ];
}

/** The present places of all tokens. */
export function placesOf(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  return new Map(
    tokensOf(board).map((token) => {
      const rect = token.getBoundingClientRect();
      return [token.dataset['token'] ?? '', new DOMRect(rect.x - corner.x, rect.y - corner.y, rect.width, rect.height)];
    }),
  );
}

function tokensOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-token]')];
}

/** The destination of a motion, which glows instead when the reader prefers reduced motion. */
function landing(motion: Motion): string {
  if (motion.kind === 'glow') return motion.at;
  return motion.kind === 'photo' ? motion.from : motion.to;
}

function find(board: HTMLElement, spot: string): HTMLElement | undefined {
  return [...board.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)].find(({ offsetWidth }) => offsetWidth > 0);
}

/** Duration in milliseconds in which tokens step up in a queue, after the first walk. */
const STEP_UP_MS = 260;

/** Moves each token from its former place along its stops. */
function walks(plan: readonly Motion[], { board, before }: Stage): Start[] {
  const legs = plan.filter((motion) => motion.kind === 'walk');
  const corner = board.getBoundingClientRect();
  const [first] = legs;
  const stepUp = { start: first === undefined ? 0 : first.start + first.duration, duration: STEP_UP_MS, to: '' };
  return tokensOf(board).flatMap((element) => {
    const token = element.dataset['token'] ?? '';
    const old = before.get(token);
    if (old === undefined) return [];
    const end = middle(element.getBoundingClientRect());
    const shift = ({ x, y }: Point) => `translate(${x - end.x}px, ${y - end.y}px)`;
    const origin = middle(new DOMRect(old.x + corner.x, old.y + corner.y, old.width, old.height));
    const own = legs.filter((leg) => leg.token === token);
    if (own.length === 0 && Math.hypot(origin.x - end.x, origin.y - end.y) < 1) return [];
    const stops = own.length > 0 ? own : [stepUp];
    // The last stop is the token's present place, even if later events have moved it.
    const places = stops.map(({ to }, i) => {
      const spot = i === stops.length - 1 ? undefined : find(board, to);
      return shift(spot === undefined ? end : middle(spot.getBoundingClientRect()));
    });
    const whole = Math.max(...stops.map((stop) => stop.start + stop.duration));
    const frames = stops.flatMap(({ start, duration }, i) => [
      { transform: places[i - 1] ?? shift(origin), offset: start / whole, easing: 'ease-in-out' },
      { transform: places[i] ?? shift(end), offset: (start + duration) / whole },
    ]);
    return [() => element.animate([{ transform: shift(origin), offset: 0 }, ...frames], { duration: whole })];
  });
}

interface Point {
  x: number;
  y: number;
}

function middle(rect: DOMRect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** @param seen when the ghost appears at its start, in milliseconds; by default when it leaves */
function fly(
  board: HTMLElement,
  {
    from,
    to,
    start,
    duration,
    hides = [],
  }: { from: string; to: string; start: number; duration: number; hides?: readonly string[] },
  ghost: HTMLElement | undefined,
  seen = start,
): Start[] {
  const source = find(board, from)?.getBoundingClientRect();
  const target = find(board, to)?.getBoundingClientRect();
  const hidden = hides.flatMap((spot) => {
    const thing = find(board, spot);
    return thing === undefined ? [] : [hide(thing, start + duration)];
  });
  if (ghost === undefined || source === undefined || target === undefined) return hidden;
  // A painting starts at the size it has on the wall; other ghosts keep their own size.
  const shape = ghost.getBoundingClientRect();
  const fit = (rect: DOMRect) => Math.min(rect.width, (rect.height * shape.width) / shape.height);
  const isPainting = ghost.dataset['ghost'] === 'painting';
  if (isPainting) ghost.style.width = `${Math.max(fit(source), fit(target))}px`;
  const { width, height } = ghost.getBoundingClientRect();
  const layer = ghost.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const at = (rect: DOMRect) => {
    const scale = isPainting ? fit(rect) / width : 1;
    const x = rect.x - layer.x + (rect.width - width) / 2;
    const y = rect.y - layer.y + (rect.height - height) / 2;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const lead = (start - seen) / (start - seen + duration);
  const frames = [
    { transform: at(source), opacity: 1, offset: 0 },
    { transform: at(source), opacity: 1, offset: lead, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    { transform: at(target), opacity: 1, offset: 1 },
  ];
  return [() => ghost.animate(frames, { delay: seen, duration: start - seen + duration }), ...hidden];
}

/** The camera's light over the whole room. */
function flash(board: HTMLElement, { from, start }: Extract<Motion, { kind: 'photo' }>, light: HTMLElement | undefined): Start[] {
  const room = find(board, from)?.closest<HTMLElement>('[data-room]')?.getBoundingClientRect();
  if (light === undefined || room === undefined) return [];
  const layer = light.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  Object.assign(light.style, {
    left: `${room.x - layer.x}px`,
    top: `${room.y - layer.y}px`,
    width: `${room.width}px`,
    height: `${room.height}px`,
  });
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }];
  return [() => light.animate(frames, { delay: start, duration: FLASH_MS, easing: 'ease-out' })];
}

function say(caption: HTMLElement | undefined, { start, duration }: { start: number; duration: number }): Start[] {
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.88 }, { opacity: 0 }];
  return caption ? [() => caption.animate(frames, { delay: start, duration })] : [];
}

function shine(target: HTMLElement | undefined, { start, duration }: { start: number; duration: number }): Start[] {
  if (target === undefined) return [];
  const frames = [
    { boxShadow: '0 0 0 0 #ffd97700' },
    { boxShadow: '0 0 22px 7px #ffd977, inset 0 0 30px #ffd97799' },
    { boxShadow: '0 0 0 0 #ffd97700' },
  ];
  return [() => target.animate(frames, { delay: start, duration, easing: 'ease-in-out' })];
}
