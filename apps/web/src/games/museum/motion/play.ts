import {
  appear,
  fly,
  FLIGHT_EASING,
  hide,
  mayMove,
  over,
  shine,
  walk,
  type Scales,
  type Start,
  type Timing,
} from '../../motion/animate.ts';
import { MASTERPIECE_MS, type Motion, type Spots } from './plan.ts';

/** Places of things that may have left the board since, by spot, relative to the board's corner. */
export type Places = ReadonlyMap<string, DOMRect>;

/** The page's elements that the motions use. */
export interface Stage {
  board: HTMLElement;
  /** The layer with the drawn things that fly. Each carries the index of its motion in the plan. */
  layer: HTMLElement;
  before: Places;
}

const BRASS = '#f0c869';
const SCALES: Scales = { min: 0.3, max: 1.1 };
const LIGHT_MS = 450;
/** Milliseconds until a masterpiece reaches the middle, and until it flies on into the museum. */
const ARRIVED_MS = 380;
const LEAVES_MS = MASTERPIECE_MS - 400;

/**
 * Measures the planned motions and returns their starts. Skips a motion whose spot is not visible.
 */
export function play(plan: readonly Motion[], stage: Stage): Start[] {
  if (!mayMove()) return highlight(plan, stage);
  return plan.flatMap((motion, index) => {
    switch (motion.kind) {
      case 'fly':
        return flight(motion, drawn(stage, index), stage);
      case 'masterpiece':
        return masterpiece(motion, drawn(stage, index), stage);
      case 'walk':
        return walked(motion, stage);
      case 'unfold':
        return find(stage, motion.at).map((paper) => unfold(paper, motion));
      case 'glow':
        return find(stage, motion.at).map((thing) => shine(thing, motion, BRASS));
    }
  });
}

/**
 * Replaces motion, for readers who prefer it reduced: a brief glow at each destination, then the
 * titles of masterpieces, one after another.
 */
function highlight(plan: readonly Motion[], stage: Stage): Start[] {
  const lit = new Set(plan.flatMap((motion) => find(stage, 'at' in motion ? motion.at : motion.to)));
  const titles = plan.flatMap(({ kind }, index) => (kind === 'masterpiece' ? (part(drawn(stage, index), 'title') ?? []) : []));
  return [
    ...[...lit].map((thing) => shine(thing, { start: 0, duration: LIGHT_MS }, BRASS)),
    ...titles.map((title, index) => appear(title, { start: index * MASTERPIECE_MS, duration: MASTERPIECE_MS })),
  ];
}

/**
 * Places of the things that the next version may move or remove: the cards in hand and the score
 * markers.
 */
export function placesOf(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  return new Map(
    ['hand', 'marker'].flatMap((name) =>
      [...board.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [`${name}=${thing.dataset[name]}`, new DOMRect(x - corner.x, y - corner.y, width, height)] as const;
      }),
    ),
  );
}

/** The first visible spot, as a list of one; empty when none is. */
function find({ board }: Stage, spots: Spots): HTMLElement[] {
  for (const spot of spots) {
    const [name = '', value = ''] = spot.split('=');
    const things = [...board.querySelectorAll<HTMLElement>(`[data-${name}="${value}"]`)];
    const seen = things.find(({ offsetWidth }) => offsetWidth > 0);
    if (seen !== undefined) return [seen];
  }
  return [];
}

/** The place of the first of these spots, now or before the change. */
function placeOf(stage: Stage, spots: Spots): DOMRect | undefined {
  for (const spot of spots) {
    const [thing] = find(stage, [spot]);
    const place = thing?.getBoundingClientRect() ?? placeBefore(stage, spot);
    if (place !== undefined) return place;
  }
  return undefined;
}

function placeBefore({ board, before }: Stage, spot: string): DOMRect | undefined {
  const place = before.get(spot);
  if (place === undefined || place.width === 0) return undefined;
  const corner = board.getBoundingClientRect();
  return new DOMRect(place.x + corner.x, place.y + corner.y, place.width, place.height);
}

function drawn({ layer }: Stage, index: number): HTMLElement | undefined {
  return layer.querySelector<HTMLElement>(`[data-motion="${index}"]`) ?? undefined;
}

function part(thing: HTMLElement | undefined, name: string): HTMLElement | undefined {
  return thing?.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined;
}

function flight(motion: Extract<Motion, { kind: 'fly' }>, thing: HTMLElement | undefined, stage: Stage): Start[] {
  const from = placeOf(stage, motion.from);
  const to = placeOf(stage, motion.to);
  if (thing === undefined || from === undefined || to === undefined) return [];
  return [fly(thing, [from, to], motion, SCALES), ...hidden(motion, stage)];
}

function hidden({ hides = [], start, duration }: Timing & { hides?: Spots }, stage: Stage): Start[] {
  return find(stage, hides).map((thing) => hide(thing, start + duration));
}

function walked({ at, ...timing }: Extract<Motion, { kind: 'walk' }>, stage: Stage): Start[] {
  return find(stage, at).flatMap((thing) => {
    const from = placeBefore(stage, at[0] ?? '');
    return from === undefined ? [] : [walk(thing, from, timing)];
  });
}

/** Unfolds the new front page over the old one. */
function unfold(paper: HTMLElement, { start, duration }: Timing): Start {
  const frames = [
    { transform: 'perspective(60rem) rotateX(-88deg)', transformOrigin: '50% 0', opacity: 0.4 },
    { transform: 'perspective(60rem) rotateX(8deg)', transformOrigin: '50% 0', opacity: 1, offset: 0.75 },
    { transform: 'none', transformOrigin: '50% 0', opacity: 1 },
  ];
  return () => paper.animate(frames, { delay: start, duration, easing: 'ease-out', fill: 'backwards' });
}

/** Shows a masterpiece large, with light, laurel and title, then flies it to its place. */
function masterpiece(motion: Extract<Motion, { kind: 'masterpiece' }>, scene: HTMLElement | undefined, stage: Stage): Start[] {
  const card = part(scene, 'card');
  const middle = part(scene, 'middle')?.getBoundingClientRect();
  const from = placeOf(stage, motion.from);
  const to = placeOf(stage, motion.to);
  if (scene === undefined || card === undefined || middle === undefined || to === undefined) return [];
  const { start, duration } = motion;
  const scales = { min: 0.1, max: 1 };
  const shown = over(card, middle, scales);
  const frames = [
    { transform: over(card, from ?? middle, scales), opacity: from === undefined ? 0 : 1, easing: FLIGHT_EASING },
    { transform: shown, opacity: 1, offset: ARRIVED_MS / duration, easing: 'linear' },
    { transform: shown, opacity: 1, offset: LEAVES_MS / duration, easing: FLIGHT_EASING },
    { transform: over(card, to, scales), opacity: 1 },
  ];
  const ceremony = { start: start + ARRIVED_MS - 120, duration: LEAVES_MS - ARRIVED_MS + 240 };
  return [
    () => card.animate(frames, { delay: start, duration }),
    ...['veil', 'light', 'laurel', 'title'].flatMap((name) => {
      const thing = part(scene, name);
      return thing === undefined ? [] : [appear(thing, ceremony)];
    }),
    ...hidden(motion, stage),
  ];
}
