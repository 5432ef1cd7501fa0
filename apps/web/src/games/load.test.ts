import { describe, expect, it } from 'vitest';
import { loadLesson } from '../learn/lessons.ts';
import { loadBox, loadExamples, loadForm, loadHinting, loadPlayable, loadRulebook, loadRulebookTexts } from './load.ts';

// React's `use` renders without end when each render asks with another promise.
describe('a part of a game', () => {
  it.each([loadForm, loadHinting, loadPlayable, loadRulebook, loadRulebookTexts, loadExamples, loadBox, loadLesson])(
    'is one promise for everybody who asks: %o',
    async (load) => {
      const promise = load('patzcuaro', 'en');
      expect(load('patzcuaro', 'en')).toBe(promise);
      expect(load('patzcuaro', 'es')).not.toBe(promise);
      await promise;
    },
  );
});
