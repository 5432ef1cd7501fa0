import type { Picture } from '../picture.ts';
import { tresDeMayo } from './3-de-mayo.tsx';
import { albanilHerido } from './albanil-herido.tsx';
import { anunciacion } from './anunciacion.tsx';
import { caballeroMano } from './caballero-mano.tsx';
import { cambista } from './cambista.tsx';
import { capitulaciones } from './capitulaciones.tsx';
import { cardenal } from './cardenal.tsx';
import { carlosIII } from './carlos-iii.tsx';
import { carlosV } from './carlos-v.tsx';
import { cid } from './cid.tsx';
import { ciegoZanfonia } from './ciego-zanfonia.tsx';
import { descendimiento } from './descendimiento.tsx';
import { domingoSilos } from './domingo-silos.tsx';
import { familiaFelipeV } from './familia-felipe-v.tsx';
import { felipeII } from './felipe-ii.tsx';
import { hilanderas } from './hilanderas.tsx';
import { inmaculada } from './inmaculada.tsx';
import { jardinDelicias } from './jardin-delicias.tsx';
import { juanaLoca } from './juana-loca.tsx';
import { judit } from './judit.tsx';
import { juraFernando } from './jura-fernando.tsx';
import { lagunaEstigia } from './laguna-estigia.tsx';
import { lanzas } from './lanzas.tsx';
import { lavatorio } from './lavatorio.tsx';
import { lechera } from './lechera.tsx';
import { majaDesnuda } from './maja-desnuda.tsx';
import { meninas } from './meninas.tsx';
import { nastagio } from './nastagio.tsx';
import { olimpo } from './olimpo.tsx';
import { parnaso } from './parnaso.tsx';
import { saturno } from './saturno.tsx';
import { suenoJacob } from './sueno-jacob.tsx';
import { tresGracias } from './tres-gracias.tsx';
import { triunfoMuerte } from './triunfo-muerte.tsx';
import { virgenRrcc } from './virgen-rrcc.tsx';

/** The pictures, by the ids of the catalogue. */
export const paintings = {
  capitulaciones,
  'carlos-iii': carlosIII,
  'carlos-v': carlosV,
  'ciego-zanfonia': ciegoZanfonia,
  'juana-loca': juanaLoca,
  '3-de-mayo': tresDeMayo,
  'albanil-herido': albanilHerido,
  'caballero-mano': caballeroMano,
  cambista,
  cardenal,
  cid,
  descendimiento,
  'jardin-delicias': jardinDelicias,
  lavatorio,
  olimpo,
  parnaso,
  'laguna-estigia': lagunaEstigia,
  'sueno-jacob': suenoJacob,
  'triunfo-muerte': triunfoMuerte,
  nastagio,
  'felipe-ii': felipeII,
  judit,
  'jura-fernando': juraFernando,
  anunciacion,
  'familia-felipe-v': familiaFelipeV,
  inmaculada,
  lechera,
  'maja-desnuda': majaDesnuda,
  'virgen-rrcc': virgenRrcc,
  hilanderas,
  lanzas,
  meninas,
  'tres-gracias': tresGracias,
  'domingo-silos': domingoSilos,
  saturno,
} as const satisfies Record<string, Picture>;

/** Ids with a picture; the catalogue's ids are plain strings. */
export type PaintedId = keyof typeof paintings;
