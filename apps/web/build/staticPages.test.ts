import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { repositoryAddress } from './repository.ts';
import { pageOf } from './staticPages.ts';

const html =
  '<html lang="es">\n<head>\n<meta charset="utf-8" /><title>Sobremesa</title><meta name="description" content="Juegos" /></head>';
const page = { path: 'rules/prado/', language: 'en', title: 'Rules & more', description: 'All "rules"', picture: 'prado' };

it('a page begins with its encoding and base, and has its own metadata', () => {
  const made = pageOf(html, page, null);
  expect(made).toMatch(
    /^<html lang="en">\n<head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" [^>]*><base href="\.\.\/\.\.\/"><script>/,
  );
  expect(made.match(/charset/g)).toHaveLength(1);
  expect(made).toContain('<title>Rules &amp; more</title><meta name="description" content="All &quot;rules&quot;" />');
  expect(made).toContain('<meta property="og:title" content="Rules &amp; more">');
  expect(made).not.toContain('og:image');
});

it('the start page has its own folder as its base', () => {
  expect(pageOf(html, { ...page, path: '' }, null)).toContain('<base href="./">');
});

it('a page allows only scripts of its host, and its own first one', () => {
  const made = pageOf(html, page, null);
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(made) ?? [];
  const [, scripts] = /script-src ([^;"]*)/.exec(made) ?? [];
  expect(scripts).toBe(`'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

it('link previews have a picture if the address is known', () => {
  const made = pageOf(html, page, new URL('https://example.org/mesa/'));
  expect(made).toContain('<meta property="og:url" content="https://example.org/mesa/rules/prado/">');
  expect(made).toContain('<meta property="og:image" content="https://example.org/mesa/previews/prado.png">');
});

it.each([
  [{ REPOSITORY_URL: 'https://example.org/a' }, { homepage: 'https://example.org/b' }, 'https://example.org/a'],
  [{}, { repository: { url: 'git+https://example.org/c.git' } }, 'https://example.org/c'],
  [{}, { repository: 'https://example.org/d' }, 'https://example.org/d'],
  [{}, { homepage: 'https://example.org/b' }, 'https://example.org/b'],
  [{}, {}, ''],
])('the repository of %o and %o is found', (env, described, address) => {
  expect(repositoryAddress(env, described)).toBe(address);
});
