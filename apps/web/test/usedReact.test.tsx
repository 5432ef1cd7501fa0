import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactNamespace from 'react';
import type * as ClientNamespace from 'react-dom/client';
import type * as DomNamespace from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { reactWithoutUnused, useIn } from '../build/private/usedReact.ts';

// React as the built page has it: the files for production, without what the page does not use.
const require = createRequire(import.meta.url);
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};
const loaded = new Map<string, object>();

function load(name: string): object {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const [, packageName = '', path = ''] = /^([^/]+)\/(.+)$/.exec(files[name] ?? '') ?? [];
  const file = join(dirname(require.resolve(`${packageName}/package.json`)), path);
  const exported = {};
  loaded.set(name, exported);
  const run = compileFunction(reactWithoutUnused(file, readFileSync(file, 'utf8')), ['exports', 'require']) as (
    exports: object,
    require: (name: string) => object,
  ) => void;
  run(exported, load);
  return exported;
}

const { Component, Fragment, Suspense, createElement, lazy, use, useEffect, useState } = load('react') as typeof ReactNamespace;
const { createPortal, flushSync } = load('react-dom') as typeof DomNamespace;
const { createRoot } = load('react-dom/client') as typeof ClientNamespace;

const roots: ClientNamespace.Root[] = [];

function shown(element: ReactNamespace.ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  flushSync(() => root.render(element));
  return place;
}

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

it('renders, handles events, and keeps what a list moves', () => {
  const List = () => {
    const [names, setNames] = useState(['a', 'b', 'c']);
    const items = names.map((name) => createElement('li', { key: name }, name));
    return createElement('ul', { onClick: () => setNames((now) => now.toReversed()) }, items);
  };
  const place = shown(createElement(List));
  const first = place.querySelector('li');
  flushSync(() => first?.click());
  expect(place.textContent).toBe('cba');
  expect(place.querySelectorAll('li')[2]).toBe(first);
});

it('follows fields, choices and the focus', () => {
  const heard = vi.fn<(what: string) => void>();
  const place = shown(
    createElement(
      'form',
      { onFocus: () => heard('focus'), onBlur: () => heard('blur') },
      createElement('input', { defaultValue: '', onChange: ({ target }: { target: HTMLInputElement }) => heard(target.value) }),
      createElement('input', { type: 'checkbox', onChange: () => heard('box') }),
      createElement(
        'select',
        { onChange: ({ target }: { target: HTMLSelectElement }) => heard(target.value) },
        createElement('option', { value: 'one' }),
        createElement('option', { value: 'two' }),
      ),
    ),
  );
  const [text, box] = place.querySelectorAll('input');
  text?.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(text, 'Ana');
  text?.dispatchEvent(new Event('input', { bubbles: true }));
  box?.click();
  const choice = place.querySelector('select');
  if (choice !== null) choice.value = 'two';
  choice?.dispatchEvent(new Event('change', { bubbles: true }));
  text?.blur();
  expect(heard.mock.calls.flat()).toEqual(['focus', 'Ana', 'box', 'two', 'blur']);
});

it('waits for parts and promises, with something else in the meantime', async () => {
  const name = Promise.resolve('Ana');
  const Name = () => use(name);
  const Part = lazy(() => Promise.resolve({ default: () => createElement(Name) }));
  const place = shown(createElement(Suspense, { fallback: '…' }, createElement(Part)));
  expect(place.textContent).toBe('…');
  await vi.waitFor(() => expect(place.textContent).toBe('Ana'));
});

function Broken(): never {
  throw new Error('broken');
}

it('shows an error only in its part, and says which part has it', () => {
  const caught = vi.fn<(stack: string) => void>();
  class Boundary extends Component<{ children: ReactNamespace.ReactNode }, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override componentDidCatch(_error: Error, info: ReactNamespace.ErrorInfo) {
      caught(info.componentStack ?? '');
    }

    override render() {
      return this.state.failed ? 'failed' : this.props.children;
    }
  }
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const place = shown(createElement(Fragment, null, 'rest ', createElement(Boundary, null, createElement(Broken))));
  log.mockRestore();
  expect(place.textContent).toBe('rest failed');
  expect(caught.mock.calls[0]?.[0]).toMatch(/Broken[^]*Boundary/);
});

it('mounts and removes effects, refs and portals', () => {
  const seen: string[] = [];
  const Inside = () => {
    useEffect(() => {
      seen.push('effect');
      return () => void seen.push('cleaned');
    }, []);
    return createPortal(
      createElement('p', { ref: (node: Element | null) => void seen.push(node?.tagName ?? 'none') }, 'in'),
      document.body,
    );
  };
  const Outside = () => {
    const [isIn, setIn] = useState(true);
    return createElement('button', { onClick: () => setIn(false) }, isIn && createElement(Inside));
  };
  const place = shown(createElement(Outside));
  flushSync(() => document.querySelector('p')?.click());
  expect(document.querySelector('p')).toBeNull();
  expect(place.textContent).toBe('');
  expect(seen).toEqual(['P', 'effect', 'none', 'cleaned']);
});

it('finds uses of what is left out', () => {
  expect(useIn('import { useState, useTransition as move } from "react";')).toContain('useTransition');
  expect(useIn('const [a] = React.useOptimistic(b);')).toBe('React.useOptimistic');
  expect(useIn('import { hydrateRoot } from "react-dom/client";')).toContain('hydrateRoot');
  expect(useIn('_jsx("title", { children: name })')).toContain('title');
  expect(useIn('_jsxs("form", { action: send })')).toContain('form');
  expect(useIn('_jsx("input", { onSelect: choose })')).toContain('onSelect');
  expect(useIn('import { useState } from "react"; import { preload } from "./page.ts"; _jsx("p", { onFocus: a })')).toBeNull();
});
