// A setup file of Vitest: test matches of the games are played on the engine that server and page
// use.
import { playTestsOn } from '@sobremesa/games/kit/testing';
import { engineOf } from '../engine.ts';

playTestsOn(engineOf);
