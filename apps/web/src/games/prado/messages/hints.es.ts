import type { HintKey } from '@sobremesa/games/prado/hints';
import type { Having } from '../../../i18n/shape.ts';

/** Hints: what a good move does, and the reasons for it. Loaded on request. */
export const hints = {
  keepMissions: 'Quédate con las misiones {missions}.',
  lay: 'Entrega {cards}.',
  layNothing: 'No entregues ninguna.',
  move: '{pay, select, card {Juega tu carta y ve a la sala {room}.} joker {Juega un Comodín ({cards}) y ve a la sala {room}.} other {Sin carta, ve a la sala {room}.}}',
  closer:
    '{pay, select, card {Juega tu carta y adelanta un puesto.} joker {Juega un Comodín ({cards}) y adelanta un puesto.} other {Sin carta, adelanta un puesto.}}',
  help: '{pay, select, card {Juega tu carta y llévate un visitante de tu sala.} joker {Juega un Comodín ({cards}) y llévate un visitante de tu sala.} other {Sin carta, llévate un visitante de tu sala.}}',
  change:
    '{pay, select, card {Juega tu carta y manda un visitante a la sala {room}.} joker {Juega un Comodín ({cards}) y manda un visitante a la sala {room}.} other {Sin carta, manda un visitante a la sala {room}.}}',
  block: 'Bloquea con Seguridad.',
  letGo: 'Déjala pasar.',
  endVisit: 'Pasa a fotografiar.',
  endTurn: 'Termina tu turno.',
  discard: 'Descarta {cards}.',
  hang: 'Cuelga «{painting}» en la sala {room}{rest, select, top { y deja el otro cuadro encima del montón} bottom { y deja el otro cuadro debajo del montón} other {}}.',
  hangUnknown: 'Elige el cuadro para la sala {room}.',
  reactions: 'Elige cuándo quieres que se te pregunte.',
  photo: 'Fotografías «{painting}»: {points, plural, one {# punto} other {# puntos}}.',
  mission: 'Cumples la misión «{mission}»: {points, plural, one {# punto} other {# puntos}}.',
  missionAlone: 'Cumples la misión «{mission}».',
  progress: 'Cuenta para la misión «{mission}»: {count} de {needed}.',
  rivalPhoto: 'Eso sí: {player} fotografía «{painting}».',
  guardPhoto: 'Eso sí: el guardia fotografía «{painting}».',
  stands:
    'Quedas en el puesto {place} ante «{painting}», {visitors, plural, =0 {sin visitantes delante} one {con # visitante delante} other {con # visitantes delante}}.',
  clears:
    'Ante «{painting}», donde estás, {visitors, plural, =0 {ya no queda ningún visitante} one {solo queda # visitante} other {quedan # visitantes}}.',
  worth:
    'Para ti la foto de «{painting}» vale {points, plural, one {# punto} other {# puntos}}{missions, select, fulfils { con la misión «{mission}»} counts { y cuenta para la misión «{mission}»} other {}}.',
  slows: 'Hace esperar más a {player} ante «{painting}».',
  slowsGuard: 'Hace esperar más al guardia ante «{painting}».',
  takesVisitor: 'La carta del visitante pasa a tu mano.',
  stops: 'Impide que {player} fotografíe «{painting}».',
  stopsGain: 'Impide lo que {player} quería hacer.',
  yours: 'La foto de «{painting}» sería tuya.',
  keepsSecurity: 'Guardas tu carta de Seguridad para otra ocasión.',
  keepsCards: '{count, plural, one {Guardas # carta} other {Guardas # cartas}} para después.',
  keepsNone: 'Ya no te quedan cartas en la mano.',
  shows:
    'Vale {points, plural, one {# punto} other {# puntos}} y llega con {visitors, plural, one {# visitante} other {# visitantes}}.',
  forMission: 'Cuenta para la misión «{mission}».',
  hangNow: '{count, plural, one {Ya cuelga # cuadro que cuenta} other {Ya cuelgan # cuadros que cuentan}} para ellas.',
  needs: 'Juntas piden {count, plural, one {# cuadro} other {# cuadros}} y dan {points, plural, one {# punto} other {# puntos}}.',
  nothingBetter: 'De lo que puedes hacer ahora, es de lo más prometedor.',
};

export default { hints } satisfies Having<HintKey>;
