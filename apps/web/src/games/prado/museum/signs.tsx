import type { Century, School } from '@sobremesa/games/prado';
import css from './signs.module.css';

const numerals: Readonly<Record<Century, string>> = { 15: 'XV', 16: 'XVI', 17: 'XVII', 18: 'XVIII', 19: 'XIX' };

/** A century in numerals, as on the labels. */
export function CenturySign({ century }: { century: Century }) {
  return <span className={css.century}>{numerals[century]}</span>;
}

/** A school by its letters. */
export function SchoolSign({ school }: { school: School }) {
  return <span className={css.school}>{school}</span>;
}
