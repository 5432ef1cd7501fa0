import type { PushedNotification } from '@sobremesa/protocol';

/** The worker's scope in tests, and a push message of one table. */
export const scope = 'https://mesa.example/play/';
export const notice: PushedNotification = {
  title: 'Te toca',
  body: 'Prado: la mesa te espera.',
  lang: 'es',
  table: 'AAAAAAAAAAA',
  token: null,
  waiting: 2,
  stop: { token: 'c1.sig', label: 'Ya no me avisen' },
};
