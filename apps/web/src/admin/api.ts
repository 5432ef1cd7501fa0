import type { AdminList } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { basePath } from '../lib/base.ts';
import type es from './messages/es.ts';

type Failure = keyof (typeof es)['failures'];

/** A request to `/admin/api` that the server rejected or did not answer. */
export class AdminFailure extends Error {
  override readonly name = 'AdminFailure';
  /** The server's error code; empty without an answer. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** @throws AdminFailure */
export async function ask<T = undefined>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
  try {
    const answer = await fetch(`${basePath}/admin/api${path}`, { method, ...sent });
    const text = await answer.text();
    const body = (text === '' ? undefined : JSON.parse(text)) as unknown;
    if (answer.ok) return body as T;
    throw new AdminFailure((body as { error?: { code?: string } } | undefined)?.error?.code ?? '');
  } catch (error) {
    throw error instanceof AdminFailure ? error : new AdminFailure('');
  }
}

/** Turns a failure into a message for the reader. */
export function useReason(): (error: unknown) => string {
  const t = useTranslations('admin.failures');
  return useCallback(
    (error: unknown) => {
      const code = error instanceof AdminFailure ? error.code : '';
      return t(t.has(code as Failure) ? (code as Failure) : 'other');
    },
    [t],
  );
}

/** A list from the server, as far as it is loaded. */
export interface Listed<T> {
  items: readonly T[];
  total: number;
  more: () => void;
  reload: () => void;
}

/**
 * @param path with a query, to which the offset is added
 * @param onFailure called when a request fails
 * @param source the list is loaded again when this changes
 */
export function useList<T>(path: string, onFailure: (error: unknown) => void, source?: unknown): Listed<T> {
  const [list, setList] = useState<AdminList<T>>({ items: [], total: 0 });
  const load = useCallback(
    (before: readonly T[]) => {
      ask<AdminList<T>>('GET', `${path}&offset=${before.length}`).then(
        ({ items, total }) => setList({ items: [...before, ...items], total }),
        onFailure,
      );
    },
    [path, onFailure],
  );
  const reload = useCallback(() => load([]), [load]);
  useEffect(reload, [reload, source]);
  return { ...list, more: () => load(list.items), reload };
}
