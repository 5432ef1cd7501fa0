import { Router, type RouterContext } from '@koa/router';
import type { Middleware } from 'koa';

/** Answers a request, or throws a refusal; see `errors.ts`. */
export type Handler = (ctx: RouterContext) => void | Promise<void>;

/** A method and a path, with parameters as `:name`. */
export type RouteName = `${'GET' | 'POST' | 'DELETE'} /${string}`;

/**
 * The routes below one path. Each route carries all of its checks in its own chain, and paths match
 * by case: `Router.use()` matches by other rules than routes do, so that some spelling of a path
 * would reach a handler without its checks.
 */
export class Routes {
  readonly #router: Router;
  readonly #checks: readonly Middleware[];

  /**
   * @param prefix the path above all routes, such as `/games`; empty for the root
   * @param checks run before each handler, in this order
   */
  constructor(prefix = '', checks: readonly Middleware[] = []) {
    this.#router = new Router({ prefix, sensitive: true });
    this.#checks = checks;
  }

  /** @param name with the path below the prefix */
  add(name: RouteName, handler: Handler): void {
    const [method = '', path = ''] = name.split(' ');
    this.#router.register(path, [method], [...this.#checks, handler]);
  }

  get middleware(): ReturnType<Router['routes']> {
    return this.#router.routes();
  }
}
