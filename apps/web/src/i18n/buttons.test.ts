import { describe, expect, it } from 'vitest';
import adminEn from '../admin/messages/en.ts';
import adminEs from '../admin/messages/es.ts';
import museumEn from '../games/museum/messages/en.ts';
import museumEs from '../games/museum/messages/es.ts';
import patzcuaroEn from '../games/patzcuaro/messages/en.ts';
import patzcuaroEs from '../games/patzcuaro/messages/es.ts';
import pradoEn from '../games/prado/messages/en.ts';
import pradoEs from '../games/prado/messages/es.ts';
import { flat } from '../../test/texts/catalogues.ts';
import houseEn from './messages/en.ts';
import houseEs from './messages/es.ts';
import type { Messages } from './shape.ts';

/** The full keys of a catalogue's texts. */
type Key<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Key<T[K]>}` }[keyof T & string];

interface Named {
  name: string;
  es: Messages;
  en: Messages;
  /** Matches the keys of refusals. */
  refusals: RegExp;
  buttons: Readonly<Record<string, readonly string[]>>;
}

function catalogue<T extends Messages>(
  name: string,
  es: Messages,
  en: T,
  refusals: RegExp,
  buttons: Readonly<Partial<Record<Key<T>, readonly Key<T>[]>>>,
): Named {
  return { name, es, en, refusals, buttons: buttons as Named['buttons'] };
}

/** For each refusal, the buttons that help the reader, by the refusal's key. */
const catalogues = [
  catalogue('the house', houseEs, houseEn, /^(failures|table\.refusals)\./, {
    'table.refusals.badHandover': ['table.menu.handover'],
    'table.refusals.notPlaying': ['table.play.return'],
    'table.refusals.othersMayReturn': ['table.menu.leave'],
  }),
  catalogue('the administration', adminEs, adminEn, /^failures\./, {
    'failures.notFinished': ['tables.end'],
    'failures.unauthorized': ['signIn.enter'],
  }),
  catalogue('Prado', pradoEs, pradoEn, /^reasons\./, {
    'reasons.discardFirst': ['tray.discard'],
    'reasons.noActionsLeft': ['tray.endTurn'],
    'reasons.visitFirst': ['tray.endVisit'],
    'reasons.visitOver': ['tray.endTurn'],
  }),
  catalogue('Pátzcuaro', patzcuaroEs, patzcuaroEn, /^reasons\./, {
    'reasons.flipFirst': ['board.flip'],
    'reasons.placeOrPassFirst': ['board.pass'],
    'reasons.tradeFirst': ['board.tradeGo'],
  }),
  catalogue('Museum', museumEs, museumEn, /^reasons\./, {
    'reasons.actionFirst': ['tray.action.inventory', 'tray.action.endTurn'],
    'reasons.discardFavoursFirst': ['tray.favours.confirm'],
    'reasons.discardFirst': ['tray.discard.confirm'],
    'reasons.drawFirst': ['tray.explore.decline'],
    'reasons.furbishClosed': ['tray.action.endTurn'],
    'reasons.inventoryDone': ['tray.action.endTurn'],
    'reasons.inventoryDoneFavour': ['tray.favour.play', 'tray.action.endTurn'],
  }),
];

/** The literal text that a text has in quotation marks. */
const quoted = (text: string) => [...text.matchAll(/[“«]([^{”»]+)[”»]/g)].map(([, words = '']) => words);

describe.each(catalogues)('a refusal of $name', ({ es, en, refusals, buttons }) => {
  describe.each([
    ['es', flat(es)],
    ['en', flat(en)],
  ] as const)('in %s', (_language, texts) => {
    it.each(Object.entries(buttons))('names the helpful button by its label: %s', (refusal, helping) => {
      const words = (texts.get(refusal) ?? '').toLowerCase();
      for (const button of helping) expect(words).toContain((texts.get(button) ?? '?').toLowerCase());
    });

    it('quotes nothing but labels of buttons', () => {
      const wrong = [...texts]
        .filter(([key]) => refusals.test(key))
        .flatMap(([key, text]) => {
          const known = new Set((buttons[key] ?? []).map((button) => texts.get(button)));
          return quoted(text).filter((words) => !known.has(words));
        });
      expect(wrong).toEqual([]);
    });
  });
});
