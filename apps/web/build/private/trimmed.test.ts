import { expect, it } from 'vitest';
import { trimmed } from './trimmed.ts';

it('leaves out statements, parts of the text and members', () => {
  const code = 'exports.a = 1; exports.b = 2; f({ c: 3, d: 4 }); begin(); middle(); end();';
  const unused = { statements: [/^exports\.a =/], members: ['c'], parts: [['begin();', 'end();']] as const };
  expect(trimmed(code, unused).replaceAll(/\s+/g, ' ').trim()).toBe('exports.b = 2; f({ d: 4 }); end();');
});

it('puts values in place of calls, variables, properties and texts', () => {
  const code = 'let busy = no(); if (busy && is(a.b) && a.gone) busy = b = start(); (x & 8) === x;';
  const unused = {
    calls: { is: 'true' },
    variables: { busy: 'false' },
    properties: { gone: 'null' },
    texts: { '(x & 8) === x': '1' },
  };
  expect(trimmed(code, unused)).toBe('let busy = no(); if (false && true && null) b = start(); 1;');
});

it('keeps parameters that are called like a variable', () => {
  const code = 'var busy = false; function f(busy) { return busy; } g(busy);';
  expect(trimmed(code, { variables: { busy: 'false' } })).toBe('var busy = false; function f(busy) { return busy; } g(false);');
});

it('replaces the bodies of functions', () => {
  expect(trimmed('function f(a) { return a + 1; }', { bodies: { f: 'return a;' } })).toBe('function f(a) {return a;}');
});

it('leaves out comparisons and cases of kinds that never are', () => {
  const kinds = { names: /^tag$/, never: [2, 3] };
  expect(trimmed('2 === a.tag || 3 !== tag || 1 === tag || 2 === other', { kinds })).toBe(
    'false || true || 1 === tag || 2 === other',
  );
  const code = 'switch (a.tag) { case 1: f(); break; case 2: g(); case 3: h(); case 4: case 2: i(); }';
  expect(trimmed(code, { kinds }).replaceAll(/\s+/g, ' ')).toBe('switch (a.tag) { case 1: f(); break; case 4: i(); }');
});

it('still declares the variables of a case for the other cases', () => {
  const kinds = { names: /^tag$/, never: [2] };
  const code = 'function f() { switch (a.tag) { case 2: var b = 1; break; case 3: b = 2; } }';
  expect(trimmed(code, { kinds }).replaceAll(/\s+/g, ' ')).toBe('function f() {var b; switch (a.tag) { case 3: b = 2; } }');
});

it('fails if something is not in the script, if arguments do something, and if names are not clear', () => {
  expect(() => trimmed('f();', { calls: { g: 'null' } })).toThrow('it lacks g');
  expect(() => trimmed('f();', { texts: { 'g()': '' } })).toThrow('it lacks g()');
  expect(() => trimmed('f(g());', { calls: { f: 'null' } })).toThrow('arguments of f');
  expect(() => trimmed('function f() { var a = 1; return a; }', { variables: { a: '1' } })).toThrow('called a');
});
