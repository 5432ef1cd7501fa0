export { bestArrangement } from '@sobremesa/games/museum';
