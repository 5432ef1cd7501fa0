import { describe, expect, it } from 'vitest';
import { missionProgress } from './index.ts';
import { matchFrom, museum } from './testing/index.ts';
import { endEvent, rivals, score } from './scoring.ts';
import { view } from './view.ts';

const ctx = { ...matchFrom({ players: [{}, {}] }).ctx };
const totals = (players: { photos: string; missions: string }[], common = 'theme-history') =>
  score(museum({ players, common })).map(({ total, rank }) => [total, rank]);

describe('the end and the score (section 14)', () => {
  it('adds up paintings, fulfilled own missions and the common one', () => {
    const players = [
      { photos: 'cid saturno carlos-v', missions: 'century-xix school-it' },
      { photos: '', missions: 'school-es school-nl' },
    ];
    const G = museum({ players, common: 'school-fr' });
    expect(score(G)[0]).toEqual({
      playerID: '0',
      total: 4 + 7 + 6 + 7,
      rank: 1,
      parts: [
        { source: 'score.photos', points: 17, values: { count: 3 } },
        { source: 'score.bonus', points: 0 },
        { source: 'score.mission', points: 7, values: { mission: { term: 'century-xix' }, count: 2, needed: 2 } },
        { source: 'score.mission', points: 0, values: { mission: { term: 'school-it' }, count: 1, needed: 3 } },
        { source: 'score.common', points: 0, values: { mission: { term: 'school-fr' }, count: 1, needed: 2 } },
      ],
    });
  });

  it('the common mission counts for each player who fulfils it', () => {
    const players = [
      { photos: 'cid capitulaciones', missions: 'school-it school-nl' },
      { photos: 'parnaso ciego-zanfonia', missions: 'school-es theme-royalty' },
    ];
    expect(totals(players, 'school-fr')).toEqual([
      [15, 1],
      [15, 1],
    ]);
  });

  it('a mission is all or nothing; surplus paintings give nothing; one painting may count for several', () => {
    expect(missionProgress('school-fr', ['cid'])).toEqual({ count: 1, needed: 2, done: false });
    expect(missionProgress('school-fr', ['cid', 'parnaso', 'capitulaciones'])).toEqual({ count: 3, needed: 2, done: true });
    const players = [
      { photos: 'cid parnaso capitulaciones', missions: 'school-fr school-it' },
      { photos: '', missions: 'school-es school-nl' },
    ];
    expect(totals(players)[0]).toEqual([19, 1]);
    expect(['century-xix', 'school-fr', 'theme-portraits'].map((mission) => missionProgress(mission, ['cid']).count)).toEqual([
      1, 1, 1,
    ]);
  });

  it('ties go to more paintings', () => {
    const players = [
      { photos: '3-de-mayo', missions: 'school-it school-nl' },
      { photos: 'cid anunciacion', missions: 'school-fr century-xvi' },
    ];
    expect(totals(players)).toEqual([
      [9, 2],
      [9, 1],
    ]);
  });

  it('then to more fulfilled missions, including the common one', () => {
    const players = [
      // 4 + 4 + 3 + 7 with one mission, 9 + 9 without.
      { photos: 'cid parnaso cardenal', missions: 'school-fr school-es' },
      { photos: 'olimpo 3-de-mayo cambista', missions: 'school-it century-xv' },
    ];
    expect(totals(players)).toEqual([
      [18, 1],
      [18, 2],
    ]);
  });

  it('then they are shared', () => {
    const match = matchFrom({ players: [{ photos: 'cid' }, { photos: 'parnaso' }, {}], round: 8 });
    for (const player of ['0', '1', '2']) match.play(player, 'endTurn');
    expect(match.ctx.gameover).toEqual({ winners: ['0', '1'] });
    expect(match.events.at(-1)).toEqual({ type: 'won', players: ['0', '1'], total: 4 });
  });

  it('hand cards are worth nothing', () => {
    const players = [{ hand: 'move help change' }, { hand: '' }];
    expect(score(museum({ players })).map(({ total }) => total)).toEqual([0, 0]);
  });

  it("on a view others' missions do not count before the end", () => {
    const players = [{ photos: 'cid parnaso', missions: 'school-fr school-it' }, { photos: '' }];
    const G = museum({ players });
    const total = (viewer: string | null) => score(view(G, ctx, viewer))[0]?.total;
    expect([total('0'), total('1'), total(null)]).toEqual([15, 8, 8]);
    expect(score(view(G, { ...ctx, gameover: { winners: ['0'] } }, null))[0]?.total).toBe(15);
  });

  it('missions that are not chosen yet do not count', () => {
    const G = museum({ players: [{ photos: 'cid parnaso', missions: 'school-fr school-it school-es' }, {}] });
    const [first] = G.players;
    const choosing = { ...G, players: [{ ...first!, ready: false }, ...G.players.slice(1)] };
    expect(score(choosing)[0]?.total).toBe(8);
  });
});

describe('events of the end (section 14)', () => {
  it('the winners and their points, whatever the seat', () => {
    const players = [
      { photos: 'cid', missions: 'school-nl school-it' },
      { photos: 'saturno', missions: 'school-nl school-it' },
    ];
    expect(endEvent(museum({ players, common: 'school-fr' }))).toEqual({ type: 'won', players: ['1'], total: 7 });
    expect(rivals(museum({ players }))).toEqual([]);
  });

  it('in solo play, the points of the player and the guard, and the missing missions', () => {
    const lost = museum({ players: [{ photos: 'cid', missions: 'school-nl' }], guardPhotos: 'saturno', common: 'school-fr' });
    expect(endEvent(lost)).toEqual({ type: 'lost', player: '0', total: 4, guard: 7, missing: ['school-nl'] });
    const won = museum({ players: [{ photos: 'saturno', missions: '' }], guardPhotos: 'cid', common: 'school-fr' });
    expect(endEvent(won)).toEqual({ type: 'beatGuard', player: '0', total: 7, guard: 4 });
  });
});
