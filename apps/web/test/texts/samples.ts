import type { SentenceValue } from '@sobremesa/games/kit';

type Samples = Readonly<Record<string, readonly SentenceValue[]>>;

/** Who sits at the table of every sample. */
export const players = ['Ana', 'Luis', 'Eva'].map((name, i) => ({ id: String(i), name }));

const ana = [{ player: '0' }];
const luis = [{ player: '1' }];
const term = (...ids: string[]): SentenceValue[] => ids.map((id) => ({ term: id }));
/** Several lists, the ids of each in one string. */
const terms = (...lists: string[]): SentenceValue[] => lists.map((ids) => ({ terms: ids.split(' ') }));
const figures = (names: string): Samples => Object.fromEntries(names.split(' ').map((name) => [name, [3]]));

/** What may stand in the place of an argument, by its name; for a game's own meaning of it see below. */
const common: Samples = {
  player: ana,
  host: ana,
  name: ana,
  by: luis,
  to: luis,
  other: luis,
  ahead: luis,
  owner: luis,
  active: luis,
  players: [{ players: ['1'] }, { players: ['0', '1', '2'] }],
  names: [{ players: ['1'] }, { players: ['0', '1', '2'] }],
  ...figures(
    'steps level below size needed given points total room place round min max count seconds guard museum left overpaid',
  ),
  from: [2],
  ...figures('value limit prestige cost paid missing score number has means n above most every row column used hand'),
};

/** By game, then by the name of the argument, or by the key of a text and the name where it is another there. */
const own: Readonly<Record<string, Samples>> = {
  house: {
    language: ['Français'],
    game: ['Museum'],
    time: ['18:30'],
    move: [3],
    moves: ['1. Go to the Bakery.'],
    done: [3],
    pace: ['days', 'clock', 'live'],
    hours: ['24'],
  },
  lessons: { game: ['Museum'], step: [3], steps: [21] },
  patzcuaro: {
    card: term('P01', 'Y04'),
    cards: terms('G03', 'P05 U12'),
    placed: terms('P01', 'G03 U05'),
    'board.playerSummary placed': [3],
    taken: terms('Y04', 'P05 U12'),
    space: term('2A2', 'PA-top'),
    place: term('4B1'),
    option: term('2A2-1', '2A2-2', '4A1-1', 'PA-top-1', 'PA-top-2', 'PB-bot-2'),
    'reasons.unknownOption option': [3],
    color: term('pink', 'purple'),
    item: term('candle', 'bread', 'top', 'marigold'),
    objective: term('O1b', 'O2a', 'O2d', 'O3e'),
    options: [{ choices: ['2A2-1', '2A2-2'] }],
    items: terms('candle', 'skull bread'),
    'hints.set objective': term('O1b'),
    'hints.colours objective': term('O2a'),
    'hints.coloursLost objective': term('O2e'),
    'hints.levels objective': term('O3b'),
    'objective.one objective': term('O1b'),
    'objective.two objective': term('O2a', 'O2c'),
    'objective.three objective': term('O3b', 'O3e'),
    first: [4],
    second: [7],
    third: [12],
    size: [3],
    side: ['(…)'],
    'tried.move.goal space': ['(…)'],
    'action.trade cards': ['(…)'],
    'action.others actions': ['(…)'],
    'action.choose options': ['(…)'],
    'board.spaceLabel actions': ['(…)'],
    'board.spaceLabel pile': ['(…)'],
    'board.spaceLabel tokens': ['(…)'],
    'board.spaceLabel state': ['(…)'],
    'board.tradeSlot requirement': ['(…)'],
  },
  prado: {
    painting: term('maja-desnuda', 'cid'),
    paintings: terms('meninas', 'meninas lanzas'),
    title: term('descendimiento'),
    painter: ['El Greco'],
    year: ['1656'],
    first: ['1620'],
    last: ['1630'],
    label: ['(…)'],
    'programme.pile painting': ['(…)'],
    slot: term('S05', 'S19'),
    card: term('move', 'security'),
    cards: terms('help', 'move change'),
    mission: term('century-xviii', 'school-es', 'theme-portraits'),
    missions: terms('century-xv theme-royalty'),
    missing: terms('school-fr', 'school-fr theme-history'),
    direction: term('cw', 'ccw'),
    century: term('century-16'),
    school: term('school-NL'),
    themes: terms('theme-royalty', 'theme-royalty theme-portraits'),
    action: term('change'),
    pile: ['II'],
    tokens: [{ players: ['0', '1'] }],
    bonus: [2],
    rounds: [8],
    'outcome.change to': [3],
    unit: ['minutes', 'seconds'],
    'orders.sentence who': ['Ana'],
    'orders.sentence what': ['(…)'],
    'orders.sentence answer': ['(…)'],
    order: ['(…)'],
  },
  museum: {
    card: term('EGY-11', 'GRE-05'),
    cards: terms('EGY-11', 'ROM-03 JAP-09 CEL-15'),
    'experts.ignorePenalties cards': [3],
    'patrons.level cards': [3],
    'hand.level cards': [3],
    objects: terms('INC-03 MES-08 CHI-01 ROM-02'),
    gave: term('PHO-13'),
    took: term('JAP-03'),
    name: term('EGY-11'),
    continent: term('AM', 'AS'),
    civilisation: term('INC', 'GRE'),
    domain: term('religion', 'war'),
    of: term('EGY', 'navigation'),
    headline: term('H12'),
    expert: term('E21', 'E24'),
    experts: terms('E05', 'E19 E24'),
    entered: term('E03'),
    favour: term('F7'),
    favours: terms('F1', 'F4 F9'),
    'experts.limits favours': [4],
    patron: term('P02', 'P23'),
    people: term('people-INC', 'people-IND'),
    peoples: terms('people-POL people-PHO people-GRE'),
    what: term('people-CHI'),
    things: terms('EGY-11', 'EGY-11 JAP-03'),
    levels: ['(…)'],
    goal: ['(…)'],
    text: ['(…)'],
  },
};

/** What may stand in the place of a plain argument. @throws Error for an argument of which nobody has said what it is */
export function samplesOf(game: string, key: string, argument: string): readonly SentenceValue[] {
  const samples = own[game]?.[`${key} ${argument}`] ?? own[game]?.[argument] ?? common[argument];
  if (samples === undefined) throw new Error(`Nobody has said what {${argument}} may be in "${key}" of ${game}`);
  return samples;
}
