import { describe, expect, it } from 'vitest';
import { loadLesson } from '../learn/lessons.ts';
import { loadBox, loadExamples, loadForm, loadHinting, loadPlayable, loadRulebook, loadRulebookTexts } from './load.ts';

// React's `use` renders forever if each render passes a new promise.
describe('a part of a game', () => {
  it.each([loadForm, loadHinting, loadPlayable, loadRulebook, loadRulebookTexts, loadExamples, loadBox, loadLesson])(
    'is the same promise for all callers: %o',
    async (load) => {
      const promise = load('patzcuaro', 'en');
      expect(load('patzcuaro', 'en')).toBe(promise);
      expect(load('patzcuaro', 'es')).not.toBe(promise);
      await promise;
    },
  );
});
