import { missionOf, pileNames, playerOf, type PileName, type SlotId } from '@sobremesa/games/prado';
import { useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MissionRow } from '../missions/MissionRow.tsx';
import { MissionSign } from '../missions/MissionSign.tsx';
import { Frame } from '../museum/Frame.tsx';
import { useLook } from '../museum/useLook.ts';
import { useTable } from '../table.tsx';
import css from './Programme.module.css';
import { SlotCard } from './SlotCard.tsx';

/** What the day brings: the card of this hour and of the next, the next paintings, and the mission that everybody has. */
export function Programme() {
  const { G, playerID, words } = useTable();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const whose = playerID ?? (G.mode.solo === null ? null : '0');
  const photos = whose === null ? undefined : playerOf(G, whose).photos.map(({ painting }) => painting);
  const { needed, points } = missionOf(G.commonMission);
  const hour = t('programme.hour', { round: Math.max(1, G.round), rounds: G.rounds });
  return (
    <section className={css.programme} aria-label={t('programme.label')}>
      <button type="button" className={css.slots} onClick={() => setOpen(true)} data-spot="slot">
        <span className={css.hour}>{hour}</span>
        {G.slot !== null && <SlotCard slot={G.slot} when="now" />}
        {G.nextSlot !== null && <SlotCard slot={G.nextSlot} when="next" />}
        {G.slot === null && G.nextSlot === null && <span>{t('programme.notYet')}</span>}
      </button>
      <button
        type="button"
        className={css.common}
        aria-label={t('mission.commonLabel', { mission: words.mission(G.commonMission), needed, points })}
        onClick={() => setOpen(true)}
      >
        <span className={css.commonShort} aria-hidden="true">
          <MissionSign mission={G.commonMission} />
        </span>
        <span className={css.commonFull}>
          <MissionRow mission={G.commonMission} {...(photos ? { photos } : {})} common />
        </span>
      </button>
      <div className={css.piles}>
        {pileNames.map((pile) => (
          <Pile key={pile} pile={pile} />
        ))}
      </div>
      {open && (
        <Dialog title={t('programme.title')} onClose={() => setOpen(false)}>
          <h3>{hour}</h3>
          {G.slot !== null && <Explained slot={G.slot} when="now" />}
          {G.nextSlot !== null && <Explained slot={G.nextSlot} when="next" />}
          <h3>{t('mission.common')}</h3>
          <MissionRow mission={G.commonMission} {...(photos ? { photos } : {})} />
        </Dialog>
      )}
    </section>
  );
}

function Explained({ slot, when }: { slot: SlotId; when: 'now' | 'next' }) {
  return (
    <div className={css.explained}>
      <SlotCard slot={slot} when={when} full />
    </div>
  );
}

/** A pile of next paintings, its top face up. When the reader has to choose one, touching it does so. */
function Pile({ pile }: { pile: PileName }) {
  const { G, words, selection, select, may } = useTable();
  const look = useLook();
  const { top, size } = G.piles[pile];
  const choosing = may('replace');
  const label = words.t('programme.pile', { pile, count: size, painting: top === null ? '' : words.label(top) });
  return (
    <button
      type="button"
      className={classes(css.pile, choosing && top !== null && css.lit, selection.pile === pile && css.chosen)}
      aria-label={label}
      aria-pressed={choosing ? selection.pile === pile : undefined}
      onClick={() => {
        if (top === null) return;
        if (choosing) select({ pile });
        else look(top);
      }}
      data-spot={`pile-${pile}`}
    >
      <span className={css.top}>{top !== null && <Frame painting={top} />}</span>
      <span className={css.pileName} aria-hidden="true">
        {pile} <span className={css.count}>{size}</span>
      </span>
    </button>
  );
}
