import { missionOf, pileNames, playerOf, type PileName, type SlotId } from '@sobremesa/games/prado';
import { memo, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { LazyDialog } from '../../frame/LazyDialog.tsx';
import { MissionRow } from '../missions/MissionRow.tsx';
import { MissionSign } from '../missions/MissionSign.tsx';
import { Frame } from '../museum/Frame.tsx';
import { useLook } from '../museum/useLook.ts';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './Programme.module.css';
import { SlotCard } from './SlotCard.tsx';

/**
 * The programme of the day: the slot cards of this round and the next, the piles of next paintings,
 * and the common mission.
 */
export function Programme() {
  const words = useTableWords();
  const { slot, nextSlot, round, rounds, mission, taken } = useTable(({ G, playerID }) => {
    const whose = playerID ?? (G.mode.solo === null ? null : '0');
    return {
      slot: G.slot,
      nextSlot: G.nextSlot,
      round: G.round,
      rounds: G.rounds,
      mission: G.commonMission,
      taken: whose === null ? undefined : playerOf(G, whose).photos,
    };
  });
  const { t } = words;
  const [open, setOpen] = useState(false);
  const photos = taken?.map(({ painting }) => painting);
  const { needed, points } = missionOf(mission);
  const hour = t('programme.hour', { round: Math.max(1, round), rounds });
  return (
    <section className={css.programme} aria-label={t('programme.label')}>
      <button
        type="button"
        className={css.slots}
        onClick={() => setOpen(true)}
        data-spot="slot"
        data-about={slot === null ? 'slot' : `terms.${slot}`}
      >
        <span className={css.hour}>{hour}</span>
        {slot !== null && <SlotCard slot={slot} when="now" />}
        {nextSlot !== null && <SlotCard slot={nextSlot} when="next" />}
        {slot === null && nextSlot === null && <span>{t('programme.notYet')}</span>}
      </button>
      <button
        type="button"
        className={css.common}
        data-piece="common"
        data-about={`terms.${mission}`}
        aria-label={t('mission.commonLabel', { mission: words.mission(mission), needed, points })}
        onClick={() => setOpen(true)}
      >
        <span className={css.commonShort} aria-hidden="true">
          <MissionSign mission={mission} />
        </span>
        <span className={css.commonFull}>
          <MissionRow mission={mission} {...(photos ? { photos } : {})} common />
        </span>
      </button>
      <div className={css.piles}>
        {pileNames.map((pile) => (
          <Pile key={pile} pile={pile} />
        ))}
      </div>
      {open && (
        <LazyDialog title={t('programme.title')} onClose={() => setOpen(false)}>
          <h3>{hour}</h3>
          {slot !== null && <Explained slot={slot} when="now" />}
          {nextSlot !== null && <Explained slot={nextSlot} when="next" />}
          <h3>{t('mission.common')}</h3>
          <MissionRow mission={mission} {...(photos ? { photos } : {})} />
        </LazyDialog>
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

/**
 * A pile of next paintings, its top face up. A press chooses it when the reader must choose a pile.
 */
const Pile = memo(function Pile({ pile }: { pile: PileName }) {
  const words = useTableWords();
  const now = useTableNow();
  const { top, size, choosing, chosen } = useTable(({ G, may, selection }) => ({
    top: G.piles[pile].top,
    size: G.piles[pile].size,
    choosing: may('replace'),
    chosen: selection.pile === pile,
  }));
  const look = useLook();
  const label = words.t('programme.pile', { pile, count: size, painting: top === null ? '' : words.label(top) });
  return (
    <button
      type="button"
      className={classes(css.pile, choosing && top !== null && css.lit, chosen && css.chosen)}
      aria-label={label}
      data-about="piles"
      data-shows={top === null ? undefined : `terms.${top}`}
      aria-pressed={choosing ? chosen : undefined}
      onClick={() => {
        if (top === null) return;
        if (choosing) now().select({ pile });
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
});
