import type { RouterContext } from '@koa/router';
import { HttpRefusedError } from '../http/refused.ts';
import type { Handler } from '../http/router.ts';
import { matchesHash } from '../secrets.ts';
import type { AdminCode } from './code.ts';
import { COOKIE } from './cookie.ts';
import type { Sessions } from './sessions.ts';

/**
 * Proof that a request comes from the operator. The class stays in this file: nothing else can
 * create one.
 */
class Proof {
  /** The token of the browser's session; null for a program on this machine. */
  readonly #token: string | null;

  constructor(token: string | null) {
    this.#token = token;
  }

  /** Ends the session, if it is a browser's. */
  end(sessions: Sessions): void {
    if (this.#token !== null) sessions.close(this.#token);
  }
}

export type OperatorSession = Proof;

/** A handler that cannot be called without the operator's session. */
export type OperatorHandler = (ctx: RouterContext, session: OperatorSession) => void | Promise<void>;

interface GuardParts {
  code: AdminCode;
  sessions: Sessions;
  /** The hash of the token for programs on this machine. */
  local: Uint8Array;
}

/** Turns operations of the operator into handlers of HTTP requests. */
export type Guard = (handle: OperatorHandler) => Handler;

/**
 * Refuses every request that has neither a session's cookie nor the token of this machine: 401
 * `unauthorized`.
 */
export function createGuard(parts: GuardParts): Guard {
  return (handle) => (ctx) => handle(ctx, admit(ctx, parts));
}

/**
 * With a bearer token, the cookie is ignored: a wrong token is refused even beside a valid cookie.
 * @throws HttpRefusedError `unauthorized`
 */
function admit(ctx: RouterContext, { code, sessions, local }: GuardParts): OperatorSession {
  const bearer = /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1];
  const cookie = ctx.cookies.get(COOKIE) ?? '';
  const isOperator = bearer === undefined ? sessions.holds(cookie, code.hash) : matchesHash(bearer, local);
  if (!isOperator) throw new HttpRefusedError(401, 'unauthorized');
  return new Proof(bearer === undefined ? cookie : null);
}
