import type { Slot, SlotId } from './types.ts';

/** The 25 slot cards. `rules/slots.ts` holds their effects by id. */
export const slots: readonly Slot[] = [
  { id: 'S01', name: { es: 'Apertura', en: 'Opening time' }, final: false, guard: { direction: 'cw', steps: 1 }, pile: 'I' },
  {
    id: 'S02',
    name: { es: 'Excursión escolar', en: 'School trip' },
    final: false,
    guard: { direction: 'ccw', steps: 1 },
    pile: 'II',
  },
  { id: 'S03', name: { es: 'Visita guiada', en: 'Guided tour' }, final: false, guard: { direction: 'cw', steps: 2 }, pile: 'II' },
  {
    id: 'S04',
    name: { es: 'Pausa para el café', en: 'Coffee break' },
    final: false,
    guard: { direction: 'ccw', steps: 2 },
    pile: 'I',
  },
  {
    id: 'S05',
    name: { es: 'Hora de entrada gratuita', en: 'Free-admission hour' },
    final: false,
    guard: { direction: 'cw', steps: 3 },
    pile: 'I',
  },
  { id: 'S06', name: { es: 'Guardarropa', en: 'Cloakroom' }, final: false, guard: { direction: 'ccw', steps: 3 }, pile: 'II' },
  {
    id: 'S07',
    name: { es: 'Simulacro de incendio', en: 'Fire drill' },
    final: false,
    guard: { direction: 'cw', steps: 1 },
    pile: 'II',
  },
  {
    id: 'S08',
    name: { es: 'Un paso atrás', en: 'Step back, please' },
    final: false,
    guard: { direction: 'ccw', steps: 1 },
    pile: 'I',
  },
  {
    id: 'S09',
    name: { es: 'Horario ampliado', en: 'Late opening' },
    final: false,
    guard: { direction: 'cw', steps: 2 },
    pile: 'I',
  },
  { id: 'S10', name: { es: 'Batería baja', en: 'Low battery' }, final: false, guard: { direction: 'ccw', steps: 2 }, pile: 'II' },
  {
    id: 'S11',
    name: { es: 'Ascensor averiado', en: 'Lift out of order' },
    final: false,
    guard: { direction: 'cw', steps: 3 },
    pile: 'II',
  },
  {
    id: 'S12',
    name: { es: 'Descanso del personal', en: 'Staff break' },
    final: false,
    guard: { direction: 'ccw', steps: 3 },
    pile: 'I',
  },
  { id: 'S13', name: { es: 'Dos por uno', en: 'Two for one' }, final: false, guard: { direction: 'cw', steps: 1 }, pile: 'I' },
  {
    id: 'S14',
    name: { es: 'Cuadro viral', en: 'Viral painting' },
    final: false,
    guard: { direction: 'ccw', steps: 1 },
    pile: 'II',
  },
  { id: 'S15', name: { es: 'Nuevo montaje', en: 'New hang' }, final: false, guard: { direction: 'cw', steps: 2 }, pile: 'II' },
  {
    id: 'S16',
    name: { es: 'Obra en préstamo', en: 'Out on loan' },
    final: false,
    guard: { direction: 'ccw', steps: 2 },
    pile: 'I',
  },
  {
    id: 'S17',
    name: { es: 'Objetos perdidos', en: 'Lost property' },
    final: false,
    guard: { direction: 'cw', steps: 3 },
    pile: 'I',
  },
  {
    id: 'S18',
    name: { es: 'Cambio de planes', en: 'Change of plans' },
    final: false,
    guard: { direction: 'ccw', steps: 3 },
    pile: 'II',
  },
  { id: 'S19', name: { es: 'Aglomeración', en: 'Rush hour' }, final: false, guard: { direction: 'cw', steps: 1 }, pile: 'II' },
  {
    id: 'S20',
    name: { es: 'Sale el autobús', en: 'The coach is leaving' },
    final: false,
    guard: { direction: 'ccw', steps: 1 },
    pile: 'I',
  },
  { id: 'F1', name: { es: 'Última llamada', en: 'Last call' }, final: true, guard: { direction: 'cw', steps: 2 }, pile: 'I' },
  {
    id: 'F2',
    name: { es: 'Aviso de cierre', en: 'Closing announcement' },
    final: true,
    guard: { direction: 'ccw', steps: 2 },
    pile: 'II',
  },
  { id: 'F3', name: { es: 'Apagón', en: 'Power cut' }, final: true, guard: { direction: 'cw', steps: 3 }, pile: 'II' },
  {
    id: 'F4',
    name: { es: 'Pase privado', en: 'Private viewing' },
    final: true,
    guard: { direction: 'ccw', steps: 3 },
    pile: 'I',
  },
  { id: 'F5', name: { es: 'Avalancha final', en: 'Final rush' }, final: true, guard: { direction: 'cw', steps: 1 }, pile: 'I' },
];

export const slotIds: readonly SlotId[] = slots.map(({ id }) => id);

const byId = new Map(slots.map((slot) => [slot.id, slot]));

/** The slot card with this id. @throws RangeError for an unknown id */
export function slotOf(id: SlotId): Slot {
  const slot = byId.get(id);
  if (slot === undefined) throw new RangeError(`no slot card ${id}`);
  return slot;
}
