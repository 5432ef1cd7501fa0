/** Mutants that no test can notice, with the reason. */
export interface Equivalents {
  why: string;
  /** The file and the mutated line of each. */
  where: readonly (readonly [file: string, becomes: string])[];
}

export const equivalents: readonly Equivalents[] = [
  {
    why: 'The callers have checked that the value exists, which the compiler cannot know.',
    where: [
      ['patzcuaro/rules/rondel.ts', 'return route[target].shop === true ? target : null;'],
      ['patzcuaro/rules/steps.ts', 'if (step.player === playerID && !step.optional) later.push(step.action);'],
      ['patzcuaro/moves.ts', "return dueStep(G, playerID).optional === true ? 'gift' : 'space';"],
      ['patzcuaro/moves.ts', "const actions = dueAction(G, playerID, 'choose').o[option] ?? [];"],
      ['patzcuaro/moves.ts', 'const actions = dueAction(G, playerID, \'choose\')?.o[option] ?? ["Stryker was here"];'],
      ['prado/rules/actions.ts', 'const card = false ? null : takeVisitor(G, room.n);'],
      ['prado/rules/preview.ts', 'if (room === null && player === undefined || room.painting === null) break;'],
      ['prado/rules/preview.ts', 'if (false || player === undefined || room.painting === null) break;'],
      ['prado/rules/preview.ts', 'if (room === null || false || room.painting === null) break;'],
      ['prado/rules/preview.ts', 'if (room === null || player === undefined || false) break;'],
      ['prado/rules/preview.ts', 'if (true) from.visitors -= 1;'],
      ['prado/rules/queue.ts', 'const at = room.queue.indexOf(token) ?? 0;'],
      ['prado/rules/queue.ts', 'const passed = room.queue[at - 1];'],
      ['prado/rules/rooms.ts', "if (room.state === 'open') return room;"],
      ['prado/rules/slots.ts', 'effects[slot](G, random);'],
      ['prado/rules/slots.ts', 'const count = (playerOf(G, player).laid ?? ["Stryker was here"]).length;'],
      ['prado/rules/slots.ts', 'const cards = player.laid ?? ["Stryker was here"];'],
      ['prado/rules/solo.ts', 'if (false) return;'],
      ['prado/rules/solo.ts', "return false ? 'cw' : slotOf(G.slot).guard.direction;"],
      ['prado/rules/solo.ts', 'return G.slot === null ? "" : slotOf(G.slot).guard.direction;'],
      [
        'prado/scoring.ts',
        'return (missions ?? ["Stryker was here"]).filter((mission) => !missionProgress(mission, paintings).done);',
      ],
      ['prado/scoring.ts', 'const total = first.total ?? 0;'],
      ['prado/moves.ts', 'if (laying.players.every((player) => playerOf(G, player).laid !== null)) settleLaying(G, slot);'],
      ['prado/legal.ts', 'return false ? 0 : paintingOf(painting).points;'],
      [
        'prado/legal.ts',
        'if (!ready) return subsets(missions ?? ["Stryker was here"], MISSIONS_KEPT).map((kept) => legalMove(\'keepMissions\', kept));',
      ],
    ],
  },
  {
    why: 'Another line has left no other case: who has no card at all is notified first, a room that is not open has neither painting nor visitors, one without visitors is photographed before anything else goes on, and a window opens in the Visit phase alone.',
    where: [
      ['patzcuaro/rules/requirement.ts', "case 'any':"],
      ['patzcuaro/rules/requirement.ts', 'case "":'],
      ['patzcuaro/rules/requirement.ts', 'return reason("");'],
      ['patzcuaro/rules/requirement.ts', "return false ? reason('noCards') : reason('noCardOfOtherColor', { color: topColor });"],
      [
        'patzcuaro/rules/requirement.ts',
        'return topColor === undefined ? reason("") : reason(\'noCardOfOtherColor\', { color: topColor });',
      ],
      ['patzcuaro/rules/steps.ts', 'for (let i = 1; i <= G.steps.length; i++) {'],
      ['patzcuaro/legal.ts', 'default:'],
      ['patzcuaro/legal.ts', 'return ["Stryker was here"];'],
      ['prado/rules/flow.ts', 'return !isWaiting(G) && true;'],
      ['prado/rules/photo.ts', 'if (false || room.painting === null || room.visitors !== 0 || first === undefined) continue;'],
      ['prado/rules/photo.ts', 'if (distance > nearest) continue;'],
      ['prado/rules/rooms.ts', 'if (right === null && left === null) return [];'],
      ['prado/rules/rooms.ts', 'if (false || left === null) return [];'],
      ['prado/rules/rooms.ts', 'if (right === null || false) return [];'],
      ['prado/rules/slots.ts', 'return false || card === null ? [] : [{ n, to: to.n, card }];'],
      ['prado/rules/slots.ts', 'if (false || first === GUARD || queue.length < 2) continue;'],
      ['prado/rules/slots.ts', 'if (false || pile === null) return;'],
      ['prado/rules/slots.ts', 'if (room === null || false || pile === null) return;'],
      ['prado/rules/solo.ts', "if (room.state !== 'open' && room.visitors === 0) return idle(G, card);"],
      ['prado/rules/solo.ts', 'if (false || room.visitors === 0) return idle(G, card);'],
      ['prado/rules/solo.ts', "if (room.state !== 'open' || false) return idle(G, card);"],
      [
        'prado/legal.ts',
        'if (false || !answers.has(move) || isActive(seen, playerID) || seen.gameover !== undefined) return found;',
      ],
      ['prado/legal.ts', 'if (hand !== null && (G.laying !== null || G.actionsLeft === 0) || G.window === null)'],
      ['prado/legal.ts', 'if (true && G.window === null)'],
      ['prado/legal.ts', 'if (hand !== null || G.laying !== null || G.actionsLeft === 0 && G.window === null)'],
      ['prado/legal.ts', 'if (true && (G.laying !== null || G.actionsLeft === 0) && G.window === null)'],
      ['prado/legal.ts', 'if (hand !== null && (true) && G.window === null)'],
      ['prado/legal.ts', 'if (hand !== null && (G.laying !== null || G.actionsLeft === 0) && true)'],
      ['prado/view.ts', 'if (G.window === null || false) return seen;'],
      ['prado/view.ts', "case 'helped':"],
    ],
  },
  {
    why: 'What is listed too much the rule refuses, and then it is left out.',
    where: [
      ['patzcuaro/legal.ts', 'if (hand === null) return ["Stryker was here"];'],
      ['prado/legal.ts', 'if (hand === null) return ["Stryker was here"];'],
      ['prado/legal.ts', 'const types = visitTypes;'],
      ['prado/legal.ts', 'if (false) return [];'],
      ['prado/legal.ts', 'if (at === -1) return ["Stryker was here"];'],
      ['prado/legal.ts', 'return Array.from({ length: to + from + 1 }, (_, i) => from + i);'],
    ],
  },
  {
    why: 'It comes to the same: a draw of no card, a sum in another order, a list that is set anew before it is read, a name that stands for the same seat.',
    where: [
      ['prado/rules/flow.ts', "if (true) G.steps.unshift({ t: 'draw', player, count: left });"],
      ['prado/rules/flow.ts', "if (left >= 0) G.steps.unshift({ t: 'draw', player, count: left });"],
      ['prado/rules/preview.ts', 'hall: [],'],
      ['prado/rules/preview.ts', 'const to = true ? board.rooms[action.to - 1] : undefined;'],
      ['prado/rules/reaction.ts', 'G.passed = ["Stryker was here"];'],
      ['prado/rules/reaction.ts', 'for (const player of G.players) if (true) player.reactions = player.usualReactions;'],
      ['prado/rules/rooms.ts', 'const room = rooms[(from - 1 + i / by + i * rooms.length) % rooms.length];'],
      ['prado/rules/rooms.ts', 'const left = neighbour(board, from, "");'],
      ['prado/scoring.ts', 'const beaten = score(G).every(({ rank }) => rank === 1);'],
      ['prado/scoring.ts', 'return missing(G, "").length === 0 && total > guardScore(G).total;'],
      ['prado/scoring.ts', "return { type: 'lost', player: '0', total, guard, missing: missing(G, \"\") };"],
    ],
  },
  {
    why: 'Nothing in the box is so: no objective of three petals asks for two items.',
    where: [
      [
        'patzcuaro/scoring.ts',
        'return countColor(cards, color) > 0 && wanted.some(([item, number]) => countItem(cards, item) >= number);',
      ],
    ],
  },
];
