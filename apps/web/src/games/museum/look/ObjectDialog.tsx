import {
  exhibited,
  expertCost,
  expertIds,
  expertOf,
  favourOf,
  hireBlocker,
  homeOf,
  isMasterpiece,
  isObject,
  objectBlocker,
  objectOf,
  placeOnDisplay,
  poolOwner,
  type ExpertId,
  type FavourId,
  type ObjectId,
} from '@sobremesa/games/museum';
import { Suspense } from 'react';
import { useRules } from '../../../rulebook/context.ts';
import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Emblem } from '../art/civilisations.tsx';
import { DomainIcon } from '../art/domains.tsx';
import { ExpertPortrait, FavourPicture } from '../art/pictures.tsx';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { isActing, useTable, useTableWords } from '../table.tsx';
import { expertText, favourText } from '../effects.ts';
import css from './ObjectDialog.module.css';

/** Shows an Object, an Expert or a Favour, large and with its label. */
export default function ObjectDialog() {
  const { looked, lookAt, words } = useTable();
  const rules = useRules();
  if (looked === null) return null;
  const close = () => lookAt(null);
  if (isObject(looked)) {
    return (
      <Dialog wide title={words.object(looked)} onClose={close}>
        <ObjectLabel object={looked} />
        {rules !== null && (
          <Suspense>
            <rules.Labels game={rules.game} topic={`terms.${looked}`} pictured={false} />
          </Suspense>
        )}
      </Dialog>
    );
  }
  if (expertIds.includes(looked)) {
    return (
      <Dialog title={words.expert(looked)} onClose={close}>
        <ExpertLabel expert={looked} />
      </Dialog>
    );
  }
  return (
    <Dialog title={words.favour(looked)} onClose={close}>
      <FavourLabel favour={looked} />
    </Dialog>
  );
}

function ObjectLabel({ object }: { object: ObjectId }) {
  const { G, words } = useTable();
  const { t, term } = words;
  const { name, civilisation, domain, value } = objectOf(object);
  const other = words.object(object) === name.es ? ('en' as const) : ('es' as const);
  const tokens = G.opinion[homeOf(object)];
  const risk = G.options.opinionPenalty === 'perToken' ? tokens : Math.min(1, tokens);
  return (
    <div className={css.look}>
      <div className={css.picture}>
        <ObjectCard object={object} name={words.object(object)} size="large" />
      </div>
      <div className={css.label}>
        {name[other] !== words.object(object) && (
          <p className={css.other} lang={other}>
            {name[other]}
          </p>
        )}
        <ul className={css.facts}>
          <li>
            <Emblem civilisation={civilisation} /> {term(civilisation)}, {term(homeOf(object))}
          </li>
          <li>
            <DomainIcon domain={domain} /> <span>{term(domain)}</span>
          </li>
        </ul>
        <p>{t('world.look.value', { value })}</p>
        {isMasterpiece(object) && <p>{t('world.look.masterpiece')}</p>}
        <Whereabouts object={object} />
        {risk > 0 && <p>{t('world.look.opinion', { points: risk })}</p>}
        <Taking object={object} />
        <Obstacle object={object} />
      </div>
    </div>
  );
}

/** The place of an Object, as far as the reader may know it. */
function Whereabouts({ object }: { object: ObjectId }) {
  const { G, own, playerID, words } = useTable();
  const { t } = words;
  const place = placeOnDisplay(G, object);
  if (place !== null) return <p>{t('world.look.display', { continent: words.term(place.continent) })}</p>;
  if (own?.hand?.includes(object)) return <p>{t('world.look.hand')}</p>;
  const storing = poolOwner(G, object);
  if (storing !== null) {
    return <p>{storing === playerID ? t('world.look.ownPool') : t('world.look.pool', { player: words.name(storing) })}</p>;
  }
  const showing = G.players.findIndex(({ museum }) => exhibited(museum).includes(object));
  if (showing < 0) return null;
  const player = String(showing);
  return <p>{player === playerID ? t('world.look.ownMuseum') : t('world.look.museum', { player: words.name(player) })}</p>;
}

/** Lets a player take a face-up Object from the dialog, or says why they cannot. */
function Taking({ object }: { object: ObjectId }) {
  const { G, ctx, playerID, lookAt, send, why, words } = useTable();
  if (playerID === null || ctx.gameover !== undefined || placeOnDisplay(G, object) === null) return null;
  const reason = why('draw', object);
  if (reason !== undefined) return <Why className={css.reason}>{reason}</Why>;
  return (
    <Button
      look="primary"
      onClick={() => {
        lookAt(null);
        send('draw', object);
      }}
    >
      {words.t('world.look.take')}
    </Button>
  );
}

/** Says why the reader, while furbishing, cannot exhibit an Object of a hand or a store. */
function Obstacle({ object }: { object: ObjectId }) {
  const table = useTable();
  const { G, own, playerID, words } = table;
  const mine = own?.hand?.includes(object) === true || poolOwner(G, object) !== null;
  const reason = mine && playerID !== null && isActing(table) ? objectBlocker(G, playerID, object) : null;
  return reason === null ? null : <Why className={css.reason}>{words.reason(reason)}</Why>;
}

function ExpertLabel({ expert }: { expert: ExpertId }) {
  const table = useTable();
  const { G, playerID, words } = table;
  const reason = playerID !== null && isActing(table) ? hireBlocker(G, playerID, expert) : null;
  const { t } = words;
  const employer = G.players.findIndex(({ experts }) => experts.includes(expert));
  const discount = playerID === G.active ? G.thisTurn.expertDiscount : 0;
  const cost = G.expertRow.includes(expert) ? expertCost(G, expert, discount) : expertOf(expert).cost;
  return (
    <div className={css.look}>
      <div className={css.portrait}>
        <ExpertPortrait expert={expert} />
      </div>
      <div className={css.label}>
        <p className={css.effect}>{expertText(words, expert)}</p>
        {employer < 0 && <p>{t('world.look.expertCost', { cost })}</p>}
        {employer < 0 && reason !== null && <Why className={css.reason}>{words.reason(reason)}</Why>}
        {employer >= 0 && (
          <p>
            {String(employer) === playerID
              ? t('world.look.ownExpert')
              : t('world.look.expertOf', { player: words.name(String(employer)) })}
          </p>
        )}
      </div>
    </div>
  );
}

function FavourLabel({ favour }: { favour: FavourId }) {
  const words = useTableWords();
  const { kind, effect } = favourOf(favour);
  const furbishOnly = ['discountObject', 'discountExpert', 'poolToHand', 'waiveFee'].includes(effect.type);
  return (
    <div className={css.look}>
      <div className={css.favour}>
        <FavourPicture kind={kind} />
      </div>
      <div className={css.label}>
        <p className={css.effect}>{favourText(words, kind)}</p>
        <p>{words.t('world.look.favourOnce')}</p>
        {furbishOnly && <p>{words.t('world.look.favourAction')}</p>}
      </div>
    </div>
  );
}
