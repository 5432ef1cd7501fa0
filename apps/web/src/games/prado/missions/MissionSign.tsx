import { missionOf, type MissionId } from '@sobremesa/games/prado';
import { memo } from 'react';
import { CenturySign, SchoolSign } from '../museum/signs.tsx';
import { Icon } from '../art/icons.tsx';
import css from './MissionSign.module.css';

/** The symbol of a mission's condition, as on the labels of the paintings. Decoration only. */
export const MissionSign = memo(function MissionSign({ mission }: { mission: MissionId }) {
  const asked = missionOf(mission);
  return (
    <span className={css.sign} aria-hidden="true">
      {asked.group === 'century' && <CenturySign century={asked.value} />}
      {asked.group === 'school' && <SchoolSign school={asked.value} />}
      {asked.group === 'theme' && <Icon name={asked.value} size={20} />}
    </span>
  );
});
