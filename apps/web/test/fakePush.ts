import { vi } from 'vitest';

/** What the server of a page needs to reach the first browser that asks for it. */
export const subscribed = {
  endpoint: 'https://push.example/1',
  p256dh: 'B'.padEnd(87, 'A'),
  auth: 'A'.repeat(22),
};

/**
 * A browser that can be notified, as its page sees it: subscribed for one server's key at a time.
 */
export class FakePush {
  /** The key for which it is subscribed, and where it is reached; null when it is not. */
  held: { key: string; endpoint: string } | null = null;
  #count = 0;

  private constructor() {}

  /**
   * The browser of this test can be notified from now on. @param consent what its reader says when
   * they are asked
   */
  static begin(consent: NotificationPermission = 'granted'): FakePush {
    const push = new FakePush();
    const notification = {
      permission: 'default' as NotificationPermission,
      requestPermission() {
        this.permission = consent;
        return Promise.resolve(consent);
      },
    };
    const pushManager = {
      subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => push.#subscribe(key),
      getSubscription: () => Promise.resolve(push.#subscription()),
    };
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', {});
    const workers = { ready: Promise.resolve({ pushManager }), getRegistration: () => Promise.resolve({ pushManager }) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
    return push;
  }

  /** The browser is like any other of these tests again. */
  static end(): void {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }

  /** Its push service has it elsewhere from now on. */
  move(): void {
    if (this.held !== null) this.held = { ...this.held, endpoint: this.#next() };
  }

  #subscribe(key: string): Promise<object> {
    if (this.held !== null && this.held.key !== key) return Promise.reject(new DOMException('another key', 'InvalidStateError'));
    this.held ??= { key, endpoint: this.#next() };
    return Promise.resolve(this.#subscription() ?? {});
  }

  #subscription() {
    if (this.held === null) return null;
    const { endpoint } = this.held;
    const { p256dh, auth } = subscribed;
    const unsubscribe = () => {
      this.held = null;
      return Promise.resolve(true);
    };
    return { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  }

  #next(): string {
    this.#count += 1;
    return `https://push.example/${this.#count}`;
  }
}
