import { expect, it } from 'vitest';
import { openAt, pressed, shown } from './notifications.ts';
import { notice, scope } from './testing.ts';

it("shows the server's message, one notification per table", () => {
  const { title, options } = shown(notice, scope);
  expect(title).toBe('Te toca');
  expect(options).toMatchObject({ body: notice.body, lang: 'es', tag: 'AAAAAAAAAAA', renotify: true });
  expect(options.actions).toEqual([{ action: 'stop', title: 'Ya no me avisen' }]);
  expect(shown({ ...notice, table: null }, scope).options.tag).toBe('tables');
});

it('opens the table, or the start page for several tables', () => {
  const { options } = shown(notice, scope);
  expect(pressed('', options.data)).toEqual({ show: `${scope}t/AAAAAAAAAAA` });
  expect(pressed('', shown({ ...notice, table: null }, scope).options.data)).toEqual({ show: scope });
  const own = shown({ ...notice, token: 'secret' }, scope).options.data;
  expect(pressed('', own)).toEqual({ show: `${scope}t/AAAAAAAAAAA#seat=secret` });
  expect(openAt([{ url: `${scope}t/AAAAAAAAAAA` }], own.target)).toBeDefined();
  expect(pressed('stop', options.data)).toEqual({ post: `${scope}notices/stop/c1.sig` });
});

it('uses a page that shows the table already', () => {
  const pages = [{ url: scope }, { url: `${scope}t/AAAAAAAAAAA?lang=es` }];
  expect(openAt(pages, `${scope}t/AAAAAAAAAAA`)).toBe(pages[1]);
  expect(openAt(pages, `${scope}t/BBBBBBBBBBB`)).toBeUndefined();
  expect(openAt(pages, scope)).toBe(pages[0]);
});
